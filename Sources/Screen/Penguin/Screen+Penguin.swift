import Replies

extension Screen {
  /// The reply with the penguin in the free space to its right. It is left out where that is small, so that no word
  /// moves for it, and on a narrow screen.
  func lines(_ reply: Reply, with pose: Pose?, wearing outfit: Outfit? = nil) -> [StyledLine] {
    let replyLines = lines(reply)
    guard let pose, display.isGraphical, display.width >= Screen.minimumWidth else { return replyLines }
    guard (replyLines.first?.columns ?? 0) <= Screen.longestTitle else { return replyLines }
    let penguin = pose.rows(isASCII: display.isASCII, wearing: outfit)
    let column = (replyLines.prefix(penguin.count).map(\.columns).max() ?? 0) + Screen.penguinGap
    guard column + Screen.freeSpace <= display.lineLimit else { return replyLines }
    return (0..<max(replyLines.count, penguin.count)).map { row in
      let line = replyLines.indices.contains(row) ? replyLines[row] : .blank
      guard penguin.indices.contains(row) else { return line }
      return line.padded(column) + styledRow(penguin[row], isFeet: row == penguin.count - 1)
    }
  }

  private static let minimumWidth = 40
  /// It stands beside no first line that is longer.
  private static let longestTitle = 40
  private static let penguinGap = 3
  /// The penguin's own columns, and as many again so that it does not stand at the edge.
  private static let freeSpace = 10

  private func styledRow(_ row: String, isFeet: Bool) -> StyledLine {
    StyledLine(
      row.map { character in
        // The same sign is a foot below and a merry eye above.
        let isFoot = isFeet && character == "^"
        return StyledSpan(
          SafeText(String(character)), isFoot ? .stale : Screen.stylesByCharacter[character] ?? .plain)
      })
  }

  /// Styles by character: beak, moving things, faint things.
  private static let stylesByCharacter: [Character: TextStyle] = Dictionary(
    uniqueKeysWithValues: [("▾◂v<", TextStyle.stale), ("∘*~●▲█▁▟▙≈⋈■", .active), ("z", .quiet)].flatMap {
      signs, style in
      signs.map { ($0, style) }
    })
}
