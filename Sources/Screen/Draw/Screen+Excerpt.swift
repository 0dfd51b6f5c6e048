import Replies

extension Screen {
  /// One line of it, the words that were looked for standing out; no wider than is left beside a margin.
  func line(_ excerpt: Excerpt, margin: Int) -> Line {
    var line = Line()
    for piece in excerpt.pieces {
      let room = look.limit == .max ? Int.max : look.limit - margin - line.columns
      let text = Clean(piece.text)
      guard text.columns > room else {
        line.spans.append(Span(text, piece.isHit ? .strong : .quiet))
        continue
      }
      line.spans.append(Span(text.cut(max(0, room), ending: glyphs.ellipsis), .quiet))
      break
    }
    return line
  }
}
