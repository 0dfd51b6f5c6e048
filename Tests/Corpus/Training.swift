import Foundation
import Language

/// The same numbers in every run.
struct Lot {
  private var state: UInt64 = 42

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func shuffle<Element>(_ items: inout [Element]) {
    for place in items.indices.reversed() { items.swapAt(place, below(place + 1)) }
  }
}

/// Features by their place in tables; those that were seen once only say nothing.
struct FeatureIndex {
  private(set) var places: [Feature: Int] = [:]

  init(_ lines: some Sequence<[Feature]>, atLeast: Int = 2) {
    var counts: [Feature: Int] = [:]
    for line in lines { for feature in line { counts[feature, default: 0] += 1 } }
    for (feature, count) in counts.sorted(by: { $0.key.code < $1.key.code }) where count >= atLeast {
      places[feature] = places.count
    }
  }

  func callAsFunction(_ features: [Feature]) -> [Int] { features.compactMap { places[$0] } }
}

/// A table of the greatest weights, as whole numbers.
func encoded(_ index: FeatureIndex, _ weights: [Float], names: [String], scale: Float, most: Int) -> [UInt8] {
  let classes = names.count
  let least = weights.map(abs).sorted(by: >).dropFirst(most).first ?? 0
  var rows: [Feature: [(class: Int, weight: Int8)]] = [:]
  for (feature, place) in index.places {
    var row: [(class: Int, weight: Int8)] = []
    for one in 0..<classes where abs(weights[place * classes + one]) >= least {
      let whole = Int8(max(-127, min(127, (weights[place * classes + one] * scale).rounded())))
      if whole != 0 { row.append((one, whole)) }
    }
    if !row.isEmpty { rows[feature] = row }
  }
  return WeightTable.encoded(rows, names: names)
}

/// One step of AdaGrad, which draws a weight to nothing that earns too little (J. Duchi and others, 2011).
@inline(__always) func learnt(
  _ weight: inout Float, _ squares: inout Float, _ gradient: Float, _ rate: Float, _ decay: Float
) {
  squares += gradient * gradient
  let pace = rate / squares.squareRoot()
  let moved = weight - pace * gradient
  weight = moved > 0 ? max(0, moved - pace * decay) : min(0, moved + pace * decay)
}

/// Multinomial logistic regression by AdaGrad; of several right classes any will do.
struct LineTrainer {
  static func model(
    _ lines: [(line: Utterance, tools: [String])], epochs: Int = 10, rate: Float = 0.3, decay: Float = 0.0004,
    most: Int = 100_000
  ) -> [UInt8] {
    let names = Set(lines.flatMap(\.tools)).sorted()
    let place = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let classes = names.count
    let features = lines.map { LineFeatures.features(of: $0.line) }
    let index = FeatureIndex(features)
    let data = zip(features, lines).map { (slots: index($0), right: $1.tools.compactMap { place[$0] }) }
    var weights = [Float](repeating: 0, count: index.places.count * classes)
    var squares = [Float](repeating: 1e-2, count: weights.count)
    var order = Array(data.indices)
    var lot = Lot()
    for _ in 0..<epochs {
      lot.shuffle(&order)
      for number in order {
        let (slots, right) = data[number]
        guard !slots.isEmpty else { continue }
        var scores = [Float](repeating: 0, count: classes)
        for slot in slots { for one in 0..<classes { scores[one] += weights[slot * classes + one] } }
        let highest = scores.max() ?? 0
        var shares = scores.map { Foundation.exp($0 - highest) }
        let sum = shares.reduce(0, +)
        for one in shares.indices { shares[one] /= sum }
        let rightShare = right.reduce(Float(0)) { $0 + shares[$1] }
        var slips = shares
        for one in right { slips[one] -= shares[one] / max(rightShare, 1e-9) }
        let step = 3 / Float(slots.count).squareRoot()
        for slot in slots {
          for one in 0..<classes {
            let at = slot * classes + one
            learnt(&weights[at], &squares[at], slips[one] * step, rate, decay)
          }
        }
      }
    }
    return encoded(index, weights, names: names, scale: LineModel.scale, most: most)
  }
}

/// A linear-chain conditional random field (J. Lafferty and others, 2001), by AdaGrad.
struct TokenTrainer {
  struct Sample {
    let line: Utterance
    let tool: String
    let tags: [Int]
  }

