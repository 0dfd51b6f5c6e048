package import Engine
import Language
package import Records
package import Replies
import Session
import Store

// What is longer than `ReadingLimit` says.
extension Session {
  /// Keeps a line whole.
  package func keptUnread(line: String, _ turn: Turn) throws -> Reply {
    let note = try keepUnread(line, ids.random(), turn)
    if turn.isFocused { return Reply("Kept.", about: Reference(note)) }
    return Reply(
      "That is too long to be read as one line, so it is kept whole, as a note: \(heading(of: note)).",
      .lines(["“notes” shows it, and “find note” finds it by any of its words."]), about: Reference(note))
  }

  /// The same with a brain dump.
  package func keptUnread(dump: String, _ id: ID, _ turn: Turn) throws -> Reply {
    let note = try keepUnread(dump, id, turn)
    return Reply(
      "That is too long to make cards of in one go, so it is kept whole, as a note: \(heading(of: note)).",
      .lines([
        "“dump” makes cards of up to \(ReadingLimit.dumpLines) lines and \(ReadingLimit.dumpKilobytes) kB at a time."
      ]), about: Reference(note))
  }

  /// As a note it can be found by any of its words. Like all that is captured it never waits for a passphrase.
  private func keepUnread(_ words: String, _ id: ID, _ turn: Turn) throws -> Note {
    let note = Note(id: id, title: nil, body: try post(words, of: id, .noteBody), createdAt: turn.now)
    try change("kept a note", "add_note") { try $0.put(note) }
    return note
  }
}
