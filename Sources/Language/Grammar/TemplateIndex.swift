/// Entries of a grammar by the words that they require. A one-shot call only indexes the words that can occur in its
/// line, since indexing the whole catalogue would take longer than all else.
struct TemplateIndex: Sendable {
  /// Entries that a line must begin with the word for, and entries for which the word may stand anywhere.
  private var first: PostingLists
  private var anywhere: PostingLists
  /// For each word, the rules that can begin with it; a rule of hundreds of words may stand in many templates.
  private var rules: PostingLists
  /// The stand-in for each rule among the words of templates.
  private let ruleKeys: [Spelling]
  /// Entries that require no word, such as those of slots only.
  private var unconditional: EntrySet
  /// The words that the index can be asked for.
  let coverage: PrefixFilter

  init(_ entries: Entries, covering covered: PrefixFilter) {
    self.coverage = covered
    unconditional = EntrySet(count: entries.count)
    let words = covered.isSuperset(of: .all) ? entries.count : entries.count / 8
    (first, anywhere, self.rules) = (
      PostingLists(words: words), PostingLists(words: words / 2), PostingLists(words: words / 4)
    )
    var key = RequiredWordScanner(covered)
    var entry = 0
    for group in entries.groups {
      for template in group.templates {
        if !key.read(template, group.rules) {
          unconditional.insert(entry)
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

  /// The entries that could match the words, in order; the words must be covered.
  func entries(_ words: ArraySlice<Line.Word>) -> EntrySet {
    var result = unconditional
    for (place, word) in words.enumerated() {
      if place == 0 { insertEntries(word.spelling, in: first, &result) }
      insertEntries(word.spelling, in: anywhere, &result)
    }
    return result
  }

  /// Adds the entries for the word itself and for the rules it can begin, which can begin other rules.
  private func insertEntries(_ word: Spelling, in chains: PostingLists, _ result: inout EntrySet) {
    chains.forEachNumber(of: word) { result.insert($0) }
    rules.forEachNumber(of: word) { insertEntries(ruleKeys[$0], in: chains, &result) }
  }
}

/// A bit set of entry numbers.
struct EntrySet: Sendable {
  private var bits: [UInt64]

  init(count: Int) { bits = Array(repeating: 0, count: (count + 63) / 64) }

  mutating func insert(_ entry: Int) { bits[entry / 64] |= 1 << UInt64(entry % 64) }

  /// In order.
  func compactMap<Result>(_ transform: (Int) -> Result?) -> [Result] {
    var results: [Result] = []
    for (word, bits) in bits.enumerated() {
      for place in bits.setBits { transform(word * 64 + place).map { results.append($0) } }
    }
    return results
  }
}
