/// The token model's readings of a line for one tool: which words belong to which parameters.
package struct TokenReading {
  private let scores: [[Int32]]
  private let transitions: [[Int32]]
  private let best: Int32

  init(_ scores: [[Int32]], _ steps: [[Int32]]) {
    (self.scores, self.transitions) = (scores, steps)
    best = TokenModel.best(scores, steps)[0].score
  }

  /// The likeliest readings, best first, each with its penalty from 0 to 1; at least one.
  package func bestPaths(_ count: Int) -> [(spans: [Span], behind: Float)] {
    TokenModel.best(scores, transitions, count: count).map {
      (Tag.spans(of: $0.tags), TokenReading.normalizedPenalty(best - $0.score))
    }
  }

  /// How much worse the spans score than the best reading, from 0 to 1.
  package func penalty(of spans: [Span], in line: Utterance) -> Float {
    let tags = Tag.tags(of: spans, in: line)
    var score: Int32 = 0
    for (place, tag) in tags.enumerated() {
      score += scores[place][tag] + (place > 0 ? transitions[place][TokenModel.tagPair(tags[place - 1], tag)] : 0)
    }
    return TokenReading.normalizedPenalty(best - score)
  }

  private static func normalizedPenalty(_ difference: Int32) -> Float { min(1, Float(difference) / maximumDifference) }

  /// The score difference from which a reading has the full penalty of 1.
  private static let maximumDifference = 16 * TokenModel.scale
}
