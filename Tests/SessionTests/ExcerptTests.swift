import Records
import Replies
import Session
import Testing

@Suite struct ExcerptTests {
  /// 72 characters, as many as an excerpt has.
  private static let line = "boiler " + String(repeating: "pressure ", count: 6) + "dial green!"

  @Test(arguments: [("", true), (" and then some more of it", false)])
  func `A text that just fits is shown whole, and a longer one is cut between words`(more: String, isWhole: Bool) throws
  {
    #expect(ExcerptTests.line.count == 72)
    let excerpt = try #require(Excerpt(ExcerptTests.line + more, TextSearch(["boiler"])))
    #expect((excerpt.text == ExcerptTests.line + more) == isWhole)
    #expect(excerpt.text.hasSuffix("…") != isWhole)
  }
}
