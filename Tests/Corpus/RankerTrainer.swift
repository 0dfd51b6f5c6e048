import Engine
import Foundation

/// The ways to read one line, and which of them are right.
struct RankedLine: Sendable {
  let candidates: [Candidate]
  let isRight: [Bool]
}

extension RankedLine {
  /// Those features alone whose names begin so, and all others as one; `nil` where there are none.
  func reduced(to prefix: String, _ known: [String: Float]) -> RankedLine? {
    let reduced = candidates.map { candidate in
      let (new, old) = (
        candidate.features.filter { $0.key.hasPrefix(prefix) },
        candidate.features.filter { !$0.key.hasPrefix(prefix) }
      )
      let score = old.reduce(Float(0)) { $0 + $1.value * (known[$1.key] ?? 0) }
      return Candidate(calls: candidate.calls, features: new.merging([RankerTrainer.known: score]) { $1 })
    }
    return reduced.contains { $0.features.count > 1 } ? RankedLine(candidates: reduced, isRight: isRight) : nil
  }
}

/// A log-linear model over the candidates of a line, by AdaGrad; of several right ones any will do.
enum RankerTrainer {
  /// What is known already, as one feature.
  static let known = "known"

  /// Learns all but that.
  static func added(_ lines: [RankedLine]) -> Ranker {
    var weights = ranker(lines, beside: [known: 1]).weights
    weights[known] = nil
    return Ranker(weights)
  }

  /// - Parameter known: weights that stay as they are; only what has none yet is learnt.
  static func ranker(
    _ lines: [RankedLine], beside known: [String: Float] = [:], epochs: Int = 20, rate: Float = 0.1, decay: Float = 1e-3
  ) -> Ranker {
    var weights = known
    var squares: [String: Float] = [:]
    var order = Array(lines.indices.filter { lines[$0].isRight.contains(true) && lines[$0].isRight.contains(false) })
    var lot = Lot()
    for _ in 0..<epochs {
      lot.shuffle(&order)
      for number in order {
        let line = lines[number]
        let scores = line.candidates.map { $0.score { weights[$0] ?? 0 } }
        let highest = scores.max() ?? 0
        let shares = scores.map { Foundation.exp($0 - highest) }
        let sum = shares.reduce(0, +)
        let right = zip(shares, line.isRight).reduce(Float(0)) { $0 + ($1.1 ? $1.0 : 0) }
        var gradient: [String: Float] = [:]
        for (place, candidate) in line.candidates.enumerated() {
          let slip = shares[place] / sum - (line.isRight[place] ? shares[place] / max(right, 1e-9) : 0)
          for (name, value) in candidate.features where value != 0 { gradient[name, default: 0] += slip * value }
        }
        for (name, value) in gradient.sorted(by: { $0.key < $1.key }) where known[name] == nil {
          let step = value + decay * (weights[name] ?? 0)
          squares[name, default: 1e-2] += step * step
          let weight = weights[name, default: 0] - rate * step / squares[name, default: 1].squareRoot()
          weights[name] = Comparison.drawbacks.contains(name) ? min(0, weight) : weight
        }
      }
    }
    return Ranker(weights)
  }
}
