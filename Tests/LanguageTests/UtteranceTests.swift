import Languages
import Testing

@testable import Language

@Suite struct UtteranceTests {
  @Test(arguments: [
    ("Ring the vet's tomorrow, ok?", "ring|the|vets|tomorrow|,|ok|?"),
    ("bins/dishes/mop", "bins|/|dishes|/|mop"),
    ("bp 120/80 at 9.30, weight 71,5", "bp|120/80|at|9.30|,|weight|71,5"),
    ("check-in at 12:15", "checkin|at|12:15"),
    ("todo:buy milk", "todo|:|buy|milk"),
    ("one\n- two", "one|\n|-|two"),
    ("Zahnärztin übermorgen", "zahnärztin|übermorgen"),
    ("mail jo@example.com 🎂", "mail|jo@example.com|🎂"),
    ("  ", ""),
  ])
  func `Words, figures and marks are tokens`(text: String, keys: String) {
    #expect(Utterance(text, in: .english).tokens.map(\.key).joined(separator: "|") == keys)
  }

  @Test func `Tokens know where they stand`() {
    let line = Utterance("ring “Zoë” at 5pm", in: .english)
    #expect(line.tokens.indices.map { String(line.words($0..<$0 + 1)) } == ["ring", "“", "Zoë", "”", "at", "5pm"])
    #expect(line.words(2..<5) == "Zoë” at")
    #expect(line.tokens.map(\.shape) == [.word, .mark, .name, .mark, .word, .mixed])
  }

  @Test func `Capitals tell a name only where not all are`() {
    #expect(Utterance("NO GYM TODAY, BIN IT", in: .english).tokens.allSatisfy { [.word, .mark].contains($0.shape) })
    #expect(Utterance("BBC", in: .english).tokens.map(\.shape) == [.capitals])
    #expect(Utterance("ring the BBC", in: .english).tokens.map(\.shape) == [.word, .word, .capitals])
  }

  @Test func `Beside its tokens a line has no kind of word`() {
    let line = Utterance("hot flush at 2, dog next door at 5", in: .english)
    #expect(line.kind(of: -1) == .edge && line.kind(of: line.tokens.count) == .edge)
    #expect(Utterance("", in: .english).kind(of: 0) == .edge)
  }

  @Test func `What says when is marked from its first word on`() {
    let line = Utterance("put the bins out every tuesday at 8pm please", in: .english)
    #expect(line.timing.map { "\($0)".prefix(1) }.joined() == "nnnnbcccn")
  }
}
