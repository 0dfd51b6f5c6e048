import Randomness

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
  func trial(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int
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

extension SeededRandom {
  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }
}
