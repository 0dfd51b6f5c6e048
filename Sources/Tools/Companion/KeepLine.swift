import Cards
package import Engine
import Language
import NotesTools
package import Records
package import Replies
package import Session
import Store

extension Session {
  package var keepLine: Tool {
    Tool(
      "keep_line", verb: "keep", "Makes a card of the last line that was not understood.", topic: .companion,
      writes: true,
      does: Work(
        .inner(
          .optional(
            .choice(
              "as", "what it becomes; else a card, and of what a person in crisis said a note",
              ["card": [], "note": []]))),
        .inner(.optional(.text("line", "the id of the line; without it the last one")))
      ) { turn, kind, id in
        let asked = try id.flatMap({ ID($0) }).flatMap { try store.record(Unsorted.self, $0) }
        guard var line = try asked ?? store.lastUnsorted() else {
          return Reply("There is no line waiting to be kept.")
        }
        let words = try open(line.text, of: line.id, .unsortedText)
        let isNote = kind.map { $0 == "note" } ?? (Crisis(words, in: language, isHeard: true) != nil)
        if isNote { return try keptAsNote(line, words, turn) }
        var nudge = newNudge(Draft(language.capture(words), turn.reading), turn)
        nudge.originalText = try whileUnlocked { try post(words, of: nudge.id, .nudgeSaid) }
        line.sortedKind = "nudge"
        line.sortedID = nudge.id
        try change("kept \(nudge.title)", "keep_line") {
          try $0.put(nudge)
          try $0.put(line)
        }
        return Reply("Kept: \(nudge.title).", .card(card(nudge, turn)))
      })
  }

  private func keptAsNote(_ line: Unsorted, _ words: String, _ turn: Turn) throws -> Reply {
    let id = ids.random()
    let note = Note(id: id, title: nil, body: try seal(words, of: id, .noteBody), createdAt: turn.now)
    var line = line
    line.sortedKind = "note"
    line.sortedID = id
    try change("kept a note", "keep_line") {
      try $0.put(note)
      try $0.put(line)
    }
    return Reply("Kept as a note: \(heading(of: note)).", about: Reference(note))
  }
}

extension Session {
  package static func doubt(_ line: ID) -> Question {
    Question(
      "Is it something to do?",
      choices: [.init("yes: keep it as a card", keeping(line).with("as", .words("card"))), .init("no: leave it", nil)])
  }

  /// That very line, whatever another terminal has kept since.
  package static func keeping(_ line: ID) -> Call { Call("keep_line", ["line": .id("\(line)")]) }
}
