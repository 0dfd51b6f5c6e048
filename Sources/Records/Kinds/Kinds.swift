/// All that is kept.
package enum Kinds {
  package static let types: [any Record.Type] = [
    Nudge.self, MoodLog.self, Note.self, JournalEntry.self, Memory.self, Prompt.self, Snooze.self, Skip.self,
    BrainDump.self, FocusSession.self, Unsorted.self, Setting.self,
  ]

  /// By name.
  package static let all: [String: Shape] = Dictionary(
    uniqueKeysWithValues: types.map { shape(of: $0) }.map { ($0.name, $0) })

  /// `nil` for a kind that this program does not know.
  package static func shape(_ name: String) -> Shape? { all[name] }

  private static func shape<R: Record>(of _: R.Type) -> Shape { R.kind.shape }
}
