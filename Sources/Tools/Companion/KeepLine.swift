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
        .internalOnly(
          .optional(
            .choice(
              "as", "what it becomes; else a card, and of what a person in crisis said a note",
              ["card": [], "note": []]))),
        .internalOnly(.optional(.text("line", "the id of the line; without it the last one")))
      ) { turn, kind, id in
        let requestedLine = try id.flatMap({ ID($0) }).flatMap { try store.record(UnsortedLine.self, $0) }
        guard var line = try requestedLine ?? store.lastUnsorted() else {
          return .changedNothing("There's no line waiting to become a card.")
        }
        let words = try sealedFields.open(line.text, of: line.id, .unsortedText)
        let isNote = kind.map { $0 == "note" } ?? (Crisis(words, in: language, isRecent: true) != nil)
        if isNote { return try keepAsNote(line, words, turn) }
        var nudge = newNudge(NudgeDraft(language.capture(words), turn.context), turn)
        nudge.originalText = try keyAccess.whileUnlocked {
          try sealedFields.sealToInbox(words, of: nudge.id, .nudgeOriginalText)
        }
        line.sortedKind = "nudge"
        line.sortedID = nudge.id
        try changes.write("kept \(nudge.title)", "keep_line") {
          try $0.put(nudge)
          try $0.put(line)
        }
        return receipt(of: nudge, turn) { "Got it: \($0)." }
      })
  }

  private func keepAsNote(_ line: UnsortedLine, _ words: String, _ turn: Turn) throws -> Reply {
    let id = ids.random()
    let note = Note(id: id, title: nil, body: try sealedFields.seal(words, of: id, .noteBody), createdAt: turn.now)
    var line = line
    line.sortedKind = "note"
    line.sortedID = id
    try changes.write("kept a note", "keep_line") {
      try $0.put(note)
      try $0.put(line)
    }
    return Reply("Saved as a note: \(heading(of: note)).", about: Reference(note))
  }
}

extension Session {
  package static func taskQuestion(for line: ID) -> Question {
    Question(
      "Is it something to do?",
      choices: [
        .init("yes: make it a card", keepLineCall(for: line).with("as", .words("card"))),
        .init("no: leave it as it is", nil),
      ])
  }

  /// Names the line by its id, as another terminal may have kept a newer one since.
  package static func keepLineCall(for line: ID) -> Call { Call("keep_line", ["line": .id("\(line)")]) }
}
