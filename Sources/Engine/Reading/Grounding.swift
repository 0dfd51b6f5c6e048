package import Language

/// A stored thing to do, with the words that a line may name it by.
package struct StoredTask: Hashable, Sendable {
  /// The words of its name, in normalized form.
  package let words: [String]
  let isOpen: Bool
  /// Whether it has a day or a time.
  let isTimed: Bool

  package init(named name: String, isOpen: Bool, isTimed: Bool = false) {
    words = Utterance.tokens(of: name).filter { !$0.isMark }.map(\.key)
    (self.isOpen, self.isTimed) = (isOpen, isTimed)
  }
}

/// Matches the words of a line with the names of stored tasks.
package struct Grounding: Sendable {
  /// Finds the stored tasks whose names contain one of the words.
  package typealias Lookup = @Sendable (_ words: [String]) -> [StoredTask]

  /// The tasks with at least one word in the line, those with most words first. `places` are token indices, `found`
  /// counts words, `share` is their part of the name.
  private let things: [(thing: StoredTask, places: [Int], found: Int, share: Double)]

  /// Indices of the tokens that may belong to a name.
  private let words: [Int]
  private let tokens: [Token]
  private let language: Language
  private let lookup: Lookup

  package init(_ line: Utterance, _ lookup: @escaping Lookup) {
    let rules = line.language.rules
    let places = line.tokens.indices.filter { Grounding.isDistinctive(line.tokens[$0], rules) }
    (words, tokens, language, self.lookup) = (places, line.tokens, line.language, lookup)
    guard !places.isEmpty, places.count <= Grounding.maxWords else {
      things = []
      return
    }
    let tasks = lookup(places.map { line.tokens[$0].key })
    things = tasks.compactMap { thing in
      let distinctive = thing.words.filter { Grounding.isDistinctive($0, rules) }
      let matchedPlaces = places.filter { place in distinctive.contains { Grounding.isSame($0, line.tokens[place].key) }
      }
      guard !Grounding.hasOtherNumber(thing, line) else { return nil }
      let wordCount = Set(matchedPlaces.map { line.tokens[$0].key }).count
      return matchedPlaces.isEmpty
        ? nil : (thing, matchedPlaces, wordCount, Double(wordCount) / Double(max(1, distinctive.count)))
    }.sorted { ($0.found, $0.share) > ($1.found, $1.share) }
  }

  /// Whether the line numbers a noun of the name otherwise: "room 1" is not the "room 2" of a card.
  private static func hasOtherNumber(_ thing: StoredTask, _ line: Utterance) -> Bool {
    func isNumber(_ word: String) -> Bool { !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    return zip(thing.words, thing.words.dropFirst()).contains { noun, number in
      guard isNumber(number), !isNumber(noun) else { return false }
      let numbers = zip(line.tokens.indices, line.tokens.indices.dropFirst()).compactMap { place, next in
        line.tokens[place].key == noun && isNumber(line.tokens[next].key) && line.timing[next] == .none
          ? line.tokens[next].key : nil
      }
      return !numbers.isEmpty && !numbers.contains(number)
    }
  }

  /// The token ranges that name the best matches, from the first to the last word, where these are close together.
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

  /// The tokens of several names that only "and", a comma or an article stands between, from the first to the last.
  var joinedReference: [Int]? {
    let names = references.compactMap { places in places.last.map { places[0]...$0 } }
    let chains = names.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: [[ClosedRange<Int>]]()) { chains, name in
      if let last = chains.last?.last {
        if last.overlaps(name) { return }
        if joins(last.upperBound + 1..<name.lowerBound) { return chains[chains.count - 1].append(name) }
      }
      chains.append([name])
    }
    guard let chain = chains.max(by: { $0.count < $1.count }), chain.count > 1 else { return nil }
    return Array(chain[0].lowerBound...chain[chain.count - 1].upperBound)
  }

  private func joins(_ gap: Range<Int>) -> Bool {
    let rules = language.rules
    let joiners = gap.filter { !rules.determiners.contains(tokens[$0].spelling) }
    return !joiners.isEmpty
      && joiners.allSatisfy { place in
        rules.itemConjunctions.contains(tokens[place].spelling) || Grounding.joiningMarks.contains(tokens[place].key)
      }
  }

  private static let joiningMarks: Set = [",", "&", "+", "/"]

  /// The name of the only open task that begins with a verb.
  func soleOpen(beginningWith verb: String) -> String? {
    let named = lookup([verb]).filter { $0.isOpen && begins($0, with: verb) }
    return named.count == 1 ? named[0].words.joined(separator: " ") : nil
  }

  /// The only open task that begins with a verb, and the places in the range that name it: at least half of its other
  /// words.
  func soleOpen(beginningWith verb: String, in range: Range<Int>) -> (name: String, places: [Int])? {
    let named = things.compactMap { found -> (String, [Int])? in
      guard found.thing.isOpen, begins(found.thing, with: verb) else { return nil }
      let places = found.places.filter(range.contains)
      let others = found.thing.words.dropFirst().count { Grounding.isDistinctive($0, language.rules) }
      return places.isEmpty || 2 * places.count < others ? nil : (found.thing.words.joined(separator: " "), places)
    }
    return named.count == 1 ? named[0] : nil
  }

  /// Whether it begins with the verb, or with one that means the same.
  private func begins(_ task: StoredTask, with verb: String) -> Bool {
    guard let first = task.words.first else { return false }
    return first == verb
      || language.rules.verbsOfOneMeaning.contains { $0.contains(Spelling(first)) && $0.contains(Spelling(verb)) }
  }

  /// The name of the open task of which the line has more words than of any other.
  var nameOfSoleOpen: String? {
    let open = things.filter(\.thing.isOpen)
    guard let first = open.first, open.dropFirst().first.map({ $0.found < first.found }) ?? true else { return nil }
    return first.thing.words.joined(separator: " ")
  }

  /// Whether all distinctive words are in the name.
  func isNamed(_ words: String, by name: String) -> Bool {
    let nameWords = distinctiveWords(name)
    return distinctiveWords(words).allSatisfy { word in nameWords.contains { Grounding.isSame($0, word) } }
  }

  /// How much of a stored name the line contains: the maximum over all open tasks.
  var level: String {
    let open = things.filter(\.thing.isOpen)
    if open.contains(where: { $0.share == 1 }) { return "whole" }
    return ["none", "one word", "words"][min(2, open.lazy.map(\.found).max() ?? 0)]
  }

  /// Whether the line has that share of the words of an open card's name, and those are none of the texts'.
  func namesOpen(share: Double, besides texts: [String]) -> Bool {
    let others = Set(texts.flatMap(distinctiveWords))
    return things.contains { thing in
      thing.thing.isOpen && thing.share >= share
        && !thing.thing.words.contains { word in others.contains { Grounding.isSame($0, word) } }
    }
  }

  /// Whether all distinctive words of the line belong to this task's name.
  package func isFullyNamed(_ thing: StoredTask) -> Bool {
    !words.isEmpty && things.contains { $0.thing == thing && $0.places == words }
  }

  /// How many tasks have all of the words in their names.
  func count(of words: String) -> Int { tasks(named: words).count }

  /// The open tasks that have all of the words in their names.
  func openNamed(_ words: String) -> [StoredTask] { tasks(named: words).filter(\.isOpen) }

  private func tasks(named words: String) -> [StoredTask] {
    let required = distinctiveWords(words)
    guard !required.isEmpty else { return [] }
    return things.map(\.thing).filter { thing in
      required.allSatisfy { word in thing.words.contains { Grounding.isSame($0, word) } }
    }
  }

  /// Whether an open task has that name.
  func containsOpen(_ name: String) -> Bool { !openTasks(named: name).isEmpty }

  /// Whether a single open task has that name, and that has no time.
  func containsUntimed(_ name: String) -> Bool { openTasks(named: name).map(\.isTimed) == [false] }

  private func openTasks(named name: String) -> [StoredTask] {
    let required = Set(distinctiveWords(name))
    return things.map(\.thing).filter { thing in
      thing.isOpen && Set(thing.words.filter { Grounding.isDistinctive($0, language.rules) }) == required
    }
  }

  /// The distinctive words of a name.
  private func distinctiveWords(_ name: String) -> [String] {
    Utterance.tokens(of: name).filter { Grounding.isDistinctive($0, language.rules) }.map(\.key)
  }

  static func isDistinctive(_ token: Token, _ rules: any LanguageRules.Type) -> Bool {
    !token.isMark && isDistinctive(token.key, rules)
  }

  private static func isDistinctive(_ word: String, _ rules: any LanguageRules.Type) -> Bool {
    ![rules.nameStopWords, rules.sentenceStopWords, rules.passingStopWords].contains { $0.contains(word) }
      && ![rules.backReferences, rules.determiners].contains { $0.contains(Spelling(word)) }
  }

  /// Whether two words are equal or one is the other with an ending: "call" and "calling", "dish" and "dishes".
  private static func isSame(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    let (short, long) = a.utf8.count <= b.utf8.count ? (a, b) : (b, a)
    return short.utf8.count >= 3 && long.utf8.count - short.utf8.count <= 3 && long.hasPrefix(short)
  }

  /// The most distinctive words of a line that is searched: a longer one names nothing in passing.
  private static let maxWords = 24
}
