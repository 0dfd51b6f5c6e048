/// For each of some words the numbers that were added to it; the last comes first.
struct Chains: Sendable {
  /// The last link of each word's chain.
  private var ends: WordTable<Int32>
  private var links: [Link] = []

  private struct Link {
    let number: Int32
    let next: Int32
  }

  init(words: Int) {
    ends = WordTable(capacity: words)
    links.reserveCapacity(4 * words)
  }

  mutating func add(_ number: Int, to word: Spelling) {
    ends.update(word, from: -1) { last in
      links.append(Link(number: Int32(number), next: last))
      last = Int32(links.count - 1)
    }
  }

  func follow(_ word: Spelling, _ body: (Int) -> Void) {
    var next = ends[word] ?? -1
    while next >= 0 {
      body(Int(links[Int(next)].number))
      next = links[Int(next)].next
    }
  }
}
