import Foundation
import Language

/// Features by their place in tables; those that were seen once only say nothing.
struct FeatureIndex {
  private(set) var places: [Feature: Int] = [:]

  /// How often each was seen.
  private(set) var counts: [Int] = []

  init(_ lines: some Sequence<[Feature]>, atLeast: Int = 2) {
    var counts: [Feature: Int] = [:]
    for line in lines { for feature in line { counts[feature, default: 0] += 1 } }
    // The most frequent first: their weights lie together, and learning waits for memory most of the time.
    for (feature, count) in counts.sorted(by: { (-$0.value, $0.key.code) < (-$1.value, $1.key.code) })
    where count >= atLeast {
      places[feature] = places.count
      self.counts.append(count)
    }
  }

  func callAsFunction(_ features: [Feature]) -> [Int] { features.compactMap { places[$0] } }
}

/// The weights of a linear model while it learns: a row of classes for each feature.
///
/// Each step leaves features out by lot (G. Hinton and others, 2012), so that none relies on another one being there, and
/// what counts in the end is the mean over the later rounds.
struct Weights {
  let classes: Int
  private(set) var values: [Float]
  private var squares: [Float]
  private var sums: [Float]
  private var rounds: Float = 0
  /// For each feature whether it is looked at.
  private var isKept: [Bool]

  init(_ index: FeatureIndex, classes: Int) {
    self.classes = classes
    isKept = [Bool](repeating: true, count: index.places.count)
    values = [Float](repeating: 0, count: index.places.count * classes)
    squares = [Float](repeating: 1e-2, count: values.count)
    sums = [Float](repeating: 0, count: values.count)
  }

  /// What a step looks at of a line's features.
  func chosen(_ features: [Int], _ lot: inout Lot) -> [Int] {
    features.filter { isKept[$0] && lot.below(1000) >= Weights.leftOut }
  }

  func add(_ features: [Int], to scores: inout [Float]) {
    values.withUnsafeBufferPointer { values in
      scores.withUnsafeMutableBufferPointer { scores in
        for feature in features {
          for one in 0..<classes { scores[one] += values[feature * classes + one] }
        }
      }
    }
  }

  /// One step of AdaGrad, which draws a weight to nothing that earns too little (J. Duchi and others, 2011).
  mutating func learn(_ features: [Int], _ slips: [Float], rate: Float, decay: Float) {
    let telling = slips.indices.filter { abs(slips[$0]) > 1e-4 }
    guard !telling.isEmpty else { return }
    values.withUnsafeMutableBufferPointer { values in
      squares.withUnsafeMutableBufferPointer { squares in
        for feature in features {
          for one in telling {
            let at = feature * classes + one
            squares[at] += slips[one] * slips[one]
            let pace = rate / squares[at].squareRoot()
            let moved = values[at] - pace * slips[one]
            values[at] = moved > 0 ? max(0, moved - pace * decay) : min(0, moved + pace * decay)
          }
        }
      }
    }
  }

  mutating func endRound(_ round: Int, of rounds: Int) {
    guard round >= rounds / 2 else { return }
    self.rounds += 1
    for at in values.indices { sums[at] += values[at] }
  }

  /// The mean weights, as they count where nothing is left out.
  var mean: [Float] {
    let share = Float(1000 - Weights.leftOut) / 1000 / max(1, rounds)
    return sums.map { $0 * share }
  }

  /// Begins anew with those features alone that told most; a weight for each of all would be most of what is kept.
  mutating func beginAnew(keeping most: Int, _ index: FeatureIndex, beside other: (Weights, FeatureIndex)? = nil) {
    let limit =
      ([(self, index)] + (other.map { [$0] } ?? [])).flatMap { $0.0.worth($0.1) }.sorted(by: >)
      .dropFirst(most).first ?? 0
    for (feature, worth) in worth(index).enumerated() where worth <= limit { isKept[feature] = false }
    for at in values.indices { (values[at], squares[at], sums[at]) = (0, 1e-2, 0) }
    rounds = 0
  }

  /// How much each feature says, over all lines.
  private func worth(_ index: FeatureIndex) -> [Float] {
    let mean = mean
    return isKept.indices.map { feature in
      (0..<classes).reduce(Float(0)) { $0 + mean[feature * classes + $1] * mean[feature * classes + $1] }
        * Float(index.counts[feature])
    }
  }

  /// Of a thousand features.
  private static let leftOut = 550
}

/// The rows of a table: each feature's weights as whole numbers, those of nothing left out.
func rows(_ index: FeatureIndex, _ weights: Weights, from first: Int = 0, scale: Float)
  -> [Feature: [(class: Int, weight: Int8)]]
{
  let mean = weights.mean
  var rows: [Feature: [(class: Int, weight: Int8)]] = [:]
  for (feature, place) in index.places {
    var row: [(class: Int, weight: Int8)] = []
    for one in 0..<weights.classes {
      let whole = Int8(max(-127, min(127, (mean[place * weights.classes + one] * scale).rounded())))
      if whole != 0 { row.append((first + one, whole)) }
    }
    if !row.isEmpty { rows[feature] = row }
  }
  return rows
}
