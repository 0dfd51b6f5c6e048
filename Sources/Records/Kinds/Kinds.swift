/// All that is kept.
package enum Kinds {
  /// In the order in which people and exports are told of them.
  package static let all: [Shape] = [
    Nudge.kind.shape, MoodLog.kind.shape, Note.kind.shape, JournalEntry.kind.shape, Memory.kind.shape,
    SymptomEntry.kind.shape, Measure.kind.shape, MedicationEntry.kind.shape, MedicationPlan.kind.shape,
    CollaboratorNote.kind.shape, Prompt.kind.shape, Snooze.kind.shape, Skip.kind.shape, BrainDump.kind.shape,
    FocusSession.kind.shape,
    Unsorted.kind.shape, Setting.kind.shape,
  ]

  /// `nil` for a kind that this program does not know.
  package static func shape(_ name: String) -> Shape? { all.first { $0.name == name } }
}
