import Testing

@testable import Screen

/// What a model says is never taken for what nudgy says.
@Suite struct ModelWordsTests {
  @Test func `Each line stands behind the mark, whatever the model breaks`() {
    #expect(shown("Two things.\n\nDone: the dentist.\n", Look()) == "┆ Two things.\n┆ Done: the dentist.\n")
    #expect(shown("Two things.\n", Look(isASCII: true)) == "| Two things.\n")
    #expect(shown("Two\nthings.\n", Look(isAccessible: true)) == "model: Two\nmodel: things.\n")
    #expect(shown("Two\nthings.\n", Look(isPlain: true)) == "model: Two\nmodel: things.\n")
  }

  @Test(arguments: [20, 40, 80])
  func `No row is wider than the screen, and none is without the mark`(width: Int) {
    let text =
      "one two three four five six seven eight nine ten, and https-like-words-that-never-end-at-all-and-go-on\n"
    let rows = shown(text, Look(width: width)).split(separator: "\n")
    #expect(rows.count > 1 || width == 80)
    for row in rows {
      #expect(row.hasPrefix("┆ ") && Clean(String(row)).columns <= width)
    }
  }

  @Test func `It does not matter where its pieces end`() {
    let text = "Start with the tulips, then rest.\nTen minutes are plenty.\n"
    var words = ModelWords(Screen(Look(width: 24)))
    #expect(text.map { words.take(String($0)) }.joined() == shown(text, Look(width: 24)))
  }

  @Test func `Nothing in it acts on the terminal`() {
    let hostile = "\u{1b}[2J\u{1b}]0;x\u{7}a\rb\u{9b}31m \u{202e}c\u{8}d\n"
    let shown = shown(hostile, Look())
    for scalar in shown.unicodeScalars where scalar != "\n" {
      #expect(!scalar.properties.isBidiControl && scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
    }
  }

  private func shown(_ text: String, _ look: Look) -> String {
    var words = ModelWords(Screen(look))
    return words.take(text)
  }
}
