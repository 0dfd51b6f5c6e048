/// Which lexemes a term can start with, roughly: it may admit too many, never too few.
struct Opening: Hashable, Sendable {
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
  /// One bit for each word, shared by some.
  var words: UInt64 = 0

  mutating func formUnion(_ other: Opening) {
    kinds.formUnion(other.kinds)
    words |= other.words
  }
}

extension Spelling {
  /// The bit that stands for the word in an `Opening`.
  var bit: UInt64 { 1 << ((code ^ code >> 32) & 63) }
}

extension Lexeme {
  var startsWith: Opening {
    var start = Opening(kinds: shape == .number ? .digits : [], words: spelling.bit)
    guard let sense else { return start }
    if sense.number != nil { start.kinds.insert(.number) }
    if sense.ordinal != nil { start.kinds.insert(.ordinal) }
    if sense.weekday != nil { start.kinds.insert(.weekday) }
    if sense.month != nil { start.kinds.insert(.month) }
    if sense.unit != nil { start.kinds.insert(.unit) }
    if sense.part != nil { start.kinds.insert(.part) }
    return start
  }
}

extension RowTree {
  /// For each term, what its rows can start with; of a closed tree.
  func starts() -> [Opening] {
    var starts = LexicalTerms.starts
    let firsts = TermName.allCases.map { nodes[$0.rawValue].reach }
    var isChanging = true
    while isChanging {
      isChanging = false
      for (term, steps) in firsts.enumerated() {
        var start = starts[term]
        start.words |= steps.words
        for name in steps.terms.places { start.formUnion(starts[name]) }
        isChanging = isChanging || start != starts[term]
        starts[term] = start
      }
    }
    return starts
  }
}

/// Which terms can start with a lexeme, looked up by what it is: asked at every place of every text.
struct Admission: Sendable {
  private var byWord = [UInt64](repeating: 0, count: 64)
  private var byKind = [UInt64](repeating: 0, count: 8)

  /// From what each term can start with.
  init(_ starts: [Opening]) {
    for (term, start) in starts.enumerated() {
      for word in start.words.places { byWord[word] |= 1 << UInt64(term) }
      for kind in UInt64(start.kinds.rawValue).places { byKind[kind] |= 1 << UInt64(term) }
    }
  }

  /// The bits of the terms.
  func terms(startingWith opening: Opening) -> UInt64 {
    var terms: UInt64 = 0
    for word in opening.words.places { terms |= byWord[word] }
    for kind in UInt64(opening.kinds.rawValue).places { terms |= byKind[kind] }
    return terms
  }
}

extension LexicalTerms {
  /// What the terms read by code start with.
  static var starts: [Opening] {
    var starts = [Opening](repeating: Opening(), count: TermName.allCases.count)
    let rows: [(Opening.Kinds, [TermName])] = [
      (.digits, [.digits, .twoDigits, .clockDigits, .year, .shortYear, .monthNumber]),
      ([.digits, .number], [.cardinal, .hour]),
      ([.digits, .number, .ordinal], [.ordinal, .monthDay]),
      (.weekday, [.weekday, .weekdays, .weekdayPart]), (.month, [.month]), (.unit, [.unit]), (.part, [.part]),
    ]
    for (kinds, terms) in rows {
      for term in terms { starts[term.rawValue].kinds = kinds }
    }
    return starts
  }
}
