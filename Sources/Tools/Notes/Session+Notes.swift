import Cards
import Civil
package import Engine
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
          try hits(of: $0, in: .notes)
        }
        return try found.hits.compactMap { try store.record(Note.self, $0.spine.id) }
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
  package func body(of note: Note) throws -> String? { try openUnlessDamaged(note.body, of: note.id, .noteBody) }

  /// The title, else the beginning of the body if it can be opened without asking for a passphrase.
  package func heading(of note: Note) -> LocalizedText {
    if let title = note.title { return "\(title)" }
    return switch contentWithoutPrompt(note.body, of: note.id, .noteBody) {
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
    let matches = try hits(of: TextSearch(Keywords(words, in: language).words), in: .notes)
    return try matches.prefix { $0.score == matches[0].score }.compactMap { try store.record(Note.self, $0.spine.id) }
  }
}
