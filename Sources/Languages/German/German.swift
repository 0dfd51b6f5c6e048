package import Language

/// German as people type it every day, with and without umlauts.
package enum German: LanguageRules {}

extension Language {
  package static let german = Language(
    tag: "de", rules: German.self, second: .english, words: GermanPhrases.words, tools: GermanPhrases.tools,
    messages: GermanPhrases.messages)
}

extension String {
  /// The words, followed by those with umlauts spelt without them: "fünf fuenf".
  var addingASCIISpellings: String {
    let spellings = split(separator: " ").filter { $0.contains { "äöüß".contains($0) } }.map {
      String($0).asciiSpelling
    }
    return ([self] + spellings).joined(separator: " ")
  }

  /// "fuenf" for "fünf".
  fileprivate var asciiSpelling: String {
    map { ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"][$0] ?? String($0) }.joined()
  }
}

// The same for lists and tables, whose entries may hold several words.

extension [String] {
  var addingASCIISpellings: [String] { self + map(\.asciiSpelling).filter { !contains($0) } }
}

extension [String: [String]] {
  var addingASCIISpellings: [String: [String]] { mapValues(\.addingASCIISpellings) }
}

extension [String: String] {
  /// For values that are signs separated by commas.
  var addingASCIISpellings: [String: String] {
    mapValues { $0 == $0.asciiSpelling ? $0 : "\($0), \($0.asciiSpelling)" }
  }
}
