/// One kind of fault, tried again and again.
protocol Kind: Sendable {
  var name: String { get }
  /// What `trial` counts.
  var unit: String { get }
  /// Why it cannot be tried on this machine.
  var obstacle: String? { get }
  /// Does something bad to a store in a home of its own, and looks whether all that was acknowledged is there afterwards.
  ///
  /// - Returns: how often something bad was done.
  func trial(_ random: inout SeededRandom, _ home: Home) throws -> Int
}

extension Kind {
  var obstacle: String? { nil }
}

/// How a trial can end.
enum Outcome: CaseIterable {
  case survived
  /// What no program could notice: plain data changed so that SQLite's own check passes, or a log that ends early.
  case unnoticeable
  case lost, silent, refused, crashed, hung

  var isFailure: Bool { self != .survived && self != .unnoticeable }
}

/// Why a trial did not survive, in a sentence.
struct Fault: Error {
  let outcome: Outcome
  let sentence: String

  init(_ outcome: Outcome, _ sentence: String) { (self.outcome, self.sentence) = (outcome, sentence) }
}

/// The same numbers for the same seed (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ likelihood: Double) -> Bool { Double.random(in: 0..<1, using: &self) < likelihood }

  mutating func one<Thing>(of things: [Thing]) -> Thing { things[number(0...things.count - 1)] }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }
}
