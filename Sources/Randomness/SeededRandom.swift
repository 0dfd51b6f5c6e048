/// A seeded random number generator (SplitMix64).
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededRandom {
  /// Returns true with this probability, 0 … 1.
  package mutating func chance(_ likelihood: Double) -> Bool { Double.random(in: 0..<1, using: &self) < likelihood }

  package mutating func integer(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// 0 ..< `limit`; at least 1.
  package mutating func integer(below limit: Int) -> Int { integer(in: 0...limit - 1) }

  /// A random element of an array that is not empty.
  package mutating func element<Thing>(of things: [Thing]) -> Thing { things[integer(in: 0...things.count - 1)] }

  /// A random index, chosen in proportion to the weights.
  package mutating func weightedIndex(in weights: [Int]) -> Int {
    var remainder = integer(in: 1...weights.reduce(0, +))
    return weights.firstIndex { weight in
      remainder -= weight
      return remainder <= 0
    } ?? 0
  }
}
