import Testing

@Suite struct EnterTests {
  @Test func `A question to be answered with y or n says which answer Enter is`() {
    let questions = MessageTemplate.shared.entries.map(\.key).filter { $0.contains("y or n") }
    #expect(!questions.isEmpty)
    #expect(questions.filter { !$0.contains("(Enter ") } == [])
  }
}
