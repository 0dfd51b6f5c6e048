/// Finds the places where a line may go from one statement to the next.
package enum Segmenter {
  /// The ways to split the line: at one joiner, at two, and at all of them. None for a line as long as a brain dump.
  /// The joiners belong to no piece.
  package static func segmentations(of line: Utterance) -> [[Range<Int>]] {
    let count = line.tokens.count
    guard count <= maxTokens else { return [] }
    let joins = joiners(in: line)
    var cuts = joins.map { [$0] }
    for (index, join) in joins.enumerated().prefix(maxJoinersForPairs) {
      cuts += joins.prefix(maxJoinersForPairs).dropFirst(index + 1).map { [join, $0] }
    }
    if joins.count > 2 { cuts.append(joins) }
    return cuts.map { joins in
      let starts = [0] + joins.map(\.upperBound)
      let ends = joins.map(\.lowerBound) + [count]
      return zip(starts, ends).map { $0..<$1 }
    }
  }

  /// The token ranges of joiners, from left to right.
  package static func joiners(in line: Utterance) -> [Range<Int>] {
    let count = line.tokens.count
    var joins: [Range<Int>] = []
    var index = 1
    while index < count - 1, joins.count < maxJoiners {
      var end = index
      while end < count - 1, isJoiner(end, line) { end += 1 }
      if end > index { joins.append(index..<end) }
      index = max(end, index) + 1
    }
    return joins
  }

  /// Whether a token joins two statements; the "so" of "so far" does not.
  package static func isJoiner(_ index: Int, _ line: Utterance) -> Bool {
    let word = line.tokens[index].spelling
    guard line.language.rules.joiners.contains(word) else { return false }
    return index + 1 == line.tokens.count
      || line.language.rules.joinerExceptions[word]?.contains(line.tokens[index + 1].spelling) != true
  }

  private static let maxTokens = 45
  private static let maxJoiners = 7
  private static let maxJoinersForPairs = 4
}
