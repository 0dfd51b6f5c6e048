import Engine
import Foundation

/// The ways to read one line, and which of them are right.
struct RankedLine: Sendable {
  let candidates: [Candidate]
  let isRight: [Bool]
  /// How many lines it counts for.
  var weight: Float = 1
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
    return reduced.contains { $0.features.count > 1 }
      ? RankedLine(candidates: reduced, isRight: isRight, weight: weight) : nil
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

  /// How many lines a feature has to be in at least. A rarer one says more of those lines than of any others.
  private static let fewestLines = 20

  /// - Parameter known: weights that stay as they are; only what has none yet is learnt.
  static func ranker(
    _ lines: [RankedLine], beside known: [String: Float] = Ranker.fixedWeights, epochs: Int = 20, rate: Float = 0.1,
    decay: Float = 2e-3
  ) -> Ranker {
    let lines = lines.filter { $0.isRight.contains(true) && $0.isRight.contains(false) }
    var counts: [String: Int] = [:]
    for line in lines { for name in Set(line.candidates.flatMap(\.features.keys)) { counts[name, default: 0] += 1 } }
    let names = counts.filter { $0.value >= fewestLines || known[$0.key] != nil }.keys.sorted()
    let place = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let data = lines.map { NumberedLine($0, place) }
    let isLearnt = names.map { known[$0] == nil }
    let isDrawback = names.map(Comparison.drawbacks.contains)
    var weights = names.map { known[$0] ?? 0 }
    var squares = [Float](repeating: 1e-2, count: names.count)
    var gradient = [Float](repeating: 0, count: names.count)
    var order = Array(lines.indices)
    var lot = Lot()
    for _ in 0..<epochs {
      lot.shuffle(&order)
      for number in order {
        let line = data[number]
        for (slip, candidate) in zip(line.slips(weights), line.candidates) {
          for feature in candidate { gradient[feature.place] += slip * feature.value }
        }
        for name in line.names {
          let slip = gradient[name]
          gradient[name] = 0
          guard isLearnt[name] else { continue }
          let step = slip + decay * weights[name]
          squares[name] += step * step
          let weight = weights[name] - rate * step / squares[name].squareRoot()
          weights[name] = isDrawback[name] ? min(0, weight) : weight
        }
      }
    }
    return Ranker(known.merging(zip(names, weights)) { $1 })
  }
}

/// A line's candidates by the places of their features, as looking up names would be most of the work.
private struct NumberedLine {
  let candidates: [[(place: Int, value: Float)]]
  /// The features that any of them has.
  let names: [Int]
  private let isRight: [Bool]
  private let weight: Float

  init(_ line: RankedLine, _ place: [String: Int]) {
    candidates = line.candidates.map { candidate in
      candidate.features.compactMap { name, value in place[name].map { ($0, value) } }
        .filter { $0.value != 0 }.sorted { $0.place < $1.place }
    }
    names = Set(candidates.flatMap { $0.map(\.place) }).sorted()
    (isRight, weight) = (line.isRight, line.weight)
  }

  /// How much likelier each candidate is by these weights than it should be, times the line's weight.
  func slips(_ weights: [Float]) -> [Float] {
    let scores = candidates.map { $0.reduce(Float(0)) { $0 + $1.value * weights[$1.place] } }
    let highest = scores.max() ?? 0
    let shares = scores.map { Foundation.exp($0 - highest) }
    let sum = shares.reduce(0, +)
    let right = max(zip(shares, isRight).reduce(Float(0)) { $0 + ($1.1 ? $1.0 : 0) }, 1e-9)
    return zip(shares, isRight).map { share, isRight in weight * (share / sum - (isRight ? share / right : 0)) }
  }
}
