import Testing

@testable import Screen

struct SafeTextTests {
  static let cases: [(raw: String, shown: String)] = [
    ("plain words", "plain words"),
    ("\u{1B}[2J", "␛[2J"),
    ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
    ("\u{9B}31m", "\u{FFFD}31m"),
    ("nul\u{0}", "nul␀"),
    ("del\u{7F}", "del␡"),
    ("back\u{8}space", "back␈space"),
    ("two\nlines", "two lines"),
    ("two\u{2028}lines\u{85}more", "two lines more"),
    ("tab\there", "tab here"),
    ("\u{202E}abc\u{202C}", "abc"),
    ("\u{2066}abc\u{2069}\u{200F}", "abc"),
    ("zero\u{200B}width\u{FEFF}", "zerowidth"),
    ("\u{301}lone mark", "◌\u{301}lone mark"),
    ("hidden\u{E0068}\u{E0069} tags", "hidden tags"),
    ("🏴\u{E0067}\u{E0062}\u{E007F} flag", "🏴\u{E0067}\u{E0062}\u{E007F} flag"),
    ("👩‍👩‍👧‍👦 क्षि", "👩‍👩‍👧‍👦 क्षि"),
    ("\u{FFFF}x", "x"),
  ]

  @Test(arguments: cases)
  func `text is shown harmless`(raw: String, shown: String) {
    #expect(SafeText(raw).text.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test func `no scalar brings a control character to the terminal`() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = SafeText("a\(scalar)b").text.unicodeScalars
      #expect(shown.allSatisfy { $0.properties.generalCategory != .control }, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `a row of columns ends with its last word, but keeps its first tab`() {
    #expect(SafeText.tabSeparated(["1", "milk", ""]).text == "1\tmilk")
    #expect(SafeText.tabSeparated(["1", "", "due"]).text == "1\t\tdue")
    #expect(SafeText.tabSeparated(["Tue", ""]).text == "Tue\t")
  }

  @Test func `cleaning twice changes nothing`() {
    for (raw, _) in Self.cases { #expect(SafeText(SafeText(raw).text) == SafeText(raw)) }
  }

  @Test func `a tower of marks is cut`() {
    let tower = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(SafeText(tower).text.unicodeScalars.count == 16)
  }

  @Test(arguments: ["\u{93E}", "\u{BBE}"])
  func `a letter with marks beside each other is no wider than any letter`(mark: String) {
    let wide = SafeText("e" + String(repeating: mark, count: 15))
    #expect(wide.text.count == 1 && (2...8).contains(wide.columns))
  }

  @Test func `a title that is offered to be typed is one line`() {
    #expect(Screen(DisplayOptions()).title("call mum\ndrop everything\u{1B}[A") == "call mum drop everything␛[A")
  }

  @Test func `a model's words keep their line breaks and nothing else`() {
    #expect(Screen(DisplayOptions()).words("one\n\u{1B}[31mtwo\n") == "one\n␛[31mtwo\n")
  }
}
