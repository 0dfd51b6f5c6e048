package import Language
import Records

/// Which of some names is meant by one that is misspelt or half remembered.
package enum Nearby {
  /// Those that have most of the words, nearly spelt alike; the best first.
  package static func names(_ words: String, among names: [String], in language: Language, limit: Int = 3) -> [String] {
    let wanted = Keywords(words, in: language).words.prefix(longest)
    let scored = names.enumerated().map { place, name -> (score: Int, place: Int, name: String) in
      let there = TitleWords.split(name).prefix(longest)
      return (wanted.count { word in there.contains { isNear(word, $0) } }, place, name)
    }
    return scored.filter { $0.score > 0 }.sorted { (-$0.score, $0.place) < (-$1.score, $1.place) }
      .prefix(limit).map(\.name)
  }

  /// Words of a name: by those that come after nothing is told apart, and each is compared with each.
  private static let longest = 24

  /// A slip in a word, two in a long one; none in one so short that a slip makes another of it.
  package static func isNear(_ a: String, _ b: String) -> Bool {
    let length = max(a.count, b.count)
    let slips = length < 4 ? 0 : length < 7 ? 1 : 2
    return Slips(Array(a), Array(b)).count(atMost: slips) != nil
  }
}
