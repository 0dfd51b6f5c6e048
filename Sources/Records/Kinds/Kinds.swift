package enum Kinds {
  /// All that is kept and that a person's devices tell each other, in the order in which people and exports are told of
  /// it.
  package static let all: [Shape] = [
    Nudge.kind.shape, MoodLog.kind.shape, Note.kind.shape, JournalEntry.kind.shape, Memory.kind.shape,
    SymptomEntry.kind.shape, Measure.kind.shape, MedicationEntry.kind.shape, MedicationPlan.kind.shape,
    CollaboratorNote.kind.shape, Prompt.kind.shape, Snooze.kind.shape, Skip.kind.shape, BrainDump.kind.shape,
    FocusSession.kind.shape,
    Unsorted.kind.shape, Setting.kind.shape,
  ]

  /// What stays on the device that made it. People and exports are told of it with the kind that goes by the same name.
  package static let local: [Shape] = [DraftLine.kind.shape]
  /// Every kind that has a table.
  package static let stored = all + local

  /// `nil` for a kind that this program does not know.
  package static func shape(_ name: String) -> Shape? { stored.first { $0.name == name } }
}
