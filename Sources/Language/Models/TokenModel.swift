internal import CModels

/// Which words of a line a tool's parameters hold, as a linear-chain conditional random field (J. Lafferty and others, 2001)
/// learnt it from the corpus: a weight for each feature and tag, and for each feature and pair of tags beside each other.
package struct TokenModel: Sendable {
  private let table: WeightTable

  package init(_ table: WeightTable) { self.table = table }

  /// The one that nudgy is built with; `nil` for a language that has none.
  package static func learnt(_ tag: String) -> TokenModel? {
    switch tag {
    case "en": TokenModel(WeightTable(token_model_en))
    case "de": TokenModel(WeightTable(token_model_de))
    default: nil
    }
  }

  /// A line before any tool is supposed.
  package func view(of line: Utterance) -> TokenView { TokenView(line, table) }

  package func spans(of line: Utterance, for tool: String) -> [Span] {
    view(of: line).reading(for: tool).ways(1)[0].spans
  }

  /// The class of one tag that stands behind another.
  package static func pair(_ before: Int, _ tag: Int) -> Int { before * Tag.count + tag }
  package static let pairs = Tag.count * Tag.count

  /// The feature of going on to any next token.
  package static let step = Feature(90)

  /// Steps of a weight in a unit of log odds.
  package static let scale: Float = 64

  /// The best rows of tags, the best first (A. Viterbi, 1967; N. Seshadri and C.-E. Sundberg, 1994); one at least.
  ///
  /// - Parameters:
  ///   - scores: of each tag, for each place.
  ///   - steps: of each pair of tags, for each place and the one before it; nothing for the first.
  package static func best<Score: Numeric & Comparable>(
    _ scores: [[Score]], _ steps: [[Score]], count: Int = 1
  ) -> [(tags: [Int], score: Score)] {
    guard let first = scores.first else { return [([], 0)] }
    guard count > 1 else { return [single(scores, steps)] }
    var ends = first.indices.map { [Way(tag: $0, score: first[$0], before: nil)] }
    for (next, step) in zip(scores, steps).dropFirst() {
      ends = next.indices.map { tag in
        var best: [(score: Score, before: Way<Score>)] = []
        for way in ends.joined() {
          let score = way.score + step[way.tag * next.count + tag] + next[tag]
          guard best.count < count || score > best[best.count - 1].score else { continue }
          best.insert((score, way), at: best.firstIndex { score > $0.score } ?? best.count)
          if best.count > count { best.removeLast() }
        }
        return best.map { Way(tag: tag, score: $0.score, before: $0.before) }
      }
    }
    return ends.joined().sorted { $0.score > $1.score }.prefix(count).map { ($0.tags, $0.score) }
  }

  /// The best one alone, which long texts ask for.
  private static func single<Score: Numeric & Comparable>(
    _ scores: [[Score]], _ steps: [[Score]]
  ) -> (tags: [Int], score: Score) {
    let count = scores[0].count
    var ends = scores[0]
    var befores: [[Int]] = []
    for place in scores.indices.dropFirst() {
      var next = scores[place]
      var before = [Int](repeating: 0, count: count)
      for tag in 0..<count {
        for one in 1..<count
        where ends[one] + steps[place][one * count + tag] > ends[before[tag]] + steps[place][before[tag] * count + tag]
        {
          before[tag] = one
        }
        next[tag] += ends[before[tag]] + steps[place][before[tag] * count + tag]
      }
      ends = next
      befores.append(before)
    }
    var tag = ends.indices.max { ends[$0] < ends[$1] } ?? 0
    let score = ends[tag]
    var tags = [tag]
    for before in befores.reversed() {
      tag = before[tag]
      tags.append(tag)
    }
    return (tags.reversed(), score)
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
