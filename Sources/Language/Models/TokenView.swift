/// A line as the token model sees it whatever it is meant for, so that supposing one more tool costs little.
package struct TokenView {
  private let table: WeightTable
  private let features: [TokenFeatures]
  private let scores: [[Int32]]
  private let steps: [[Int32]]

  init(_ line: Utterance, _ table: WeightTable) {
    self.table = table
    features = TokenFeatures.all(of: line)
    scores = features.map { token in
      var scores = [Int32](repeating: 0, count: Tag.count)
      for feature in token.plain { table.add(feature, to: &scores) }
      for feature in token.telling { table.add(feature, to: &scores) }
      return scores
    }
    steps = features.enumerated().map { place, token in
      guard place > 0 else { return [] }
      var scores = [Int32](repeating: 0, count: TokenModel.pairs)
      table.add(TokenModel.step, to: &scores, from: Tag.count)
      for feature in token.steps { table.add(feature, to: &scores, from: Tag.count) }
      return scores
    }
  }

  package func reading(for tool: String) -> TokenReading {
    let tool = Spelling(tool)
    return TokenReading(
      zip(scores, features).map { scores, token in
        var scores = scores
        for feature in token.telling { table.add(feature.under(tool), to: &scores) }
        return scores
      }, steps)
  }
}
