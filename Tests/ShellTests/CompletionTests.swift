import Testing

@testable import Shell

@Suite struct CompletionTests {
  @Test(
    arguments: [
      ("x", [], .nothing),
      ("sn", ["snooze"], .replace("snooze ")),
      ("DONE c", ["done call mum", "done call Mo"], .replace("done call ")),
      ("done call ", ["done call mum", "done call Mo"], .list(["mum", "Mo"])),
      ("é", ["école", "été"], .list(["école", "été"])),
    ] as [(String, [String], Completion)])
  func `What all candidates share goes in, else the choice is shown`(
    typed: String, candidates: [String], expected: Completion
  ) {
    #expect(Completion(of: typed, among: candidates) == expected)
  }

  @Test func `Rows hold what fits, and many candidates end in an ellipsis`() {
    #expect(Completion.rows(["one", "two", "three"], columns: 10) == "one  two\nthree")
    let rows = Completion.rows((1...99).map(String.init), columns: 20)
    #expect(rows.hasSuffix("…"))
  }
}
