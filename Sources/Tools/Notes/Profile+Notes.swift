import Civil
import Engine
import Records
import Store

extension Profile {
  /// Notes by their words, heading or body.
  var notes: Shelf<Note> {
    Shelf(
      holds: { !$0.deleted },
      named: { try bestNotes($0) },
      label: { note in try heading(of: note) },
      reference: reference,
      missing: { which in
        switch which {
        case .current, .other:
          Trouble("I do not know which note you mean.", hint: "“notes” lists them.", code: .notFound)
        case .number(let number): Trouble("There is no number \(number) on the last list.", code: .notFound)
        case .words(let words): Trouble("No note says \(words).", hint: "“notes” lists them.", code: .notFound)
        case .id: Trouble("That note is gone.", code: .notFound)
        }
      },
      isSealed: true)
  }

  func reference(_ note: Note) -> Reference {
    Reference(kind: "note", id: note.id.text, label: note.title ?? "")
  }

  func body(of note: Note) throws -> String? { try openUnlessDamaged(note.body, of: note.id, "note.body") }

  /// Its title, or else how its body begins.
  func heading(of note: Note) throws -> Said {
    if let title = note.title { return "\(title)" }
    guard let body = try body(of: note) else { return "a damaged note" }
    return "\(Profile.beginning(of: body))"
  }

  /// - Parameter isWhole: with all its words, as when it is opened.
  func card(_ note: Note, _ turn: Turn, isWhole: Bool, excerpt: Excerpt? = nil) throws -> Card {
    let body = try body(of: note)
    let heading = try heading(of: note).text()
    let kept: Said = "kept \(on: When(note.createdAt.day), turn.now)"
    return Card(
      reference(note), title: heading, state: .active,
      details: (note.pinned ? ["pinned, \(kept)"] : [kept]) + (body == nil ? ["its words are damaged"] : []),
      notes: isWhole && body != heading ? body ?? "" : "", excerpt: excerpt, fields: fields(note))
  }
}

extension Profile {
  private func bestNotes(_ words: String) throws -> [Note] {
    let found = try hits(words, in: .notes)
    return try found.prefix { $0.hit.score == found[0].hit.score }.compactMap {
      try store.record(Note.self, $0.spine.id)
    }
  }
}
