/// A box with rounded corners, as wide as the line limit.
struct BoxFrame {
  let display: DisplayOptions
  let style: TextStyle
  /// The style of the left edge; `nil` for the same.
  var edge: TextStyle?

  /// Between a title and the time on its right.
  static let gap = 3
  /// A title keeps that many columns beside its time.
  static let minimumTitle = 24

  private var glyphs: Glyphs { display.glyphs }
  private var isNarrow: Bool { display.width < 48 }
  private var width: Int { display.lineLimit }
  /// Blanks between the border and the words.
  private var padding: Int { isNarrow ? 1 : 2 }
  /// The column where the text inside begins.
  var inset: Int { padding + 1 }
  var innerWidth: Int { width - 2 * inset }

  func wrapped(_ text: SafeText, _ style: TextStyle = .plain, atMost maximum: Int = .max) -> [StyledLine] {
    text.wrapped(innerWidth, atMost: maximum, ending: glyphs.ellipsis).map { StyledLine($0, style) }
  }

  /// The label stands in the upper border.
  func enclosing(_ lines: [StyledLine], label: SafeText?) -> [StyledLine] {
    let spacer = isNarrow ? [] : [StyledLine.blank]
    return [border(0, 1, label: label)] + (spacer + lines + spacer).map(row) + [border(2, 3, label: nil)]
  }

  private func row(_ line: StyledLine) -> StyledLine {
    let left = glyphs.down + .blanks(padding)
    let right = SafeText.blanks(padding) + glyphs.down
    return StyledLine(left, edge ?? style) + line.padded(innerWidth) + StyledLine(right, style)
  }

  private func border(_ left: Int, _ right: Int, label: SafeText?) -> StyledLine {
    let title = label.map { " \($0.cut(innerWidth - 2, ending: glyphs.ellipsis).text) " } ?? ""
    let start = glyphs.corners[left] + (label == nil ? "" : glyphs.across) + SafeText(title)
    let rest = String(repeating: glyphs.across.text, count: width - start.columns - 1)
    return StyledLine(start + SafeText(rest) + glyphs.corners[right], style)
  }
}
