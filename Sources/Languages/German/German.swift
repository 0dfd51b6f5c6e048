package import Language

/// German as people type it: a normal day's, with and without umlauts.
package enum German: LanguageRules {}

extension Language {
  package static let german = Language(
    tag: "de", rules: German.self, second: .english, words: GermanPhrases.words, tools: GermanPhrases.tools,
    messages: GermanPhrases.messages)
}

extension String {
  /// The words, and behind them those of them that are also typed without umlauts: "fünf fuenf".
  var withoutUmlauts: String {
    let plain = split(separator: " ").filter { $0.contains { "äöüß".contains($0) } }.map { String($0).plain }
    return ([self] + plain).joined(separator: " ")
  }

  /// "fuenf" for "fünf".
  fileprivate var plain: String { map { ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"][$0] ?? String($0) }.joined() }
}

// The same for what holds more than a word.

extension [String] {
  var withoutUmlauts: [String] { self + map(\.plain).filter { !contains($0) } }
}

extension [String: [String]] {
  var withoutUmlauts: [String: [String]] { mapValues(\.withoutUmlauts) }
}

extension [String: String] {
  /// Of signs, apart by commas.
  var withoutUmlauts: [String: String] { mapValues { $0 == $0.plain ? $0 : "\($0), \($0.plain)" } }
}
