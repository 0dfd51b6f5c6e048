/// The literal words between two slots of a template, as a flat list of steps in preorder, for fast traversal.
package struct Pattern: Hashable, Sendable {
  /// A group precedes its members and holds how many steps they take up.
  package enum Step: Hashable, Sendable {
    case word(Spelling)
    case sequence(Int)
    case choice(Int)
    case optional(Int)
  }

  /// In preorder.
  package private(set) var steps: [Step] = []

  package static let empty = Pattern()
  /// Matches nothing.
  package static let never = Pattern(steps: [.choice(0)])

  package var isEmpty: Bool { steps.isEmpty }

  package mutating func append(_ word: Spelling) { steps.append(.word(word)) }
  package mutating func append(_ other: Pattern) { steps += other.steps }

  /// Wraps the steps from that index on into one group.
  package mutating func group(from place: Int, _ step: (_ count: Int) -> Step) {
    steps.insert(step(steps.count - place), at: place)
  }
}

extension Pattern.Step {
  /// How many steps the group contains, at all levels.
  package var innerCount: Int {
    switch self {
    case .word: 0
    case .sequence(let count), .choice(let count), .optional(let count): count
    }
  }
}

extension Pattern {
  /// The word counts at which the pattern may end, as a bit set: bit 3 is set if it can end after three words.
  /// `positions` holds the counts at which it may start, likewise.
  ///
  /// A pattern is far shorter than 63 words, so one machine word holds every position it can reach.
  package func advance(_ positions: UInt64, over words: ArraySlice<Line.Word>) -> UInt64 {
    matchSequence(0..<steps.count, positions, words)
  }

  private func matchSequence(_ places: Range<Int>, _ start: UInt64, _ words: ArraySlice<Line.Word>) -> UInt64 {
    var positions = start
    var place = places.lowerBound
    while place < places.upperBound, positions != 0 {
      positions = matchStep(place, positions, words)
      place += 1 + steps[place].innerCount
    }
    return positions
  }

  private func matchStep(_ place: Int, _ positions: UInt64, _ words: ArraySlice<Line.Word>) -> UInt64 {
    let start = place + 1
    switch steps[place] {
    case .word(let word): return Pattern.matchWord(over: word, positions, words)
    case .sequence(let count): return matchSequence(start..<start + count, positions, words)
    case .optional(let count): return positions | matchSequence(start..<start + count, positions, words)
    case .choice(let count): return matchChoice(start..<start + count, positions, words)
    }
  }

  private func matchChoice(_ places: Range<Int>, _ positions: UInt64, _ words: ArraySlice<Line.Word>) -> UInt64 {
    var result: UInt64 = 0
    var place = places.lowerBound
    while place < places.upperBound {
      result |= matchStep(place, positions, words)
      place += 1 + steps[place].innerCount
    }
    return result
  }

  private static func matchWord(over word: Spelling, _ positions: UInt64, _ words: ArraySlice<Line.Word>) -> UInt64 {
    var result: UInt64 = 0
    for place in positions.setBits {
      let index = words.startIndex + place
      if index < words.endIndex, words[index].spelling == word { result |= 1 << UInt64(place + 1) }
    }
    return result
  }
}

extension UInt64 {
  /// The indices of its set bits, in ascending order.
  package var setBits: SetBits { SetBits(bits: self) }

  package var highestSetBit: Int? { self == 0 ? nil : 63 - leadingZeroBitCount }

  package struct SetBits: Sequence, IteratorProtocol {
    package var bits: UInt64

    package mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }
  }
}
