/// The words that dates are made of, with what each can mean.
struct Lexicon: Sendable {
  private var senses = WordTable<Sense>(capacity: 1500)
  private var aliases = WordTable<Spelling>(capacity: 150)
  /// Long names, repaired when they are misspelt by a letter or two.
  private var repairable: [[UInt8]] = []

  /// English words with a meaning of their own.
  static let english: Lexicon = {
    var lexicon = Lexicon()
    English.words(&lexicon)
    return lexicon
  }()

  /// A word that some row is spelt with.
  mutating func add(_ spelling: Spelling) { senses.insert(spelling, Sense()) }

  mutating func add(_ words: String, _ change: (inout Sense) -> Void) {
    Spelling.forEach(in: words) { senses.update($0, from: Sense(), change) }
  }

  mutating func add(misspellings words: String, of right: String) {
    Spelling.forEach(in: words) { aliases.insert($0, Spelling(right)) }
  }

  mutating func repair(_ names: String) {
    for name in names.utf8.split(separator: UInt8(ascii: " ")) { repairable.append(Array(name)) }
  }

  /// The spelling meant, and what it means; a word no row knows has no sense.
  func meaning(of spelling: Spelling, _ bytes: ArraySlice<UInt8>) -> (Spelling, Sense?) {
    if let sense = senses[spelling] { return (spelling, sense) }
    if let right = aliases[spelling] { return (right, senses[right]) }
    guard bytes.count >= 6, let right = repaired(bytes) else { return (spelling, nil) }
    return (right, senses[right])
  }

  private func repaired(_ bytes: ArraySlice<UInt8>) -> Spelling? {
    guard let first = bytes.first?.lowered else { return nil }
    let candidates = repairable.filter { $0[0] == first && abs($0.count - bytes.count) <= 2 }
    if candidates.isEmpty { return nil }
    let word = bytes.map(\.lowered)
    let right = candidates.first { !word.starts(with: $0) && distance($0, word) <= ($0.count >= 8 ? 2 : 1) }
    return right.map { Spelling(String(decoding: $0, as: UTF8.self)) }
  }
}

/// Letters added, left out, changed or swapped with their neighbour (optimal string alignment).
func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var before: [Int] = []
  var above = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      var best = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, before[j - 2] + 1) }
      row.append(best)
    }
    (before, above) = (above, row)
  }
  return above[b.count]
}
