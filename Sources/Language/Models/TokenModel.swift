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

  package func spans(of line: Utterance, for tool: String) -> [Span] {
    let scores = TokenFeatures.features(of: line, for: tool).map { features in
      var scores = [Int32](repeating: 0, count: Tag.count)
      for feature in features { table.add(feature, to: &scores) }
      return scores
    }
    return Tag.spans(of: TokenModel.best(scores, steps))
  }

  /// The feature of a tag that stands before another.
  package static func step(from tag: Int) -> Feature { Feature(90, Spelling([UInt8(tag)])) }

  /// The best row of tags (A. Viterbi, 1967).
  package static func best<Score: Numeric & Comparable>(_ scores: [[Score]], _ steps: [[Score]]) -> [Int] {
    guard var row = scores.first else { return [] }
    var ways: [[Int]] = []
    for next in scores.dropFirst() {
      var (best, way) = ([Score](), [Int]())
      for tag in row.indices {
        var from = 0
        for before in row.indices where row[before] + steps[before][tag] > row[from] + steps[from][tag] {
          from = before
        }
        best.append(row[from] + steps[from][tag] + next[tag])
        way.append(from)
      }
      row = best
      ways.append(way)
    }
    var tag = row.indices.max { row[$0] < row[$1] } ?? 0
    var tags = [tag]
    for way in ways.reversed() {
      tag = way[tag]
      tags.append(tag)
    }
    return tags.reversed()
  }
}