  static func model(
    _ samples: [Sample], epochs: Int = 6, rate: Float = 0.2, decay: Float = 0.0004, most: Int = 100_000
  ) -> [UInt8] {
    let classes = Tag.count
    let steps = (0..<classes).map { TokenModel.step(from: $0) }
    let features = samples.map { TokenFeatures.features(of: $0.line, for: $0.tool) }
    let index = FeatureIndex(features.joined().map { $0 } + [steps, steps])
    let data = zip(features, samples).map { rows, sample in (rows: rows.map { index($0) }, tags: sample.tags) }
    let stepSlots = index(steps)
    var weights = [Float](repeating: 0, count: index.places.count * classes)
    var squares = [Float](repeating: 1e-2, count: weights.count)
    var order = Array(data.indices)
    var lot = Lot()
    for _ in 0..<epochs {
      lot.shuffle(&order)
      for number in order where !data[number].rows.isEmpty {
        let (rows, right) = data[number]
        let scores = rows.map { row in
          var scores = [Float](repeating: 0, count: classes)
          for slot in row { for one in 0..<classes { scores[one] += weights[slot * classes + one] } }
          return scores
        }
        let ways = stepSlots.map { Array(weights[$0 * classes..<($0 + 1) * classes]) }
        let (tags, pairs) = Chain(scores, ways).shares()
        func learn(_ slot: Int, _ slips: [Float], _ step: Float) {
          for one in 0..<classes {
            let at = slot * classes + one
            learnt(&weights[at], &squares[at], slips[one] * step, rate, decay)
          }
        }
        for (place, row) in rows.enumerated() {
          var slips = tags[place]
          slips[right[place]] -= 1
          let step = 3 / Float(max(1, row.count)).squareRoot()
          for slot in row { learn(slot, slips, step) }
        }
        var slips = pairs
        for place in right.indices.dropFirst() { slips[right[place - 1]][right[place]] -= 1 }
        for before in 0..<classes { learn(stepSlots[before], slips[before], 1) }
      }
    }
    let sizes = weights.map(abs).filter { $0 > 0 }.sorted()
    let largest = sizes.last ?? 1
    return encoded(index, weights, names: (0..<classes).map(String.init), scale: 127 / largest, most: most)
  }
}

/// The shares of tags in a line, over all ways to tag it.
struct Chain {
  private let scores: [[Float]]
  private let steps: [[Float]]

  init(_ scores: [[Float]], _ steps: [[Float]]) { (self.scores, self.steps) = (scores, steps) }

  /// Of each tag at each place; and of each pair of neighbours, over all places.
  func shares() -> (tags: [[Float]], pairs: [[Float]]) {
    let count = scores[0].count
    let moves = steps.map { $0.map { Foundation.exp($0) } }
    let local = scores.map { row in
      let highest = row.max() ?? 0
      return row.map { Foundation.exp($0 - highest) }
    }
    func scaled(_ row: [Float]) -> [Float] {
      let sum = row.reduce(0, +)
      return row.map { $0 / max(sum, 1e-30) }
    }
    var ahead = [scaled(local[0])]
    for place in scores.indices.dropFirst() {
      var row = [Float](repeating: 0, count: count)
      for before in 0..<count { for tag in 0..<count { row[tag] += ahead[place - 1][before] * moves[before][tag] } }
      for tag in 0..<count { row[tag] *= local[place][tag] }
      ahead.append(scaled(row))
    }
    var behind = [[Float]](repeating: [Float](repeating: 1, count: count), count: scores.count)
    for place in scores.indices.dropLast().reversed() {
      var row = [Float](repeating: 0, count: count)
      for tag in 0..<count {
        for next in 0..<count { row[tag] += moves[tag][next] * local[place + 1][next] * behind[place + 1][next] }
      }
      behind[place] = scaled(row)
    }
    var pairs = [[Float]](repeating: [Float](repeating: 0, count: count), count: count)
    for place in scores.indices.dropFirst() {
      var sum: Float = 0
      var these = pairs.map { $0.map { _ in Float(0) } }
      for before in 0..<count {
        for tag in 0..<count {
          these[before][tag] = ahead[place - 1][before] * moves[before][tag] * local[place][tag] * behind[place][tag]
          sum += these[before][tag]
        }
      }
      for before in 0..<count { for tag in 0..<count { pairs[before][tag] += these[before][tag] / max(sum, 1e-30) } }
    }
    return (zip(ahead, behind).map { scaled(zip($0, $1).map(*)) }, pairs)
  }
}
