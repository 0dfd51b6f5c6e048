/// All that is kept, by name.
package enum Kinds {
  /// `nil` for a kind that this program does not know.
  package static func shape(_ name: String) -> Shape? { all[name] }

  package static let all: [String: Shape] = Dictionary(
    uniqueKeysWithValues: [
      Nudge.kind.shape, Snooze.kind.shape, Skip.kind.shape, BrainDump.kind.shape, Unsorted.kind.shape,
      Setting.kind.shape, FocusSession.kind.shape, Note.kind.shape, JournalEntry.kind.shape, MoodLog.kind.shape,
      Memory.kind.shape, Prompt.kind.shape,
    ].map { ($0.name, $0) })
}
