/// Something for each of some words. A spelling is a hash already, so none is made of it: a dictionary's would cost
/// more than all else that a one-shot call does with the words.
package struct WordTable<Value> {
  /// For each hash the entry's number plus one; 0 where there is none. A power of two of them.
  private var slots: [Int32]
  private var entries: [(word: Spelling, value: Value)] = []

  /// Room for so many words before it has to grow.
  package init(capacity: Int = 8) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    entries.reserveCapacity(capacity)
  }

  package subscript(word: Spelling) -> Value? { place(of: word).map { entries[$0].value } }

  package func contains(_ word: Spelling) -> Bool { place(of: word) != nil }

  /// Changes what is there for the word; `first` where nothing is.
  package mutating func update(_ word: Spelling, from first: @autoclosure () -> Value, _ change: (inout Value) -> Void)
  {
    let place = place(of: word) ?? add(word, first())
    change(&entries[place].value)
  }

  /// Whether the word was not there yet.
  @discardableResult
  package mutating func insert(_ word: Spelling, _ value: @autoclosure () -> Value) -> Bool {
    guard place(of: word) == nil else { return false }
    _ = add(word, value())
    return true
  }

  private func place(of word: Spelling) -> Int? {
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
    take(entries.count, word)
    return entries.count - 1
  }

  private mutating func take(_ entry: Int, _ word: Spelling) {
    var slot = Int(truncatingIfNeeded: word.code) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(entry)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (place, entry) in entries.enumerated() { take(place + 1, entry.word) }
  }
}

extension WordTable: Sendable where Value: Sendable {}

/// Some words.
package typealias WordSet = WordTable<Void>

extension WordTable where Value == Void {
  /// The words of a list, between blanks.
  package init(_ list: String) {
    self.init(capacity: list.utf8.count / 6)
    Spelling.forEach(in: list) { insert($0, ()) }
  }
}
