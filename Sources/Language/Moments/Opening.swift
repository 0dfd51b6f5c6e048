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

  func admits(_ other: Opening) -> Bool { !kinds.isDisjoint(with: other.kinds) || words & other.words != 0 }

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
  /// For each term, what its rows can start with.
  func starts() -> [Opening] {
    var starts = LexicalTerms.starts
    let firsts = TermName.allCases.map { firstSteps(of: Int32($0.rawValue)) }
    var isChanging = true
    while isChanging {
      isChanging = false
      for (term, steps) in firsts.enumerated() {
        var start = starts[term]
        for step in steps {
          switch step {
          case .word(let spelling): start.words |= spelling.bit
          case .term(let name): start.formUnion(starts[name.rawValue])
          case .free, .group: break
          }
        }
        isChanging = isChanging || start != starts[term]
        starts[term] = start
      }
    }
    return starts
  }

  func firstSteps(of node: Int32) -> [Step] {
    var steps: [Step] = []
    var edge = nodes[Int(node)].edge
    while edge >= 0 {
      let current = edges[Int(edge)]
      if current.step == .free { steps += firstSteps(of: current.target) } else { steps.append(current.step) }
      edge = current.next
    }
    return steps
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
      (.weekday, [.weekday, .weekdays]), (.month, [.month]), (.unit, [.unit]), (.part, [.part]),
    ]
    for (kinds, terms) in rows {
      for term in terms { starts[term.rawValue].kinds = kinds }
    }
    return starts
  }
}
