import Replies

extension Screen {
  /// Words on the left, where the eye begins, and the penguin beside them; below where they would be much longer for
  /// it, and nowhere on a screen too narrow for both.
  func lines(_ reply: Reply, with pose: Pose?) -> [Line] {
    guard let pose, look.isDrawn, look.width >= Screen.leastForTwo else { return lines(reply) }
    let penguin = pose.rows(isASCII: look.isASCII).map(inked)
    let words = narrower.lines(reply)
    guard words.count <= penguin.count else { return .apart([lines(reply), penguin]) }
    let column = (words.map(\.columns).max() ?? 0) + Screen.gap
    return penguin.indices.map { row in
      (words.indices.contains(row) ? words[row] : .blank).padded(column) + penguin[row]
    }
  }

  private static let leastForTwo = 40
  private static let gap = 3
  private static let widest = 14

  private var narrower: Screen {
    var narrow = look
    narrow.width = look.limit - Screen.gap - Screen.widest
    return Screen(narrow, language: language)
  }

  private func inked(_ row: String) -> Line {
    Line(row.map { Span(Clean(String($0)), Screen.inks[$0] ?? .plain) })
  }

  /// Beak and feet, what flies or flows, and what is hardly there.
  private static let inks: [Character: Ink] = Dictionary(
    uniqueKeysWithValues: [("▾◂▸v>┴u", Ink.stale), ("∘*~", .active), ("z←", .quiet)].flatMap { signs, ink in
      signs.map { ($0, ink) }
    })
}
