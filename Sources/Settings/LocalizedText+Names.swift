package import Replies

extension LocalizedText {
  /// Makes an English name from a lower-level module translatable.
  package static func localizedName(_ name: String) -> LocalizedText { LocalizedText(stringLiteral: name) }

  /// All names passed to `localizedName`, as literals, so that the message template lists them.
  static let localizedNames: [LocalizedText] = [
    "later", "tonight", "tomorrow", "weekend", "next week",
    "measures", "times put off", "times passed by", "medication plans", "prompts", "lines not sorted", "notes",
    "settings", "moods", "symptoms", "stretches of focus", "dumps", "cards", "facts about you", "doses", "comments",
    "journal entries",
  ]
}
