package import Language

extension Language {
  package static let english = Language(tag: "en", words: EnglishPhrases.words, tools: EnglishPhrases.tools)
}
