import Foundation
import Language

/// Multinomial logistic regression by AdaGrad; of several right classes any will do.
struct LineTrainer {
  static func model(
    _ lines: [(line: Utterance, tools: [String])], rounds: Int = 12, rate: Float = 0.3, decay: Float = 0.002,
    most: Int = 20_000
  ) -> [UInt8] {
    let names = Set(lines.flatMap(\.tools)).sorted()
    let place = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let features = lines.map { LineFeatures.features(of: $0.line) }
    let index = FeatureIndex(features)
    let data = zip(features, lines).map { (slots: index($0), right: $1.tools.compactMap { place[$0] }) }
    var weights = Weights(index, classes: names.count)
    for pass in 0..<2 {
      if pass > 0 { weights.beginAnew(keeping: most, index) }
      var order = Array(data.indices)
      var lot = Lot()
      // To find the features that tell is less work than to weigh them.
      let rounds = pass == 0 ? rounds / 2 : rounds
      for round in 0..<rounds {
        lot.shuffle(&order)
        for number in order {
          let slots = weights.chosen(data[number].slots, &lot)
          guard !slots.isEmpty else { continue }
          var scores = [Float](repeating: 0, count: names.count)
          weights.add(slots, to: &scores)
          weights.learn(
            slots, slips(scores, data[number].right, 3 / Float(slots.count).squareRoot()), rate: rate, decay: decay)
        }
        weights.endRound(round, of: rounds)
      }
    }
    return WeightTable.encoded(rows(index, weights, scale: LineModel.scale), names: names)
  }

  private static func slips(_ scores: [Float], _ right: [Int], _ step: Float) -> [Float] {
    let highest = scores.max() ?? 0
    var shares = scores.map { Foundation.exp($0 - highest) }
    let sum = shares.reduce(0, +)
    for one in shares.indices { shares[one] /= sum }
    let rightShare = right.reduce(Float(0)) { $0 + shares[$1] }
    var slips = shares
    for one in right { slips[one] -= shares[one] / max(rightShare, 1e-9) }
    return slips.map { $0 * step }
  }
}
