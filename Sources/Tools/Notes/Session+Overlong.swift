package import Engine
import Language
package import Records
package import Replies
import Session
import Store

// Keeps lines and dumps that are longer than `ReadingLimit` allows.
extension Session {
  /// Keeps an overlong line as a note.
  package func keepOverlong(line: String, _ turn: Turn) throws -> Reply {
    let note = try saveAsNote(line, ids.random(), turn)
    if turn.isFocused { return Reply("Saved.", about: Reference(note)) }
    return Reply(
      "That's too long to read as one line, so I saved all of it as a note: \(heading(of: note)).",
      .lines(["“notes” shows it, and “find note” finds it by any of its words."]), about: Reference(note))
  }

  /// Keeps an overlong brain dump as a note.
  package func keepOverlong(dump: String, _ id: ID, _ turn: Turn) throws -> Reply {
    let note = try saveAsNote(dump, id, turn)
    return Reply(
      "That's too long to make cards of in one go, so I saved all of it as a note: \(heading(of: note)).",
      .lines([
        "“dump” makes cards of up to \(ReadingLimit.dumpLines) lines and \(ReadingLimit.dumpKilobytes) kB at a time."
      ]), about: Reference(note))
  }

  /// Seals the words to the inbox, so no passphrase is needed. As a note they can be found by any of their words.
  private func saveAsNote(_ words: String, _ id: ID, _ turn: Turn) throws -> Note {
    let note = Note(id: id, title: nil, body: try sealToInbox(words, of: id, .noteBody), createdAt: turn.now)
    try change("kept a note", "add_note") { try $0.put(note) }
    return note
  }
}
