import Replies

extension Screen {
  /// The reply on the left and the penguin beside it. If the reply has more lines than the penguin, the penguin is
  /// below; on a narrow screen it is left out.
  func lines(_ reply: Reply, with pose: Pose?) -> [StyledLine] {
    guard let pose, display.isGraphical, display.width >= Screen.minimumWidth else { return lines(reply) }
    let penguin = pose.rows(isASCII: display.isASCII).map(styledRow)
    let replyLines = narrowScreen.lines(reply)
    guard replyLines.count <= penguin.count else { return .joining([lines(reply), penguin]) }
    let column = (replyLines.map(\.columns).max() ?? 0) + Screen.penguinGap
    return penguin.indices.map { row in
      (replyLines.indices.contains(row) ? replyLines[row] : .blank).padded(column) + penguin[row]
    }
  }

  private static let minimumWidth = 40
  private static let penguinGap = 3
  private static let penguinWidth = 14

  private var narrowScreen: Screen {
    var narrowDisplay = display
    narrowDisplay.width = display.lineLimit - Screen.penguinGap - Screen.penguinWidth
    return Screen(narrowDisplay, language: language)
  }

  private func styledRow(_ row: String) -> StyledLine {
    StyledLine(row.map { StyledSpan(SafeText(String($0)), Screen.stylesByCharacter[$0] ?? .plain) })
  }

  /// Styles by character: beak and feet, moving things, faint things.
  private static let stylesByCharacter: [Character: TextStyle] = Dictionary(
    uniqueKeysWithValues: [("▾◂▸v>┴u", TextStyle.stale), ("∘*~", .active), ("z←", .quiet)].flatMap { signs, style in
      signs.map { ($0, style) }
    })
}
