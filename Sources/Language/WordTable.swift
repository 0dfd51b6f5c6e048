/// A hash table keyed by words. A `Spelling` is a hash already and is not hashed again, as a dictionary would do; that
/// would cost more than all else that a one-shot call does with the words.
package struct WordTable<Value> {
  /// Open addressing: the index of an entry plus one, or 0 for an empty slot. The count is a power of two.
  private var slots: [Int32]
  private var entries: [(word: Spelling, value: Value)] = []

  /// Reserves room for that many words.
  package init(capacity: Int = 8) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    entries.reserveCapacity(capacity)
  }

  package subscript(word: Spelling) -> Value? { index(of: word).map { entries[$0].value } }

  package func contains(_ word: Spelling) -> Bool { index(of: word) != nil }

  /// Changes the word's value in place, starting from `initial` where it has none.
  package mutating func update(
    _ word: Spelling, initial first: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) {
    let index = index(of: word) ?? add(word, first())
    change(&entries[index].value)
  }

  /// Adds the value unless the word has one; returns whether it was added.
  @discardableResult
  package mutating func insert(_ word: Spelling, _ value: @autoclosure () -> Value) -> Bool {
    guard index(of: word) == nil else { return false }
    _ = add(word, value())
    return true
  }

  private func index(of word: Spelling) -> Int? {
    var slot = Int(truncatingIfNeeded: word.code) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = Int(slots[slot]) - 1
      if entries[entry].word == word { return entry }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func add(_ word: Spelling, _ value: Value) -> Int {
    if entries.count * 2 >= slots.count { grow() }
    entries.append((word, value))
    occupySlot(entries.count, word)
    return entries.count - 1
  }

  private mutating func occupySlot(_ entry: Int, _ word: Spelling) {
    var slot = Int(truncatingIfNeeded: word.code) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(entry)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (place, entry) in entries.enumerated() { occupySlot(place + 1, entry.word) }
  }
}

extension WordTable: Sendable where Value: Sendable {}

/// A set of words.
package typealias WordSet = WordTable<Void>

extension WordTable where Value == Void {
  /// The words of a list, separated by spaces.
  package init(_ list: String) {
    self.init(capacity: list.utf8.count / 6)
    Spelling.forEach(in: list) { insert($0, ()) }
  }
}
