import Engine
import Testing

@Suite struct ThoughtsTests {
  @Test(arguments: [
    ("<think>hm, 3 < 4</think>Two cards.", "Two cards."),
    ("Yes. <think>sure?</think>Two.<thinking>ok</thinking>", "Yes. Two."),
    ("so the person wants</think>Two cards.", "Two cards."),
    ("<think>never ends", ""),
    ("2 < 3, <b>bold</b> and <thin", "2 < 3, <b>bold</b> and <thin"),
    ("<reasoning>x</reasoning><<think>y</think>", "<"),
  ])
  func `Thinking is taken out, wherever it is cut`(raw: String, expected: String) {
    for size in [1, 3, 100] { #expect(Self.said(raw, size) == expected, "cut every \(size)") }
  }

  @Test(arguments: [
    ("so the person wants</think>Two cards.", "Two cards."),
    ("<think>said so</think>Two cards.", "Two cards."),
    ("Two cards.", "Two cards."),
  ])
  func `What a model may be thinking is kept back until that is sure`(raw: String, expected: String) {
    var thoughts = ThinkingFilter(omitsThinkingTag: true)
    var text = ""
    for letter in raw.prefix(10) { text += thoughts.consume(String(letter), after: &text) }
    #expect(!"so the person".hasPrefix(text) || text.isEmpty)
    for letter in raw.dropFirst(10) { text += thoughts.consume(String(letter), after: &text) }
    #expect(text + thoughts.end() == expected)
  }

  private static func said(_ raw: String, _ size: Int) -> String {
    var thoughts = ThinkingFilter()
    var text = ""
    var rest = raw[...]
    while !rest.isEmpty {
      let said = thoughts.consume(String(rest.prefix(size)), after: &text)
      text += said
      rest = rest.dropFirst(size)
    }
    return text + thoughts.end()
  }
}
