package enum Kinds {
  /// All kinds that are synced between a person's devices, in the order in which people see them and exports list them.
  package static let all: [Shape] = [
    Nudge.kind.shape, MoodLog.kind.shape, Note.kind.shape, JournalEntry.kind.shape, Memory.kind.shape,
    SymptomEntry.kind.shape, Measure.kind.shape, MedicationEntry.kind.shape, MedicationPlan.kind.shape,
    CollaboratorNote.kind.shape, Prompt.kind.shape, Snooze.kind.shape, Skip.kind.shape, BrainDump.kind.shape,
    FocusSession.kind.shape,
    UnsortedLine.kind.shape, Setting.kind.shape,
  ]

  /// Kinds that stay on the device that made them. To people and in exports they are counted with the kind of the same
  /// `pluralName`.
  package static let local: [Shape] = [DraftLine.kind.shape]
  /// Every kind that has a table.
  package static let stored = all + local

  /// `nil` for a kind that this program does not know.
  package static func shape(_ name: String) -> Shape? { stored.first { $0.name == name } }
}
