/// The lexemes that a term can start with, approximately: the set may contain too many, never too few.
struct StartSet: Hashable, Sendable {
  struct Kinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let digits = Kinds(rawValue: 1)
    static let number = Kinds(rawValue: 2)
    static let ordinal = Kinds(rawValue: 4)
    static let weekday = Kinds(rawValue: 8)
    static let month = Kinds(rawValue: 16)
    static let unit = Kinds(rawValue: 32)
    static let part = Kinds(rawValue: 64)
  }

  var kinds: Kinds = []
  /// A bit for each word; several words share a bit.
  var words: UInt64 = 0

  mutating func formUnion(_ other: StartSet) {
    kinds.formUnion(other.kinds)
    words |= other.words
  }
}

extension Spelling {
  /// The word's bit in a `StartSet` and other sets of words.
  var bit: UInt64 { 1 << ((code ^ code >> 32) & 63) }
}

extension Lexeme {
  var startSet: StartSet {
    var startSet = StartSet(kinds: shape == .number ? .digits : [], words: spelling.bit)
    guard let sense else { return startSet }
    if sense.number != nil { startSet.kinds.insert(.number) }
    if sense.ordinal != nil { startSet.kinds.insert(.ordinal) }
    if sense.weekday != nil { startSet.kinds.insert(.weekday) }
    if sense.month != nil { startSet.kinds.insert(.month) }
    if sense.unit != nil { startSet.kinds.insert(.unit) }
    if sense.part != nil { startSet.kinds.insert(.part) }
    return startSet
  }
}

extension RowTree {
  /// The start set of each term, by raw value; needs `computeFirstSets()` to have run.
  func startSets() -> [StartSet] {
    var startSets = LexicalTerms.startSets
    let firstSets = TermName.allCases.map { nodes[$0.rawValue].firstSet }
    var isChanging = true
    while isChanging {
      isChanging = false
      for (term, firstSet) in firstSets.enumerated() {
        var startSet = startSets[term]
        startSet.words |= firstSet.words
        for name in firstSet.terms.setBits { startSet.formUnion(startSets[name]) }
        isChanging = isChanging || startSet != startSets[term]
        startSets[term] = startSet
      }
    }
    return startSets
  }
}

/// Index from lexemes to the terms that can start with them; it is asked at every lexeme of every text.
struct TermLookup: Sendable {
  private var termsByWord = [UInt64](repeating: 0, count: 64)
  private var termsByKind = [UInt64](repeating: 0, count: 8)

  /// - Parameter startSets: of each term, by raw value.
  init(_ startSets: [StartSet]) {
    for (term, startSet) in startSets.enumerated() {
      for word in startSet.words.setBits { termsByWord[word] |= 1 << UInt64(term) }
      for kind in UInt64(startSet.kinds.rawValue).setBits { termsByKind[kind] |= 1 << UInt64(term) }
    }
  }

  /// A bit for each term, by raw value.
  func terms(startingWith startSet: StartSet) -> UInt64 {
    var terms: UInt64 = 0
    for word in startSet.words.setBits { terms |= termsByWord[word] }
    for kind in UInt64(startSet.kinds.rawValue).setBits { terms |= termsByKind[kind] }
    return terms
  }
}

extension LexicalTerms {
  /// The start sets of the terms that code reads; empty for terms that are read by rows.
  static var startSets: [StartSet] {
    var startSets = [StartSet](repeating: StartSet(), count: TermName.allCases.count)
    let rows: [(StartSet.Kinds, [TermName])] = [
      (.digits, [.digits, .twoDigits, .clockDigits, .year, .shortYear, .monthNumber]),
      ([.digits, .number], [.cardinal, .hour]),
      ([.digits, .number, .ordinal], [.ordinal, .monthDay]),
      (.weekday, [.weekday, .weekdays, .weekdayPart]), (.month, [.month]), (.unit, [.unit]), (.part, [.part]),
    ]
    for (kinds, terms) in rows {
      for term in terms { startSets[term.rawValue].kinds = kinds }
    }
    return startSets
  }
}
