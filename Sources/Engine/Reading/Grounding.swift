package import Language

/// A thing to do that is kept, as far as a line may name it.
package struct KeptThing: Hashable, Sendable {
  /// The words its name is made of, as `Grounding.words` has them.
  package let words: [String]
  let isOpen: Bool

  package init(named name: String, isOpen: Bool) {
    words = Grounding.words(of: name)
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

  package init(_ line: Utterance, _ lookup: Lookup) {
    let places = line.tokens.indices.filter { Grounding.tells(line.tokens[$0]) }
    words = places
    guard !places.isEmpty, places.count <= Grounding.longest else {
      things = []
      return
    }
    let kept = lookup(places.map { line.tokens[$0].key })
    things = kept.compactMap { thing in
      let named = places.filter { place in thing.words.contains { Grounding.isSame($0, line.tokens[place].key) } }
      let found = Set(named.map { line.tokens[$0].key }).count
      return named.isEmpty ? nil : (thing, named, found, Double(found) / Double(max(1, thing.words.count)))
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
    let wanted = Grounding.words(of: words)
    return wanted.isEmpty
      ? 0
      : things.count { thing in wanted.allSatisfy { word in thing.thing.words.contains { Grounding.isSame($0, word) } }
      }
  }

  /// Whether a thing of that name is there.
  func holds(_ name: String) -> Bool {
    let wanted = Set(Grounding.words(of: name))
    return things.contains { $0.thing.isOpen && Set($0.thing.words) == wanted }
  }

  /// The words of a name that tell it from others.
  static func words(of name: String) -> [String] { Utterance.tokens(of: name).filter(tells).map(\.key) }

  private static func tells(_ token: Token) -> Bool { !token.isMark && !idle.contains(token.key) }

  /// "call" and "calling", "dish" and "dishes".
  private static func isSame(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    let (short, long) = a.utf8.count <= b.utf8.count ? (a, b) : (b, a)
    return short.utf8.count >= 3 && long.utf8.count - short.utf8.count <= 3 && long.hasPrefix(short)
  }

  /// Words past which a line names nothing in passing.
  private static let longest = 24

  private static let idle = Set(
    """
    the a an my that this one ones card cards task tasks todo nudge reminder item to about of for with on thing stuff \
    please again i me it its im you your he she we they is are was be been do did done have has had get got and or but \
    not no in at by from up out off so just some all what when where how why which who can will would should could if \
    then than there here too also really still now today tomorrow need want go going
    """.split(separator: " ").map(String.init))
}
