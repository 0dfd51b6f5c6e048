import Language
import Languages
import Replies
import Testing

@testable import Engine

@Suite struct RecordSelectorTests {
  private static let table: [(text: String, selector: RecordSelector)] = [
    ("", .current), ("it", .current), ("this one", .current), ("that", .current), ("the other one", .other),
    ("2", .number(2)), ("#3", .number(3)), ("the second one", .number(2)), ("the last one", .number(-1)),
    ("number one", .number(1)), ("everything", .every(.list("all"))), ("all of them", .every(.shown)),
    ("everything #work", .every(.tagged("work"))), ("everything on the shopping list", .every(.tagged("shopping"))),
    ("the dentist", .words("dentist")), ("the laundry's", .words("laundry")), ("milk 🥛", .words("milk")),
    ("the second invoice", .words("second invoice")), ("call mum", .words("call mum")),
  ]

  @Test(arguments: table)
  func `Words point at a record, at its number, at all of them, or are its name`(
    text: String, selector: RecordSelector
  ) {
    #expect(RecordSelector(text: text, in: .english) == selector)
  }

  @Test func `What a program is told of one is read as the same`() {
    for (_, selector) in Self.table where selector != .current {
      let text = selector.json.string ?? ""
      #expect(RecordSelector(text: text, in: .english) == selector, "\(text)")
    }
    #expect(RecordSelector.current.json == .null)
  }

  @Test(
    arguments: [
      (RecordSelector.current, "rose"), (.other, "lily"), (.number(1), "fern"), (.number(3), "moss"),
      (.number(-1), "moss"), (.number(-3), "fern"), (.number(4), nil), (.number(0), nil), (.number(-4), nil),
      (.words("fern"), nil), (.every(.shown), nil),
    ] as [(RecordSelector, String?)])
  func `A number counts from the first of the list, or back from its last`(selector: RecordSelector, label: String?) {
    func reference(_ name: String) -> Reference { Reference(kind: "plant", id: name, label: name) }
    var dialogue = Dialogue()
    dialogue.current = reference("rose")
    dialogue.previous = reference("lily")
    dialogue.lastList = ["fern", "ivy", "moss"].map(reference)
    #expect(selector.reference(in: dialogue)?.label == label)
  }
}
