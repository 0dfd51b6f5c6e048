import Testing

@testable import Engine

@Suite struct LinkFilterTests {
  @Test(arguments: [
    ("Water it on friday.", "Water it on friday."),
    ("See https://evil.example/?q=secret now", "See (a link, left out) now"),
    ("https://evil.example", "(a link, left out)"), ("at the end www.evil.example", "at the end (a link, left out)"),
    ("two mailto:a@b.example\n\n tel:112 here", "two (a link, left out)\n\n (a link, left out) here"),
    ("  a  b\tc\n", "  a  b\tc\n"), ("", ""), ("   ", "   "),
  ])
  func `A link is left out wherever the text is cut, and every blank stays`(text: String, shown: String) {
    let letters = Array(text)
    for size in 1...max(1, letters.count) {
      var filter = LinkFilter()
      let pieces = stride(from: 0, to: letters.count, by: size).map {
        filter.consume(String(letters[$0..<min($0 + size, letters.count)]))
      }
      #expect(pieces.joined() + filter.end() == shown, "in pieces of \(size)")
    }
  }

  @Test func `A word is held back until it has ended, and told only once`() {
    var filter = LinkFilter()
    #expect(filter.consume("Start ") == "Start ")
    #expect(filter.consume("ht") == "")
    #expect(filter.consume("tps://x.example and") == "(a link, left out) ")
    #expect(filter.end() == "and")
    #expect(filter.end() == "")
  }
}
