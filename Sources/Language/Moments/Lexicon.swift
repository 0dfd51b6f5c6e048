/// The words that dates are made of, with what each can mean.
package struct Lexicon: Sendable {
  private var senses = WordTable<Sense>(capacity: 1500)
  private var aliases = WordTable<Spelling>(capacity: 150)
  /// Long names, repaired when they are misspelt by a letter or two.
  private var repairable: [(letters: [UInt8], set: Letters)] = []

  /// What ends an ordinal in figures: "3rd".
  package var ordinalEndings: [Spelling] = []

  package init() {}

  /// A word that some row is spelt with.
  package mutating func add(_ spelling: Spelling) { senses.insert(spelling, Sense()) }

  package mutating func add(_ words: String, _ change: (inout Sense) -> Void) {
    Spelling.forEach(in: words) { senses.update($0, from: Sense(), change) }
  }

  package mutating func add(misspellings words: String, of right: String) {
    Spelling.forEach(in: words) { aliases.insert($0, Spelling(right)) }
  }

  package mutating func repair(_ names: String) {
    for name in names.utf8.split(separator: UInt8(ascii: " ")) {
      repairable.append((Array(name), Letters(Array(name))))
    }
  }

  /// The spelling meant, and what it means; a word no row knows has no sense.
  package func meaning(of spelling: Spelling, _ bytes: ArraySlice<UInt8>) -> (Spelling, Sense?) {
    if let sense = senses[spelling] { return (spelling, sense) }
    if let right = aliases[spelling] { return (right, senses[right]) }
    guard bytes.count >= 6, let right = repaired(bytes) else { return (spelling, nil) }
    return (right, senses[right])
  }

  private func repaired(_ bytes: ArraySlice<UInt8>) -> Spelling? {
    guard let first = bytes.first?.lowered,
      repairable.contains(where: { $0.letters[0] == first && abs($0.letters.count - bytes.count) <= 2 })
    else { return nil }
    let word = bytes.map(\.lowered)
    let letters = Letters(word)
    let right = repairable.first { name in
      let limit = name.letters.count >= 8 ? 2 : 1
      return name.letters[0] == first && letters.mayBe(name.set, within: limit) && !word.starts(with: name.letters)
        && Slips(word, name.letters).count(atMost: limit) != nil
    }
    // "christian" is a word, and no slip of "christmas".
    guard let right, WordFields.known.field(of: word) == nil else { return nil }
    return Spelling(right.letters)
  }
}
