/// Words only: what stands in a template between two slots. One flat list, so that walking it touches nothing else.
package struct Pattern: Hashable, Sendable {
  /// A group stands before what it holds, with the number of steps inside.
  package enum Step: Hashable, Sendable {
    case word(Spelling)
    case all(Int)
    case one(Int)
    case maybe(Int)
  }

  /// All of them in order.
  package private(set) var steps: [Step] = []

  package static let nothing = Pattern()
  /// What no words can be.
  package static let never = Pattern(steps: [.one(0)])

  package var isNothing: Bool { steps.isEmpty }

  package mutating func append(_ word: Spelling) { steps.append(.word(word)) }
  package mutating func append(_ other: Pattern) { steps += other.steps }

  /// Makes one group of the steps since the place.
  package mutating func group(from place: Int, _ step: (_ count: Int) -> Step) {
    steps.insert(step(steps.count - place), at: place)
  }
}

extension Pattern.Step {
  /// How many steps the group holds.
  package var inside: Int {
    switch self {
    case .word: 0
    case .all(let count), .one(let count), .maybe(let count): count
    }
  }
}

extension Pattern {
  /// Word counts after which the pattern may end, told as bits: bit 3 for three words on.
  ///
  /// A pattern is far shorter than 63 words, so one machine word holds every place it can have reached.
  package func advance(_ reached: UInt64, over words: ArraySlice<Line.Word>) -> UInt64 {
    follow(0..<steps.count, reached, words)
  }

  private func follow(_ places: Range<Int>, _ start: UInt64, _ words: ArraySlice<Line.Word>) -> UInt64 {
    var reached = start
    var place = places.lowerBound
    while place < places.upperBound, reached != 0 {
      reached = take(place, reached, words)
      place += 1 + steps[place].inside
    }
    return reached
  }

  private func take(_ place: Int, _ reached: UInt64, _ words: ArraySlice<Line.Word>) -> UInt64 {
    let start = place + 1
    switch steps[place] {
    case .word(let word): return Pattern.step(over: word, reached, words)
    case .all(let count): return follow(start..<start + count, reached, words)
    case .maybe(let count): return reached | follow(start..<start + count, reached, words)
    case .one(let count): return unite(start..<start + count, reached, words)
    }
  }

  private func unite(_ places: Range<Int>, _ reached: UInt64, _ words: ArraySlice<Line.Word>) -> UInt64 {
    var result: UInt64 = 0
    var place = places.lowerBound
    while place < places.upperBound {
      result |= take(place, reached, words)
      place += 1 + steps[place].inside
    }
    return result
  }

  private static func step(over word: Spelling, _ reached: UInt64, _ words: ArraySlice<Line.Word>) -> UInt64 {
    var result: UInt64 = 0
    for place in reached.places {
      let index = words.startIndex + place
      if index < words.endIndex, words[index].spelling == word { result |= 1 << UInt64(place + 1) }
    }
    return result
  }
}

extension UInt64 {
  /// The places of its set bits, in order.
  package var places: Places { Places(bits: self) }

  package var lastPlace: Int? { self == 0 ? nil : 63 - leadingZeroBitCount }

  package struct Places: Sequence, IteratorProtocol {
    package var bits: UInt64

    package mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }
  }
}
