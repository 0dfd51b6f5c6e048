package import Language
import Records

/// How near a title comes to words that are not all in it: "well i called the bank" to "call the bank about the card".
///
/// The share of words that both have, of all that they have (L. R. Dice, 1945), words that tell nothing apart; a verb counts in
/// any form, and a word nearly spelt alike for a part. One word among others that are not in a title says nothing, as
/// "water bill" is not "water the ferns"; nor do words that are all misspelt.
package struct Resemblance {
  private let wanted: [Word]
  private let language: Language

  package init(_ words: String, in language: Language) {
    wanted = Resemblance.words(of: words, language)
    self.language = language
  }

  /// What is looked for among what is kept.
  package var words: [String] { wanted.map(\.text) }

  /// From 0, nothing in common, to 1.
  func score(_ title: String) -> Double {
    let there = Resemblance.words(of: title, language)
    guard !wanted.isEmpty, !there.isEmpty else { return 0 }
    let likeness = wanted.map { word in there.lazy.map { word.likeness($0) }.max() ?? 0 }
    let shared = likeness.reduce(0, +)
    guard likeness.contains(1), likeness.count(where: { $0 > 0 }) > 1 || likeness.count == 1 else { return 0 }
    return 2 * shared / Double(wanted.count + there.count)
  }

  /// The items whose titles come nearest, those that are as near together; none where the nearest is not near.
  package func nearest<Item>(_ items: [Item], _ title: (Item) -> String) -> [Item] {
    let scored = items.map { (item: $0, score: score(title($0))) }
    guard let best = scored.map(\.score).max(), best >= Resemblance.least else { return [] }
    return scored.filter { $0.score > best - Resemblance.lead }.map(\.item)
  }

  /// Below it, a title shares no more than a word in passing.
  private static let least = 0.4
  /// So much nearer than all others the one that is meant has to be.
  private static let lead = 0.1
  /// Words past which nothing is told apart.
  private static let longest = 24

  private static func words(of text: String, _ language: Language) -> [Word] {
    let all = TitleWords.split(text).prefix(longest)
    let rules = language.rules
    let telling = all.filter { !rules.nameStopWords.contains($0) && !rules.sentenceStopWords.contains($0) }
    return (telling.isEmpty ? Array(all) : telling).map { Word($0, language) }
  }

  private struct Word {
    let text: String
    let base: String

    init(_ text: String, _ language: Language) {
      self.text = text
      base = language.rules.base(of: text) ?? text
    }

    func likeness(_ other: Word) -> Double {
      if text == other.text || base == other.base { return 1 }
      return Keywords.isSame(text, other.text) || Nearby.isNear(text, other.text) ? 0.8 : 0
    }
  }
}
