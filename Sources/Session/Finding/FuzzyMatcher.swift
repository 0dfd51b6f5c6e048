package import Language
import Records

/// Finds names that a misspelt or half-remembered one may mean.
package enum FuzzyMatcher {
  /// The names that share the most words with `words`, allowing for typos; the best first.
  package static func closestNames(_ words: String, among names: [String], in language: Language, limit: Int = 3)
    -> [String]
  {
    let queryWords = Keywords(words, in: language).words.prefix(maxWords)
    let scored = names.enumerated().map { index, name -> (score: Int, place: Int, name: String) in
      let nameWords = TitleWords.split(name).prefix(maxWords)
      return (queryWords.count { word in nameWords.contains { isSimilar(word, $0) } }, index, name)
    }
    return scored.filter { $0.score > 0 }.sorted { (-$0.score, $0.place) < (-$1.score, $1.place) }
      .prefix(limit).map(\.name)
  }

  /// Words per name that are compared; the cost is quadratic, and later words hardly distinguish names.
  private static let maxWords = 24

  /// Whether two words differ by typos only: none up to 3 letters, where a typo gives another word, one up to 6, two in
  /// longer words.
  package static func isSimilar(_ a: String, _ b: String) -> Bool {
    let length = max(a.count, b.count)
    let maxEdits = length < 4 ? 0 : length < 7 ? 1 : 2
    return EditDistance(Array(a), Array(b)).count(atMost: maxEdits) != nil
  }
}
