internal import CModels

/// Which words of a line a tool's parameters hold, as a linear model learnt it from the corpus.
package struct TokenModel: Sendable {
  private let table: WeightTable
  private let steps: [[Int32]]

  package init(_ table: WeightTable) {
    self.table = table
    steps = (0..<Tag.count).map { before in
      var scores = [Int32](repeating: 0, count: Tag.count)
      table.add(TokenModel.step(from: before), to: &scores)
      return scores
    }
  }

  package static let learnt = TokenModel(
    WeightTable(UnsafeRawBufferPointer(start: token_model, count: token_model_size)))

  package func spans(of line: Utterance, for tool: String) -> [Span] { reading(of: line, for: tool).ways(1)[0].spans }

  package func reading(of line: Utterance, for tool: String) -> TokenReading {
    let scores = TokenFeatures.features(of: line, for: tool).map { features in
      var scores = [Int32](repeating: 0, count: Tag.count)
      for feature in features { table.add(feature, to: &scores) }
      return scores
    }
    return TokenReading(scores, steps)
  }

  /// The feature of a tag that stands before another.
  package static func step(from tag: Int) -> Feature { Feature(90, Spelling([UInt8(tag)])) }

  /// The best rows of tags, the best first (A. Viterbi, 1967; N. Seshadri and C.-E. Sundberg, 1994); one at least.
  package static func best<Score: Numeric & Comparable>(
    _ scores: [[Score]], _ steps: [[Score]], count: Int = 1
  ) -> [(tags: [Int], score: Score)] {
    guard let first = scores.first else { return [([], 0)] }
    var ends = first.indices.map { [Way(tag: $0, score: first[$0], before: nil)] }
    for next in scores.dropFirst() {
      ends = next.indices.map { tag in
        var best: [(score: Score, before: Way<Score>)] = []
        for way in ends.joined() {
          let score = way.score + steps[way.tag][tag] + next[tag]
          guard best.count < count || score > best[best.count - 1].score else { continue }
          best.insert((score, way), at: best.firstIndex { score > $0.score } ?? best.count)
          if best.count > count { best.removeLast() }
        }
        return best.map { Way(tag: tag, score: $0.score, before: $0.before) }
      }
    }
    return ends.joined().sorted { $0.score > $1.score }.prefix(count).map { ($0.tags, $0.score) }
  }
}

/// A row of tags up to some place.
private final class Way<Score> {
  let tag: Int
  let score: Score
  private let before: Way?

  init(tag: Int, score: Score, before: Way?) { (self.tag, self.score, self.before) = (tag, score, before) }

  var tags: [Int] {
    var tags: [Int] = []
    var way: Way? = self
    while let here = way {
      tags.append(here.tag)
      way = here.before
    }
    return tags.reversed()
  }
}
