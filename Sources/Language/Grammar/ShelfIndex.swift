/// Entries of a grammar by words without which they cannot match.
struct ShelfIndex: Sendable {
  /// Those that a line must begin with a word for, and those for which it may stand anywhere.
  private var first = Chains(words: 2000)
  private var anywhere = Chains(words: 500)
  /// Those of slots only.
  private var always: EntrySet

  init(count: Int) { always = EntrySet(count: count) }

  mutating func add(_ entry: Int, _ key: TemplateKey?) {
    guard let key else { return always.insert(entry) }
    for word in key.words {
      if key.isFirst { first.add(entry, to: word) } else { anywhere.add(entry, to: word) }
    }
  }

  /// The entries that could match, in order.
  func entries(_ words: ArraySlice<Line.Word>) -> EntrySet {
    var found = always
    if let opening = words.first { first.follow(opening.spelling, &found) }
    for word in words { anywhere.follow(word.spelling, &found) }
    return found
  }
}

/// For each word the entries it stands for, chained.
private struct Chains: Sendable {
  /// The last link of each word's chain.
  private var ends: WordTable<Int32>
  private var links: [Link] = []

  private struct Link {
    let entry: Int32
    let next: Int32
  }

  init(words: Int) {
    ends = WordTable(capacity: words)
    links.reserveCapacity(4 * words)
  }

  mutating func add(_ entry: Int, to word: Spelling) {
    ends.update(word, from: -1) { last in
      links.append(Link(entry: Int32(entry), next: last))
      last = Int32(links.count - 1)
    }
  }

  func follow(_ word: Spelling, _ found: inout EntrySet) {
    var next = ends[word] ?? -1
    while next >= 0 {
      found.insert(Int(links[Int(next)].entry))
      next = links[Int(next)].next
    }
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
