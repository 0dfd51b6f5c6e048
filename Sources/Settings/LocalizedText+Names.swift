package import Replies

extension LocalizedText {
  /// Makes an English name from a lower-level module translatable.
  package static func localizedName(_ name: String) -> LocalizedText { LocalizedText(stringLiteral: name) }

  /// All names passed to `localizedName`, as literals, so that the message template lists them.
  static let localizedNames: [LocalizedText] = [
    "later", "tonight", "tomorrow", "weekend", "next week",
    "measures", "snoozes", "times skipped", "medication plans", "prompts", "unsorted lines", "notes",
    "settings", "moods", "symptoms", "focus sessions", "dumps", "cards", "facts about you", "doses", "comments",
    "journal entries",
  ]
}
