/// Entries of a grammar by words without which they cannot match.
struct ShelfIndex: Sendable {
  /// The last link of each word's chain.
  private var chains = WordTable<Int>(capacity: 2000)
  private var links: [Link] = []
  /// Those of slots only.
  private var always: EntrySet

  private struct Link {
    let entry: Int
    /// Whether the line must begin with the word; else it may stand anywhere.
    let isFirst: Bool
    let next: Int
  }

  init(count: Int) { always = EntrySet(count: count) }

  mutating func add(_ entry: Int, _ key: TemplateKey?) {
    guard let key else { return always.insert(entry) }
    for word in key.words {
      chains.update(word, from: -1) { last in
        links.append(Link(entry: entry, isFirst: key.isFirst, next: last))
        last = links.count - 1
      }
    }
  }

  /// The entries that could match, in order.
  func entries(_ words: ArraySlice<Line.Word>) -> EntrySet {
    var found = always
    for place in words.indices {
      var next = chains[words[place].spelling] ?? -1
      while next >= 0 {
        let link = links[next]
        if !link.isFirst || place == words.startIndex { found.insert(link.entry) }
        next = link.next
      }
    }
    return found
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
