package import Engine
import Language
import Records
import Replies
package import Session

extension Session {
  package var addNote: Tool {
    Tool(
      "add_note", verb: "note", "Keeps a note.", topic: .notes, writes: true, onlyAdds: true, toolset: .essential,
      needsPhrase: .unlessNamed,
      does: Work(
        .sealed(
          .prompted(
            .long(.text("body", "what to keep, in the person's own words; without it the note takes many lines")))),
        .optional(.text("title", "its heading, which is not sealed")),
        .internalOnly(.optional(.text("id", "the note that is being written"))),
        .internalOnly(.flag("line", "one more line of it"))
      ) { turn, body, title, id, isLine in
        let id = id.flatMap({ ID($0) }) ?? ids.random()
        switch (body, isLine) {
        case (nil, _): return try startNote(id, title, turn)
        case (let line?, true): return try storeDraftLine(line, of: id, Session.noteWriting, turn)
        case (let text?, false): return try saveNote(text, title, id, turn)
        }
      })
  }

  private static let noteWriting = MultilineDraft(fieldName: .noteBody, tool: "add_note", parameter: "body")

  private func startNote(_ id: ID, _ title: String?, _ turn: Turn) throws -> Reply {
    try tryKey(Session.noteWriting)
    let earlier = try interruptedDrafts(Session.noteWriting)
    for note in earlier { _ = try saveNote(note.text, nil, note.id, turn) }
    let receipt: LocalizedText? = earlier.isEmpty ? nil : "Saved: \(earlier.count, "note", "notes") cut short earlier."
    var call = Call("add_note")
    if let title {
      call = call.with("title", .words(title))
      // Kept as the first line, so that it survives if the note is interrupted.
      _ = try storeDraftLine(title, of: id, Session.noteWriting, turn)
    }
    return Reply(
      receipt,
      followUp: .collector(
        Session.noteWriting.collector(
          id, "Write as many lines as you like.", call)))
  }

  private func saveNote(_ text: String, _ title: String?, _ id: ID, _ turn: Turn) throws -> Reply {
    guard !text.trimmed.isEmpty else {
      // Ends the writing, as the heading alone would come back as an interrupted note.
      try deleteDraftLines(Session.noteWriting, id)
      return .changedNothing("You didn't write anything, so nothing was saved.")
    }
    let changeLabel: LocalizedText = title.map { "kept the note \($0)" } ?? "kept a note"
    let note: Note = try changes.revise(id, changeLabel, "add_note") { known in
      guard var known else {
        return Note(id: id, title: title, body: try sealedFields.seal(text, of: id, .noteBody), createdAt: turn.now)
      }
      let words = MultilineDraft.merged(try sealedFields.open(known.body, of: id, .noteBody), text)
      known.body = try sealedFields.seal(words, of: id, .noteBody)
      return known
    }
    try deleteDraftLines(Session.noteWriting, id)
    // While the person focuses, the reply has nothing to read.
    if turn.isFocused { return Reply("Saved.", about: Reference(note)) }
    return Reply("Saved as a note: \(heading(of: note)).", about: Reference(note))
  }
}
