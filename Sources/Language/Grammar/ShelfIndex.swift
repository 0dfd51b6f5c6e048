/// Entries of a grammar by words without which they cannot match: a one-shot call's by the words that its line may say,
/// since those of the whole catalogue would take longer than all else.
struct ShelfIndex: Sendable {
  /// Those that a line must begin with a word for, and those for which it may stand anywhere.
  private var first: Chains
  private var anywhere: Chains
  /// For each word the rules that can begin with it: a rule of hundreds of words stands in many templates.
  private var rules: Chains
  /// What stands for each rule among the words of templates.
  private let ruleKeys: [Spelling]
  /// Those of slots only.
  private var always: EntrySet
  /// The words it can be asked for.
  let covered: FirstLetters

  init(_ entries: Entries, covering covered: FirstLetters) {
    self.covered = covered
    always = EntrySet(count: entries.count)
    let words = covered.isSuperset(of: .all) ? entries.count : entries.count / 8
    (first, anywhere, self.rules) = (Chains(words: words), Chains(words: words / 2), Chains(words: words / 4))
    var key = TemplateKey(covered)
    var entry = 0
    for group in entries.groups {
      for template in group.templates {
        if !key.read(template, group.rules) {
          always.insert(entry)
        } else {
          for word in key.words {
            if key.isFirst { first.add(entry, to: word) } else { anywhere.add(entry, to: word) }
          }
        }
        entry += 1
      }
    }
    for (number, rule) in key.rules.enumerated() {
      for word in rule.words { rules.add(number, to: word) }
    }
    ruleKeys = key.rules.map(\.key)
  }

  /// The entries that could match words that are covered, in order.
  func entries(_ words: ArraySlice<Line.Word>) -> EntrySet {
    var found = always
    for (place, word) in words.enumerated() {
      if place == 0 { follow(word.spelling, in: first, &found) }
      follow(word.spelling, in: anywhere, &found)
    }
    return found
  }

  /// By the word itself, and by the rules it can begin, which can begin others.
  private func follow(_ word: Spelling, in chains: Chains, _ found: inout EntrySet) {
    chains.follow(word) { found.insert($0) }
    rules.follow(word) { follow(ruleKeys[$0], in: chains, &found) }
  }
}

/// Numbers of entries, a bit for each.
struct EntrySet: Sendable {
  private var bits: [UInt64]

  init(count: Int) { bits = Array(repeating: 0, count: (count + 63) / 64) }

  mutating func insert(_ entry: Int) { bits[entry / 64] |= 1 << UInt64(entry % 64) }

  /// In order.
  func compactMap<Result>(_ transform: (Int) -> Result?) -> [Result] {
    var results: [Result] = []
    for (word, bits) in bits.enumerated() {
      for place in bits.places { transform(word * 64 + place).map { results.append($0) } }
    }
    return results
  }
}
