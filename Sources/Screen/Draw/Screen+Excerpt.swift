import Replies

extension Screen {
  /// One line of the excerpt with the search hits emphasised, no wider than what the margin leaves.
  func line(_ excerpt: Excerpt, margin: Int) -> StyledLine {
    var line = StyledLine()
    for piece in excerpt.pieces {
      let available = display.lineLimit == .max ? Int.max : display.lineLimit - margin - line.columns
      let text = SafeText(piece.text)
      guard text.columns > available else {
        line.spans.append(StyledSpan(text, piece.isMatch ? .strong : .quiet))
        continue
      }
      line.spans.append(StyledSpan(text.cut(max(0, available), ending: glyphs.ellipsis), .quiet))
      break
    }
    return line
  }
}
