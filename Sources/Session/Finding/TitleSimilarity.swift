package import Language
import Records

/// How similar a title is to a query whose words are not all in it: "well i called the bank" and "call the bank about
/// the card".
///
/// The Dice coefficient (L. R. Dice, 1945) of their words without stop words. Any form of a word counts as equal ("ssds",
/// "dave's"), and so do verbs of one meaning; a word with a typo counts 0.8. The score is 0 if only one of several words
/// matches, as "water bill" is not "water the ferns", or if all matching words are misspelt.
package struct TitleSimilarity {
  private let queryWords: [Word]
  private let language: Language

  package init(_ words: String, in language: Language) {
    queryWords = TitleSimilarity.words(of: words, language)
    self.language = language
  }

  /// The words of the query, without stop words.
  package var words: [String] { queryWords.map(\.text) }

  /// From 0, nothing in common, to 1.
  func score(_ title: String) -> Double {
    let titleWords = TitleSimilarity.words(of: title, language)
    guard !queryWords.isEmpty, !titleWords.isEmpty else { return 0 }
    let similarities = queryWords.map { word in titleWords.lazy.map { word.similarity(to: $0) }.max() ?? 0 }
    let shared = similarities.reduce(0, +)
    guard similarities.contains(1), similarities.count(where: { $0 > 0 }) > 1 || similarities.count == 1 else {
      return 0
    }
    return 2 * shared / Double(queryWords.count + titleWords.count)
  }

  /// The items with the most similar titles: all within `minLead` of the best, or none if the best is below `minScore`.
  package func nearest<Item>(_ items: [Item], _ title: (Item) -> String) -> [Item] {
    let scored = items.map { (item: $0, score: score(title($0))) }
    guard let best = scored.map(\.score).max(), best >= TitleSimilarity.minScore else { return [] }
    return scored.filter { $0.score > best - TitleSimilarity.minLead }.map(\.item)
  }

  /// Below this score, the common words are a coincidence.
  private static let minScore = 0.4
  /// By how much the best score must exceed another one to rule it out.
  private static let minLead = 0.1
  /// Words per text that are compared; later ones hardly distinguish titles.
  private static let maxWords = 24

  private static func words(of text: String, _ language: Language) -> [Word] {
    let all = TitleWords.split(text).prefix(maxWords)
    let rules = language.rules
    let significant = all.filter { !rules.nameStopWords.contains($0) && !rules.sentenceStopWords.contains($0) }
    return (significant.isEmpty ? Array(all) : significant).map { Word($0, language) }
  }

  private struct Word {
    let text: String
    let base: String
    /// Of a verb that others mean the same with: "call" and "ring".
    let meaning: Int?
    let language: Language

    init(_ text: String, _ language: Language) {
      (self.text, self.language) = (text, language)
      let verb = language.rules.imperative(of: text) ?? text
      (base, meaning) = (verb, language.rules.verbsOfOneMeaning.firstIndex { $0.contains(Spelling(verb)) })
    }

    func similarity(to other: Word) -> Double {
      if let meaning, meaning == other.meaning { return 1 }
      if text == other.text || base == other.base || WordForms.shareForm(text, other.text, language) { return 1 }
      return Keywords.sharesStem(text, other.text) || FuzzyMatcher.isSimilar(text, other.text) ? 0.8 : 0
    }
  }
}
