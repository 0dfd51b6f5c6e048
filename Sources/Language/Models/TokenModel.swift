internal import CModels

/// Marks which words of a line are a tool's arguments, with a linear-chain conditional random field (J. Lafferty and
/// others, 2001) that was trained on the corpus: a weight for each feature and tag, and for each feature and pair of
/// adjacent tags.
package struct TokenModel: Sendable {
  private let table: WeightTable

  package init(_ table: WeightTable) { self.table = table }

  /// The model that is built into nudgy; `nil` for a language that has none.
  package static func builtIn(for tag: String) -> TokenModel? {
    switch tag {
    case "en": TokenModel(WeightTable(token_model_en))
    case "de": TokenModel(WeightTable(token_model_de))
    default: nil
    }
  }

  /// The line's scores before a tool is assumed.
  package func view(of line: Utterance) -> TokenView { TokenView(line, table) }

  package func spans(of line: Utterance, for tool: String, favouring kind: Span.Kind? = nil) -> [Span] {
    view(of: line).reading(for: tool, favouring: kind).bestPaths(1)[0].spans
  }

  /// The class of a pair: the tag and the one before it.
  package static func tagPair(_ before: Int, _ tag: Int) -> Int { before * Tag.count + tag }
  package static let tagPairCount = Tag.count * Tag.count

  /// The bias feature of every transition.
  package static let transition = Feature(90)

  /// Units of a weight per unit of log odds.
  package static let scale: Float = 64

  /// The best tag sequences, best first (A. Viterbi, 1967; N. Seshadri and C.-E. Sundberg, 1994); at least one.
  ///
  /// - Parameters:
  ///   - scores: for each token, the score of each tag.
  ///   - steps: for each token, the score of each pair of tags with the one before it; empty for the first.
  package static func best(_ scores: [[Int32]], _ steps: [[Int32]], count: Int = 1) -> [(tags: [Int], score: Int32)] {
    guard let first = scores.first else { return [([], 0)] }
    guard count > 1 else { return [bestSingle(scores, steps)] }
    var paths = first.indices.map { Path(tag: $0, score: first[$0], before: nil) }
    for (next, step) in zip(scores, steps).dropFirst() {
      paths = next.indices.flatMap { tag in
        var best: [(score: Int32, before: Path)] = []
        for path in paths {
          let score = path.score + step[path.tag * next.count + tag] + next[tag]
          guard best.count < count || score > best[best.count - 1].score else { continue }
          best.insert((score, path), at: best.firstIndex { score > $0.score } ?? best.count)
          if best.count > count { best.removeLast() }
        }
        return best.map { Path(tag: tag, score: $0.score, before: $0.before) }
      }
    }
    return paths.sorted { $0.score > $1.score }.prefix(count).map { ($0.tags, $0.score) }
  }

  /// The best sequence alone, which takes less time for a long text.
  private static func bestSingle(_ scores: [[Int32]], _ steps: [[Int32]]) -> (tags: [Int], score: Int32) {
    let count = scores[0].count
    var endScores = scores[0]
    var backpointers: [[Int]] = []
    for place in scores.indices.dropFirst() {
      var next = scores[place]
      var before = [Int](repeating: 0, count: count)
      for tag in 0..<count {
        for one in 1..<count
        where endScores[one] + steps[place][one * count + tag] > endScores[before[tag]]
          + steps[place][before[tag] * count + tag]
        {
          before[tag] = one
        }
        next[tag] += endScores[before[tag]] + steps[place][before[tag] * count + tag]
      }
      endScores = next
      backpointers.append(before)
    }
    var tag = endScores.indices.max { endScores[$0] < endScores[$1] } ?? 0
    let score = endScores[tag]
    var tags = [tag]
    for before in backpointers.reversed() {
      tag = before[tag]
      tags.append(tag)
    }
    return (tags.reversed(), score)
  }
}

/// A tag sequence up to some token, linked backwards.
private final class Path {
  let tag: Int
  let score: Int32
  private let before: Path?

  init(tag: Int, score: Int32, before: Path?) { (self.tag, self.score, self.before) = (tag, score, before) }

  var tags: [Int] {
    var tags: [Int] = []
    var path: Path? = self
    while let current = path {
      tags.append(current.tag)
      path = current.before
    }
    return tags.reversed()
  }
}
