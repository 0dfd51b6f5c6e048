package import Language

/// A thing to do that is kept, as far as a line may name it.
package struct KeptThing: Hashable, Sendable {
  /// The words its name is made of.
  package let words: [String]
  let isOpen: Bool

  package init(named name: String, isOpen: Bool) {
    words = Utterance.tokens(of: name).filter { !$0.isMark }.map(\.key)
    self.isOpen = isOpen
  }
}

/// What of the things that are kept a line names.
package struct Grounding: Sendable {
  /// Finds what is kept whose names have one of some words.
  package typealias Lookup = @Sendable (_ words: [String]) -> [KeptThing]

  /// The things of which a word stands in the line, those of most words first.
  private let things: [(thing: KeptThing, places: [Int], found: Int, share: Double)]

  /// Words of the line that may be of a name.
  private let words: [Int]
  private let language: Language

  package init(_ line: Utterance, _ lookup: Lookup) {
    let rules = line.language.rules
    let places = line.tokens.indices.filter { Grounding.tells(line.tokens[$0], rules) }
    (words, language) = (places, line.language)
    guard !places.isEmpty, places.count <= Grounding.longest else {
      things = []
      return
    }
    let kept = lookup(places.map { line.tokens[$0].key })
    things = kept.compactMap { thing in
      let own = thing.words.filter { Grounding.tells($0, rules) }
      let named = places.filter { place in own.contains { Grounding.isSame($0, line.tokens[place].key) } }
      let found = Set(named.map { line.tokens[$0].key }).count
      return named.isEmpty ? nil : (thing, named, found, Double(found) / Double(max(1, own.count)))
    }.sorted { ($0.found, $0.share) > ($1.found, $1.share) }
  }

  /// The words by which the best of the open things is named, from the first to the last, where they stand together.
  var references: [[Int]] {
    var references: [[Int]] = []
    for thing in things.prefix(4) {
      guard let first = thing.places.first, let last = thing.places.last, last - first < 2 * thing.places.count + 1
      else { continue }
      let places = Array(first...last)
      if !references.contains(places) { references.append(places) }
    }
    return references
  }

  /// How much of a name stands in the line, at most, over all that is open.
  var level: String {
    let open = things.filter(\.thing.isOpen)
    if open.contains(where: { $0.share == 1 }) { return "whole" }
    return ["none", "one word", "words"][min(2, open.lazy.map(\.found).max() ?? 0)]
  }

  /// Whether every word of the line that tells something is one of the thing's.
  package func names(_ thing: KeptThing) -> Bool {
    !words.isEmpty && things.contains { $0.thing == thing && $0.places == words }
  }

  /// How many things have all of some words in their names.
  func count(of words: String) -> Int {
    let wanted = telling(words)
    return wanted.isEmpty
      ? 0
      : things.count { thing in wanted.allSatisfy { word in thing.thing.words.contains { Grounding.isSame($0, word) } }
      }
  }

  /// Whether a thing of that name is there.
  func holds(_ name: String) -> Bool {
    let wanted = Set(telling(name))
    return things.contains { entry in
      entry.thing.isOpen && Set(entry.thing.words.filter { Grounding.tells($0, language.rules) }) == wanted
    }
  }

  /// The words of a name that tell it from others.
  private func telling(_ name: String) -> [String] {
    Utterance.tokens(of: name).filter { Grounding.tells($0, language.rules) }.map(\.key)
  }

  private static func tells(_ token: Token, _ rules: any LanguageRules.Type) -> Bool {
    !token.isMark && tells(token.key, rules)
  }

  private static func tells(_ word: String, _ rules: any LanguageRules.Type) -> Bool {
    ![rules.nameStopWords, rules.sentenceStopWords, rules.passingStopWords].contains { $0.contains(word) }
  }

  /// "call" and "calling", "dish" and "dishes".
  private static func isSame(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    let (short, long) = a.utf8.count <= b.utf8.count ? (a, b) : (b, a)
    return short.utf8.count >= 3 && long.utf8.count - short.utf8.count <= 3 && long.hasPrefix(short)
  }

  /// Words past which a line names nothing in passing.
  private static let longest = 24
}
