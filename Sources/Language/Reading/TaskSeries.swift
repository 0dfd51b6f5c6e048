/// Several tasks in one line: "post the form n ring mum".
package struct TaskSeries {
  /// How the tasks are joined, which helps to decide whether they are one task or several.
  package enum JoinKind: String {
    /// By "and" and the like.
    case and
    /// By "then" or "also".
    case then
    /// By a full stop or a line break.
    case stop
    case comma
    /// By a plus or another sign.
    case sign
    /// A later task refers back to an earlier one: "ring nan and wish her luck".
    case pointing
    /// The first task only leads to the next: "go to the chemist and get my pills".
    case going
  }

  /// The token ranges of the tasks: at least two, or none.
  package let pieces: [Range<Int>]
  package let joinKind: JoinKind

  package init(_ line: Utterance) {
    var pieces: [Range<Int>] = []
    var joins: [Range<Int>] = []
    var start = 0
    let joiners = Segmenter.joiners(in: line)
    // One piece is no series, whatever it says.
    for join in joiners.isEmpty ? [] : joiners + [line.tokens.count..<line.tokens.count] {
      let piece = start..<join.lowerBound
      if !piece.isEmpty, line.language.rules.actionTask(in: String(line.words(piece))) != nil {
        pieces.append(piece)
        joins.append(join)
      } else if let last = pieces.indices.last {
        pieces[last] = pieces[last].lowerBound..<max(piece.upperBound, pieces[last].upperBound)
        joins[last] = join
      }
      start = join.upperBound
    }
    self.pieces = pieces.count > 1 ? pieces : []
    joinKind = pieces.count > 1 ? TaskSeries.joinKind(pieces, joins.dropLast(), line) : .and
  }

  private static func joinKind(_ pieces: [Range<Int>], _ joins: [Range<Int>], _ line: Utterance) -> JoinKind {
    let rules = line.language.rules
    if pieces.dropFirst().contains(where: { $0.contains { rules.backReferences.contains(line.tokens[$0].spelling) } }) {
      return .pointing
    }
    if rules.leadVerbs.contains(line.tokens[pieces[0].lowerBound].spelling) { return .going }
    let tokens = joins.flatMap { $0.map { line.tokens[$0] } }
    if tokens.contains(where: { rules.sequenceWords.contains($0.spelling) }) { return .then }
    let keys = tokens.map(\.key)
    if keys.contains(where: [".", ";", "!", "\n"].contains) { return .stop }
    if keys.contains(where: ["+", "/", "-", "–", "—"].contains) { return .sign }
    return keys.contains(",") ? .comma : .and
  }
}
