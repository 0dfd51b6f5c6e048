/// The numbers added to each word, as linked lists; the number added last comes first.
struct PostingLists: Sendable {
  /// The first link of each word's list.
  private var heads: WordTable<Int32>
  private var links: [Link] = []

  private struct Link {
    let number: Int32
    let next: Int32
  }

  init(words: Int) {
    heads = WordTable(capacity: words)
    links.reserveCapacity(4 * words)
  }

  mutating func add(_ number: Int, to word: Spelling) {
    heads.update(word, initial: -1) { head in
      links.append(Link(number: Int32(number), next: head))
      head = Int32(links.count - 1)
    }
  }

  func forEachNumber(of word: Spelling, _ body: (Int) -> Void) {
    var next = heads[word] ?? -1
    while next >= 0 {
      body(Int(links[Int(next)].number))
      next = links[Int(next)].next
    }
  }
}
