/// Another language for nudgy: what replaces the English of phrases and of words shown.
package struct Overlay: Sendable {
  /// BCP 47, as in `de`.
  package var language: String
  /// Tool name → the phrases that invoke it, instead of the English ones.
  package var phrases: [String: [String]]
  /// Named word rules of the grammar.
  package var rules: KeyValuePairs<String, String>
  /// English key of a `Said` → the same in this language, with the same `{0}` holes.
  package var said: [String: String]

  package init(
    language: String, phrases: [String: [String]] = [:], rules: KeyValuePairs<String, String> = [:],
    said: [String: String] = [:]
  ) {
    self.language = language
    self.phrases = phrases
    self.rules = rules
    self.said = said
  }
}
