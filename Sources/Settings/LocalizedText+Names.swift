package import Replies

extension LocalizedText {
  /// A name that a module below gives in English, where a language may have another.
  package static func named(_ name: String) -> LocalizedText { LocalizedText(stringLiteral: name) }

  /// All of those, as literals, so that the template of translations lists them.
  static let names: [LocalizedText] = [
    "later", "tonight", "tomorrow", "weekend", "next week",
    "measures", "times put off", "times passed by", "medication plans", "prompts", "lines not sorted", "notes",
    "settings", "moods", "symptoms", "stretches of focus", "dumps", "cards", "facts about you", "doses", "comments",
    "journal entries",
  ]
}
