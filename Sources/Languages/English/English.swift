package import Language

/// English as people type it.
package enum English: LanguageRules {}

extension Language {
  package static let english = Language(
    tag: "en", rules: English.self, fields: .builtIn, words: EnglishPhrases.words, tools: EnglishPhrases.tools)
}

// Shorthand for text that is known to be English.
extension Line {
  init(_ text: String) { self.init(text, in: .english) }
  init(_ text: String, words limit: Int) { self.init(text, words: limit, in: .english) }
}

extension MomentParser {
  static func read(_ text: some StringProtocol) -> Moment? { read(text, in: .english) }
}
