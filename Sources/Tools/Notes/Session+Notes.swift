import Cards
import Civil
package import Engine
package import Records
package import Replies
package import Session
import Store

extension Session {
  /// Notes by their words, heading or body.
  package var notes: ReferenceResolver<Note> {
    ReferenceResolver(
      holds: { !$0.deleted },
      named: { try bestNotes($0) },
      label: { note in heading(of: note) },
      reference: { Reference($0) },
      absence: NotFoundMessages(
        unknown: "I do not know which note you mean.", unsaid: { "No note says \($0)." }, gone: "That note is gone.",
        list: "“notes” lists them."),
      isSealed: true)
  }

  /// `nil` where it is damaged. Asks for the passphrase where that is needed.
  package func body(of note: Note) throws -> String? { try openUnlessDamaged(note.body, of: note.id, .noteBody) }

  /// Its title, or else how its body begins, as far as that can be seen without asking anybody.
  package func heading(of note: Note) -> LocalizedText {
    if let title = note.title { return "\(title)" }
    return switch seen(note.body, of: note.id, .noteBody) {
    case .words(let body): "\(Session.beginning(of: body))"
    case .damaged: "a damaged note"
    case .locked: "a sealed note"
    }
  }

  /// As it stands in a list, or with all its words.
  package func card(_ note: Note, _ turn: Turn, isWhole: Bool, excerpt: Excerpt? = nil) throws -> Card {
    let body = isWhole ? try body(of: note) : nil
    let heading = heading(of: note)
    let kept: LocalizedText = "kept \(on: When(note.createdAt.day), turn.now)"
    return Card(
      Reference(note), heading: heading, state: .active,
      details: (note.pinned ? ["pinned, \(kept)"] : [kept]) + (isWhole && body == nil ? ["its words are damaged"] : []),
      notes: body.map { $0 == heading.text() ? "" : $0 } ?? "", excerpt: excerpt, fields: fields(note))
  }
}

extension Session {
  private func bestNotes(_ words: String) throws -> [Note] {
    let found = try hits(of: TextSearch(Keywords(words, in: language).words), in: .notes)
    return try found.prefix { $0.score == found[0].score }.compactMap { try store.record(Note.self, $0.spine.id) }
  }
}
