import Session

/// What is drawn by lot, the same for the same seed (SplitMix64).
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
  /// - Parameter likelihood: 0 … 1.
  mutating func falls(_ likelihood: Double) -> Bool { Double.random(in: 0..<1, using: &self) < likelihood }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of some, of which there is at least one.
  mutating func one<Thing>(of things: [Thing]) -> Thing { things[number(0...things.count - 1)] }

  /// The place of one of some weights, the heavier ones oftener.
  mutating func place(in weights: [Int]) -> Int {
    var left = number(1...weights.reduce(0, +))
    return weights.firstIndex { weight in
      left -= weight
      return left <= 0
    } ?? 0
  }
}
