import Testing

@testable import Language
@testable import Languages

@Suite struct ListingTests {
  @Test func `A long line lists nothing`() {
    let line = "tomorrow: " + (1...30).map { "thing number \($0)" }.joined(separator: ", ")
    #expect(InlineList(line, in: .english) == nil)
    #expect(InlineList("tomorrow: bank, no wait not the bank, post office", in: .english) == nil)
    #expect(InlineList("tomorrow: load the van, fuel, bins", in: .english)?.captures.count == 3)
  }
}
