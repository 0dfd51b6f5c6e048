/// The words that dates are made of, and the meanings each can have.
package struct Lexicon: Sendable {
  private var senses = WordTable<Sense>(capacity: 1500)
  private var aliases = WordTable<Spelling>(capacity: 150)
  /// Long names whose misspellings of one or two letters are corrected.
  private var repairable: [(letters: [UInt8], set: LetterSet)] = []

  /// What ends an ordinal in figures: "3rd".
  package var ordinalEndings: [Spelling] = []

  package init() {}

  /// Adds a word that a row contains literally and that needs no meaning of its own.
  package mutating func add(_ spelling: Spelling) { senses.insert(spelling, Sense()) }

  package mutating func add(_ words: String, _ change: (inout Sense) -> Void) {
    Spelling.forEach(in: words) { senses.update($0, initial: Sense(), change) }
  }

  package mutating func add(misspellings words: String, of right: String) {
    Spelling.forEach(in: words) { aliases.insert($0, Spelling(right)) }
  }

  package mutating func addRepairable(_ names: String) {
    for name in names.utf8.split(separator: UInt8(ascii: " ")) {
      repairable.append((Array(name), LetterSet(Array(name))))
    }
  }

  /// The intended spelling and its meaning; the meaning is `nil` for a word in no row.
  package func meaning(of spelling: Spelling, _ bytes: ArraySlice<UInt8>) -> (Spelling, Sense?) {
    if let sense = senses[spelling] { return (spelling, sense) }
    if let correction = aliases[spelling] { return (correction, senses[correction]) }
    guard bytes.count >= 6, let correction = correctedSpelling(bytes) else { return (spelling, nil) }
    return (correction, senses[correction])
  }

  private func correctedSpelling(_ bytes: ArraySlice<UInt8>) -> Spelling? {
    guard let first = bytes.first?.lowercased,
      repairable.contains(where: { $0.letters[0] == first && abs($0.letters.count - bytes.count) <= 2 })
    else { return nil }
    let word = bytes.map(\.lowercased)
    let letters = LetterSet(word)
    let match = repairable.first { name in
      let limit = name.letters.count >= 8 ? 2 : 1
      return name.letters[0] == first && letters.couldMatch(name.set, within: limit) && !word.starts(with: name.letters)
        && EditDistance(word, name.letters).count(atMost: limit) != nil
    }
    // A word of its own is no misspelling: "christian" is not "christmas".
    guard let match, WordFields.builtIn.field(of: word) == nil else { return nil }
    return Spelling(match.letters)
  }
}
