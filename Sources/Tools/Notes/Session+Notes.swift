import Civil
package import Engine
import Language
package import Records
package import Replies
package import Session
import Store

extension Session {
  /// Finds notes by words of their title or body.
  package var notes: ReferenceResolver<Note> {
    ReferenceResolver(
      accepts: { !$0.deleted },
      matches: { try bestNotes($0) },
      label: { note in heading(of: note) },
      reference: { Reference($0) },
      notFound: noteMessages,
      isSealed: true)
  }

  /// The same for looking at a note: where none has all of the words, the rarer ones count.
  var notesToRead: ReferenceResolver<Note> {
    let strict = notes
    return ReferenceResolver(
      accepts: { !$0.deleted },
      matches: { words in
        let best = try strict.matches(words)
        guard best.isEmpty else { return best }
        let found = try FoundTexts(Keywords.searched(words, in: language), in: language) {
          try textFinder.hits(of: $0, in: .notes)
        }
        return try found.hits.compactMap { try store.record(Note.self, $0.header.id) }
      },
      label: { note in heading(of: note) }, reference: { Reference($0) }, notFound: noteMessages, isSealed: true)
  }

  private var noteMessages: NotFoundMessages {
    NotFoundMessages(
      nothingCurrent: "I don't know which note you mean.", noMatch: { "No note matches “\($0)”." },
      deleted: "That note is gone.",
      listHint: "“notes” lists them.")
  }

  /// The note's text; `nil` where it is damaged. Asks for the passphrase where that is needed.
  package func body(of note: Note) throws -> String? {
    try sealedFields.openUnlessDamaged(note.body, of: note.id, .noteBody)
  }

  /// The title, else the beginning of the body if it can be opened without asking for a passphrase.
  package func heading(of note: Note) -> LocalizedText {
    if let title = note.title { return "\(title)" }
    return switch sealedFields.contentWithoutPrompt(note.body, of: note.id, .noteBody) {
    case .text(let body): "\(Session.firstLine(of: body))"
    case .damaged: "a damaged note"
    case .locked: "a sealed note"
    }
  }

  /// - Parameter isWhole: whether to show all of its text, as when it is opened.
  package func card(_ note: Note, _ turn: Turn, isWhole: Bool, excerpt: Excerpt? = nil) throws -> Card {
    let body = isWhole ? try body(of: note) : nil
    let heading = heading(of: note)
    return Card(
      Reference(note), heading: heading, state: .active,
      time: "\(on: When(note.createdAt.day), turn.now)",
      details: (note.pinned ? ["pinned"] : [])
        + (isWhole && body == nil ? ["its words are damaged"] : []),
      notes: body.map { Session.text($0, below: heading.text()) } ?? "", excerpt: excerpt, fields: fields(note))
  }
}

extension Session {
  private func bestNotes(_ words: String) throws -> [Note] {
    let matches = try textFinder.hits(of: TextSearch(Keywords(words, in: language).words), in: .notes)
    return try matches.prefix { $0.score == matches[0].score }.compactMap { try store.record(Note.self, $0.header.id) }
  }
}

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
    let note = Note(
      id: id, title: nil, body: try sealedFields.sealToInbox(words, of: id, .noteBody), createdAt: turn.now)
    try changes.write("kept a note", "add_note") { try $0.put(note) }
    return note
  }
}
