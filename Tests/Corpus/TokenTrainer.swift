import Foundation
import Language

/// A linear-chain conditional random field (J. Lafferty and others, 2001), by AdaGrad.
struct TokenTrainer {
  struct Sample {
    let line: Utterance
    let tool: String
    /// `nil` where nobody knows.
    let tags: [Int?]
    /// How often a round comes to it.
    var times = 1
  }

  static func model(
    _ samples: [Sample], rounds: Int = 12, rate: Float = 0.2, decay: Float = 0.0004, most: Int = 40_000
  ) -> [UInt8] {
    let features = samples.map { sample in
      TokenFeatures.all(of: sample.line).map { token in
        (
          tags: token.shared + token.perTool + token.perTool.map { $0.conditioned(on: sample.tool) },
          steps: token.transitions + [TokenModel.transition]
        )
      }
    }
    let (index, stepIndex) = (
      FeatureIndex(features.joined().map(\.tags)), FeatureIndex(features.joined().map(\.steps))
    )
    let data = zip(features, samples).map { tokens, sample in
      (tags: tokens.map { index($0.tags) }, steps: tokens.map { stepIndex($0.steps) }, right: sample.tags)
    }
    var weights = Weights(index, classes: Tag.count)
    var steps = Weights(stepIndex, classes: TokenModel.tagPairCount)
    for pass in 0..<2 {
      if pass > 0 {
        let before = weights
        weights.beginAnew(keeping: most, index, beside: (steps, stepIndex))
        steps.beginAnew(keeping: most, stepIndex, beside: (before, index))
      }
      var order = samples.indices.flatMap {
        [Int](repeating: $0, count: samples[$0].tags.isEmpty ? 0 : samples[$0].times)
      }
      var lot = Lot()
      // To find the features that tell is less work than to weigh them.
      let rounds = pass == 0 ? rounds / 2 : rounds
      for round in 0..<rounds {
        lot.shuffle(&order)
        for number in order {
          let line = data[number]
          let tags = line.tags.map { weights.chosen($0, &lot) }
          let pairs = line.steps.map { steps.chosen($0, &lot) }
          let scores = tags.map { features in
            var scores = [Float](repeating: 0, count: Tag.count)
            weights.add(features, to: &scores)
            return scores
          }
          let moves = pairs.map { features in
            var scores = [Float](repeating: 0, count: TokenModel.tagPairCount)
            steps.add(features, to: &scores)
            return scores
          }
          let chain = Chain(scores, moves)
          let (all, right) = (chain.shares(), chain.shares(of: line.right))
          for place in tags.indices {
            let pace = 3 / Float(max(1, tags[place].count)).squareRoot()
            weights.learn(
              tags[place], zip(all.tags[place], right.tags[place]).map { ($0 - $1) * pace }, rate: rate, decay: decay)
            guard place > 0 else { continue }
            let stride = 3 / Float(max(1, pairs[place].count)).squareRoot()
            steps.learn(
              pairs[place], zip(all.pairs[place], right.pairs[place]).map { ($0 - $1) * stride }, rate: rate,
              decay: decay)
          }
        }
        weights.endRound(round, of: rounds)
        steps.endRound(round, of: rounds)
      }
    }
    let table = rows(index, weights, scale: TokenModel.scale)
      .merging(rows(stepIndex, steps, from: Tag.count, scale: TokenModel.scale)) { one, _ in one }
    return WeightTable.encoded(table, names: (0..<Tag.count + TokenModel.tagPairCount).map(String.init))
  }
}

/// The shares of tags in a line, over all ways to tag it.
struct Chain {
  private let scores: [[Float]]
  private let moves: [[Float]]

  /// - Parameters:
  ///   - scores: of each tag, for each place.
  ///   - steps: of each pair of tags, for each place and the one before it.
  init(_ scores: [[Float]], _ steps: [[Float]]) {
    self.scores = scores.map { row in
      let highest = row.max() ?? 0
      return row.map { Foundation.exp($0 - highest) }
    }
    moves = steps.map { $0.map { Foundation.exp($0) } }
  }

  /// Of each tag at each place, and of each pair of neighbours; nothing of the pair before the first.
  ///
  /// - Parameter right: the ways that have these tags, where they are known, and no other ways.
  func shares(of right: [Int?]? = nil) -> (tags: [[Float]], pairs: [[Float]]) {
    let count = scores[0].count
    func scaled(_ row: [Float]) -> [Float] {
      let sum = max(row.reduce(0, +), 1e-30)
      return row.map { $0 / sum }
    }
    let local = scores.enumerated().map { place, row in
      guard let only = right?[place] else { return row }
      return row.indices.map { $0 == only ? 1 : 0 }
    }
    var ahead = [scaled(local[0])]
    for place in local.indices.dropFirst() {
      var row = [Float](repeating: 0, count: count)
      for before in 0..<count where ahead[place - 1][before] > 0 {
        for tag in 0..<count { row[tag] += ahead[place - 1][before] * moves[place][before * count + tag] }
      }
      for tag in 0..<count { row[tag] *= local[place][tag] }
      ahead.append(scaled(row))
    }
    var behind = [[Float]](repeating: [Float](repeating: 1, count: count), count: local.count)
    for place in local.indices.dropLast().reversed() {
      var row = [Float](repeating: 0, count: count)
      for tag in 0..<count where local[place + 1][tag] > 0 {
        let share = local[place + 1][tag] * behind[place + 1][tag]
        for before in 0..<count { row[before] += moves[place + 1][before * count + tag] * share }
      }
      behind[place] = scaled(row)
    }
    var pairs = [[Float]](repeating: [], count: local.count)
    for place in local.indices.dropFirst() {
      var these = [Float](repeating: 0, count: count * count)
      for before in 0..<count where ahead[place - 1][before] > 0 {
        for tag in 0..<count where local[place][tag] > 0 {
          these[before * count + tag] =
            ahead[place - 1][before] * moves[place][before * count + tag] * local[place][tag] * behind[place][tag]
        }
      }
      pairs[place] = scaled(these)
    }
    return (zip(ahead, behind).map { scaled(zip($0, $1).map(*)) }, pairs)
  }
}
