/// A box with rounded corners, as wide as the measure.
struct Frame {
  let look: Look
  let ink: Ink

  private var glyphs: Glyphs { look.glyphs }
  private var isNarrow: Bool { look.width < 48 }
  private var width: Int { look.limit }
  /// Blanks between the border and the words.
  private var padding: Int { isNarrow ? 1 : 2 }
  /// Where the words inside begin.
  var inset: Int { padding + 1 }
  private var inside: Int { width - 2 * inset }

  func wrapped(_ text: Clean, _ ink: Ink = .plain, atMost most: Int = .max) -> [Line] {
    text.wrapped(inside, atMost: most, ending: glyphs.ellipsis).map { Line($0, ink) }
  }

  /// The label stands in the upper border.
  func around(_ lines: [Line], label: Clean?) -> [Line] {
    let air = isNarrow ? [] : [Line.blank]
    return [edge(0, 1, label: label)] + (air + lines + air).map(row) + [edge(2, 3, label: nil)]
  }

  private func row(_ line: Line) -> Line {
    let left = glyphs.down + .blanks(padding)
    let right = Clean.blanks(padding) + glyphs.down
    return Line(left, ink) + line.padded(inside) + Line(right, ink)
  }

  private func edge(_ left: Int, _ right: Int, label: Clean?) -> Line {
    let words = label.map { " \($0.cut(inside - 2, ending: glyphs.ellipsis).text) " } ?? ""
    let start = glyphs.corners[left] + (label == nil ? "" : glyphs.across) + Clean(words)
    let rest = String(repeating: glyphs.across.text, count: width - start.columns - 1)
    return Line(start + Clean(rest) + glyphs.corners[right], ink)
  }
}
