import Engine

/// What many records of a kind are called outside of the store.
struct KindNames: Sendable {
  /// In an export; it never changes.
  let forPrograms: String
  let forPeople: Said

  /// By kind.
  static let all: [String: KindNames] = [
    "nudge": KindNames(forPrograms: "nudges", forPeople: "cards"),
    "mood_log": KindNames(forPrograms: "moods", forPeople: "moods"),
    "note": KindNames(forPrograms: "notes", forPeople: "notes"),
    "journal_entry": KindNames(forPrograms: "journalEntries", forPeople: "journal entries"),
    "memory": KindNames(forPrograms: "memories", forPeople: "facts about you"),
    "prompt": KindNames(forPrograms: "prompts", forPeople: "prompts"),
    "snooze": KindNames(forPrograms: "snoozes", forPeople: "times put off"),
    "skip": KindNames(forPrograms: "skips", forPeople: "times passed by"),
    "brain_dump": KindNames(forPrograms: "dumps", forPeople: "dumps"),
    "focus_session": KindNames(forPrograms: "focusSessions", forPeople: "stretches of focus"),
    "unsorted": KindNames(forPrograms: "unsorted", forPeople: "lines not sorted"),
    "setting": KindNames(forPrograms: "settings", forPeople: "settings"),
  ]
}
