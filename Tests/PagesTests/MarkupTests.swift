import Testing

@testable import Pages

struct MarkupTests {
  static let cases: [(words: String, html: String)] = [
    ("plain words", "plain words"),
    ("<script>alert('&\"')</script>", "&lt;script&gt;alert(&#39;&amp;&quot;&#39;)&lt;/script&gt;"),
    ("\" onload=\"x", "&quot; onload=&quot;x"),
    ("&amp;", "&amp;amp;"),
    ("two\r\nlines\u{2028}more\u{85}", "two\nlines\nmore\n"),
    ("tab\there", "tab here"),
    ("nul\u{0} bell\u{7} \u{1B}[2J del\u{7F}", "nul␀ bell␇ ␛[2J del␡"),
    ("c1\u{9B}31m", "c131m"),
    ("\u{202E}turned\u{202C} \u{2066}held\u{2069}\u{200F}\u{200B}\u{FEFF}", "turned held"),
    ("hidden\u{E0068}\u{E0069} tags", "hidden tags"),
    ("\u{FFFF}x", "x"),
    ("👩‍👩‍👧‍👦 क्षि می‌خواهم", "👩‍👩‍👧‍👦 क्षि می‌خواهم"),
    ("e" + String(repeating: "\u{301}", count: 1000), "e" + String(repeating: "\u{301}", count: 15)),
    ("<\u{301}b>", "&lt;\u{301}b&gt;"),
  ]

  @Test(arguments: cases)
  func `words become text and nothing else`(words: String, html: String) {
    #expect(Markup.escaped(words).unicodeScalars.elementsEqual(html.unicodeScalars))
  }

  @Test func `what is interpolated is escaped, and what is markup already is not escaped again`() {
    let words = "<b>"
    let inner: Markup = "<i>\(words)</i>"
    let outer: Markup = "<p title=\"\(words)\">\(inner)\([inner, inner])\(7)</p>"
    #expect(
      outer.text
        == "<p title=\"&lt;b&gt;\"><i>&lt;b&gt;</i><i>&lt;b&gt;</i><i>&lt;b&gt;</i>7</p>")
  }

  @Test func `a page of hostile words has the elements of a page of kind ones`() {
    let names = Set(Samples.full.html.split(separator: "<").dropFirst().map { $0.prefix { !" >\n".contains($0) } })
    let html = Samples.hostile.html
    for tag in html.split(separator: "<").dropFirst() {
      #expect(names.contains(tag.prefix { !" >\n".contains($0) }) || tag.hasPrefix("p class=\"loss\""))
    }
    #expect(!html.contains("<script"))
    #expect(html.contains("&lt;script&gt;alert(1)"))
    #expect(
      html.unicodeScalars.allSatisfy { $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory) })
  }
}
