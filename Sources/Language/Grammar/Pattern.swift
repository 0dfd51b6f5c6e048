/// Words only: what stands in a template between two slots.
indirect enum Pattern: Hashable, Sendable {
  case word(String)
  case all([Pattern])
  case one(of: [Pattern])
  case maybe(Pattern)

  static let nothing = Pattern.all([])

  /// Word counts after which the pattern may end, told as bits: bit 3 for three words on.
  ///
  /// A pattern is far shorter than 63 words, so one machine word holds every place it can have reached.
  func advance(_ reached: UInt64, over keys: ArraySlice<Line.Word>) -> UInt64 {
    switch self {
    case .word(let word): step(word, reached, keys)
    case .all(let parts): parts.reduce(reached) { $0 == 0 ? 0 : $1.advance($0, over: keys) }
    case .one(let choices): choices.reduce(0) { $0 | $1.advance(reached, over: keys) }
    case .maybe(let part): reached | part.advance(reached, over: keys)
    }
  }

  private func step(_ word: String, _ reached: UInt64, _ keys: ArraySlice<Line.Word>) -> UInt64 {
    var rest = reached
    var result: UInt64 = 0
    while rest != 0 {
      let at = rest.trailingZeroBitCount
      rest &= rest - 1
      let index = keys.startIndex + at
      if index < keys.endIndex, keys[index].key == word { result |= 1 << UInt64(at + 1) }
    }
    return result
  }
}

extension Pattern {
  var isNothing: Bool { self == .nothing }

  /// The fewest and the most words it can take.
  var lengths: ClosedRange<Int> {
    switch self {
    case .word: 1...1
    case .all(let parts):
      parts.map(\.lengths).reduce(0...0) { $0.lowerBound + $1.lowerBound...$0.upperBound + $1.upperBound }
    case .one(let choices):
      (choices.map(\.lengths.lowerBound).min() ?? 0)...(choices.map(\.lengths.upperBound).max() ?? 0)
    case .maybe(let part): 0...part.lengths.upperBound
    }
  }

  /// Every word it can begin with.
  var firstWords: [String] {
    switch self {
    case .word(let word): [word]
    case .one(let choices): choices.flatMap(\.firstWords)
    case .maybe(let part): part.firstWords
    case .all(let parts):
      parts.prefix(while: { $0.lengths.lowerBound == 0 }).flatMap(\.firstWords)
        + (parts.first { $0.lengths.lowerBound > 0 }?.firstWords ?? [])
    }
  }

  /// Every word in it.
  var words: [String] {
    switch self {
    case .word(let word): [word]
    case .all(let parts), .one(let parts): parts.flatMap(\.words)
    case .maybe(let part): part.words
    }
  }
}
