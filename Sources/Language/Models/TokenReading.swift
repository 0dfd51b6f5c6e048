/// How the words of a line may belong to a tool's parameters, by the token model.
package struct TokenReading {
  private let scores: [[Int32]]
  private let steps: [[Int32]]
  private let best: Int32

  init(_ scores: [[Int32]], _ steps: [[Int32]]) {
    (self.scores, self.steps) = (scores, steps)
    best = TokenModel.best(scores, steps)[0].score
  }

  /// The likeliest ways, best first, each with how far it is behind the best; at least one.
  package func ways(_ count: Int) -> [(spans: [Span], behind: Float)] {
    TokenModel.best(scores, steps, count: count).map { (Tag.spans(of: $0.tags), TokenReading.share(best - $0.score)) }
  }

  /// How far the spans are behind the best way, from 0 to 1.
  package func behind(_ spans: [Span], in line: Utterance) -> Float {
    let tags = Tag.tags(of: spans, in: line)
    var score: Int32 = 0
    for (place, tag) in tags.enumerated() {
      score += scores[place][tag] + (place > 0 ? steps[place][TokenModel.pair(tags[place - 1], tag)] : 0)
    }
    return TokenReading.share(best - score)
  }

  private static func share(_ difference: Int32) -> Float { min(1, Float(difference) / far) }

  /// The difference of two ways past which the worse one is merely worse.
  private static let far = 16 * TokenModel.scale
}
