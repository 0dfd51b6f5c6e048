extension Sealed {
  /// All that is sealed, by kind and field. The vault seals the name in with the words, so it never changes: under
  /// another they would not open.
  package enum Place: String, CaseIterable, Sendable {
    case nudgeSaid = "nudge.said"
    case unsortedText = "unsorted.text"
    case dumpText = "brain_dump.text"
    case noteBody = "note.body"
    case entryBody = "journal_entry.body"
    case entryGratitude = "journal_entry.gratitude"
    case promptText = "prompt.text"
    case moodNote = "mood_log.note"
    case memoryFact = "memory.fact"
  }
}

extension Sealed.Place {
  /// `nil` for what stands open.
  package init?(_ shape: Shape, _ column: Shape.Column) { self.init(rawValue: "\(shape.name).\(column.name)") }

  package var kind: String { String(rawValue.prefix { $0 != "." }) }
  package var field: String { String(rawValue.drop { $0 != "." }.dropFirst()) }
}
