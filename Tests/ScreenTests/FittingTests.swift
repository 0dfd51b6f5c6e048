import Civil
import Engine
import Replies
import Testing

@testable import Screen

struct FittingTests {
  static let nasty = [
    "", " ", "a", String(repeating: "x", count: 250), String(repeating: "日本", count: 120),
    String(repeating: "👩‍👩‍👧‍👦", count: 60), "🇩🇪 " + String(repeating: "🇯🇵", count: 40),
    "  indented " + String(repeating: "w ", count: 90),
    "e" + String(repeating: "\u{301}", count: 300), "\u{1B}[31m\u{0}\u{202E}" + String(repeating: "ab\n", count: 60),
    "क्षत्रिय नमस्ते ไทย العربية" + String(repeating: " ❤️", count: 50), "(" + String(repeating: "「。", count: 70),
  ]

  private static func chart(_ text: String, _ steps: Int) -> Reply.Chart {
    let marks = (1...2).map { Reply.Chart.Marks("\(text)", steps: [-1, $0, $0 * $0]) }
    return Reply.Chart(
      "\(text)", notes: ["\(text)"], labels: (0..<steps).map { $0 % (steps - 1) == 0 ? "\(text)" : "b" },
      values: (0..<steps).map(Double.init), range: 0...1000, style: steps % 2 == 0 ? .line : .bars, marks: marks)
  }

  static let replies: [Reply] =
    Samples.all.map(\.reply)
    + nasty.flatMap { text -> [Reply] in
      let card = Samples.card(text, .stale, ["\(text)"], notes: text, reason: "\(text)")
      return [
        Reply("\(text)", .card(card)), Reply(nil, .list(.init("\(text)", [card, Samples.active], more: 3))),
        Reply(nil, .lines(["\(text)"])),
        Reply(nil, .table(.init(nil, columns: ["a", "\(text)"], rows: [["\(text)", "b"]]))),
        Reply(nil, .chart(.init("\(text)", labels: ["\(text)", "b"], values: [1, .nan], range: 0...0))),
        Reply(
          nil,
          .calendar(
            .init("\(text)", notes: ["\(text)"], first: Samples.now.day, counts: [Int](0..<text.count), scaleMaximum: 0)
          )),
        Reply(
          nil, .months(.init("\(text)", notes: ["\(text)"], first: Samples.now.day, values: Array(0..<40)))),
        Reply(nil, .multiples([chart(text, 30), .init(nil, labels: [], values: [], range: 0...0)])),
        Reply(nil, .chart(chart(text, 5))), Reply(nil, .chart(chart(text, 33))),
        Reply(nil, .ring(.init("\(text)", done: text.count, goal: 9))),
        Reply(
          nil, .chart(.init("\(text)", labels: [], values: text.utf8.map(Double.init), range: 0...255, style: .line))),
        Reply(
          nil, .nothing, followUp: .question(.init("\(text)", choices: [.init("\(text)", nil), .init("no", nil)]))),
        Reply(
          nil, .nothing,
          followUp: .keys([Action("x", "\(text)", Call("x")), Action("y", "yes", Call("y"))], again: Call("x"))),
      ]
    }

  @Test(arguments: [DisplayOptions(), DisplayOptions(isAccessible: true), DisplayOptions(isASCII: true)])
  func `no line is wider than the screen, at any width`(look: DisplayOptions) {
    for width in stride(from: 20, through: 200, by: 1) where width < 50 || width % 19 == 0 {
      var look = look
      look.width = width
      for reply in Self.replies {
        let widest = Screen(look).lines(reply).map(\.columns).max() ?? 0
        #expect(widest <= width, "\(width): \(Screen(look).draw(reply))")
      }
    }
  }

  @Test(arguments: [
    DisplayOptions(width: 40), DisplayOptions(isPlain: true), DisplayOptions(width: 40, isAccessible: true),
  ])
  func `no line ends in a blank`(look: DisplayOptions) {
    for reply in Self.replies {
      for line in Screen(look).draw(reply).split(separator: "\n") { #expect(line.last != " ") }
    }
  }

  @Test func `no word is lost in wrapping`() {
    for text in Self.nasty {
      let clean = SafeText(text)
      let kept = clean.wrapped(20).map(\.text).joined().filter { $0 != " " }
      #expect(kept == clean.text.filter { $0 != " " })
    }
  }

  @Test func `lines break between words and keep their indentation`() {
    #expect(SafeText("call mum tomorrow").wrapped(10).map(\.text) == ["call mum", "tomorrow"])
    #expect(SafeText("  - call mum tomorrow").wrapped(12).map(\.text) == ["  - call mum", "  tomorrow"])
    #expect(SafeText("大家さんに、聞く").wrapped(10).map(\.text) == ["大家さん", "に、聞く"])
    #expect(SafeText("abcdefghij").wrapped(4).map(\.text) == ["abcd", "efgh", "ij"])
  }

  @Test func `a prompt line is cut, a notice is whole`() {
    let screen = Screen(DisplayOptions(width: 20))
    #expect(screen.line("It is time to call mum about the flat") == "It is time to call…")
    #expect(screen.notice("It is time to call mum about the flat") == "• It is time to call\n  mum about the flat")
  }
}
