import Testing

@testable import Screen

/// What a model says is never taken for what nudgy says.
@Suite struct ModelTextFormatterTests {
  @Test func `Each line stands behind the mark, whatever the model breaks`() {
    #expect(shown("Two things.\n\nDone: the dentist.\n", DisplayOptions()) == "┆ Two things.\n┆ Done: the dentist.\n")
    #expect(shown("Two things.\n", DisplayOptions(isASCII: true)) == "| Two things.\n")
    #expect(shown("Two\nthings.\n", DisplayOptions(isAccessible: true)) == "model: Two\nmodel: things.\n")
    #expect(shown("Two\nthings.\n", DisplayOptions(isPlain: true)) == "model: Two\nmodel: things.\n")
  }

  @Test(arguments: [20, 40, 80])
  func `No row is wider than the screen, and none is without the mark`(width: Int) {
    let text =
      "one two three four five six seven eight nine ten, and https-like-words-that-never-end-at-all-and-go-on\n"
    let rows = shown(text, DisplayOptions(width: width)).split(separator: "\n")
    #expect(rows.count > 1 || width == 80)
    for row in rows {
      #expect(row.hasPrefix("┆ ") && SafeText(String(row)).columns <= width)
    }
  }

  /// What stands before a forged receipt: it is to end just where a terminal of 80 columns does.
  static let paddings = [
    "\u{115F}", "\u{1100}", "\u{A960}", "\u{93E}", "\u{BBE}", "त्रि", "က\u{102C}\u{1031}", "👨‍👩‍👧‍👦", "👍🏽", "❤️",
    "🇩🇪", "1️⃣", "🏴\u{E0067}\u{E0062}\u{E007F}",
    "\u{3164}", "\u{FFA0}", "\u{2800}", "\u{301}", "\u{20DD}", "\u{1D165}", "日", "\u{600}", "é", "x",
    "\u{AD}", "\u{200D}",
  ]

  @Test(arguments: paddings)
  func `No letters are so wide that a terminal goes on without the mark`(letter: String) {
    for count in 1...90 {
      for cluster in [1, 16] {
        let padding = String(repeating: String(repeating: letter, count: cluster), count: count)
        let text = "a\(padding) Done: call mum.\n"
        for row in shown(text, DisplayOptions()).split(separator: "\n") {
          #expect(row.hasPrefix("┆ "))
          #expect(scalarColumns(row) <= 80, "\(count) times \(cluster)")
        }
      }
    }
  }

  /// As a terminal counts that knows no clusters.
  private func scalarColumns(_ row: Substring) -> Int {
    row.unicodeScalars.reduce(0) { columns, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: return columns + (scalar == "\u{FE0F}" ? 1 : 0)
      case .format where !(0x600...0x605).contains(scalar.value): return columns
      default: return columns + (WideRanges.contains(scalar) ? 2 : 1)
      }
    }
  }

  @Test func `It does not matter where its pieces end`() {
    let text = "Start with the tulips, then rest.\nTen minutes are plenty.\n"
    var words = ModelTextFormatter(Screen(DisplayOptions(width: 24)))
    #expect(text.map { words.append(String($0)) }.joined() == shown(text, DisplayOptions(width: 24)))
  }

  @Test func `Nothing in it acts on the terminal`() {
    let hostile = "\u{1b}[2J\u{1b}]0;x\u{7}a\rb\u{9b}31m \u{202e}c\u{8}d\n"
    let shown = shown(hostile, DisplayOptions())
    for scalar in shown.unicodeScalars where scalar != "\n" {
      #expect(!scalar.properties.isBidiControl && scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
    }
  }

  private func shown(_ text: String, _ look: DisplayOptions) -> String {
    var words = ModelTextFormatter(Screen(look))
    return words.append(text)
  }
}
