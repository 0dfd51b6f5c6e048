/// The token model's scores of a line that do not depend on the tool, so that each further tool costs little.
package struct TokenView {
  private let table: WeightTable
  private let features: [TokenFeatures]
  private let scores: [[Int32]]
  private let transitions: [[Int32]]

  init(_ line: Utterance, _ table: WeightTable) {
    self.table = table
    features = TokenFeatures.all(of: line)
    scores = features.map { token in
      var scores = [Int32](repeating: 0, count: Tag.count)
      for feature in token.shared { table.add(feature, to: &scores) }
      for feature in token.perTool { table.add(feature, to: &scores) }
      return scores
    }
    transitions = features.enumerated().map { place, token in
      guard place > 0 else { return [] }
      var scores = [Int32](repeating: 0, count: TokenModel.tagPairCount)
      table.add(TokenModel.transition, to: &scores, from: Tag.count)
      for feature in token.transitions { table.add(feature, to: &scores, from: Tag.count) }
      return scores
    }
  }

  /// - Parameter kind: a kind of span that is rather marked than left out.
  package func reading(for tool: String, favouring kind: Span.Kind? = nil) -> TokenReading {
    let tool = Spelling(tool)
    return TokenReading(
      zip(scores, features).map { scores, token in
        var scores = scores
        if let kind {
          scores[Tag.begins(kind)] += TokenView.favour
          scores[Tag.continues(kind)] += TokenView.favour
        }
        for feature in token.perTool { table.add(feature.conditioned(on: tool), to: &scores) }
        return scores
      }, transitions)
  }

  /// By how much a favoured kind scores more: a quarter of a unit of log odds, chosen on the brain dumps of six writers.
  private static let favour = Int32(TokenModel.scale / 4)
}
