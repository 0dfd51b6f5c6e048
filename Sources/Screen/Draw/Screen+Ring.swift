import Replies

extension Screen {
  /// A ring that fills clockwise from the top, with the text beside it; in ASCII a row of signs, without graphics only
  /// the text.
  func lines(_ ring: Reply.Ring) -> [StyledLine] {
    let words = clean(ring.text)
    guard display.isGraphical else { return wrapped(words) }
    guard !display.isASCII else { return wrapped(row(ring) + " " + words) }
    let ringLines = canvas(ring).lines
    let textLines = wrapped(words, narrower: Screen.ringColumns + 2)
    let topMargin = max(0, (ringLines.count - textLines.count) / 2)
    return (0..<max(ringLines.count, topMargin + textLines.count)).map { index in
      let picture = index < ringLines.count ? ringLines[index] : StyledLine()
      let text = textLines.indices.contains(index - topMargin) ? textLines[index - topMargin] : StyledLine()
      return text.spans.isEmpty ? picture : picture.padded(Screen.ringColumns + 2) + text
    }
  }

  private static let ringColumns = 6

  private func canvas(_ ring: Reply.Ring) -> BrailleCanvas {
    var canvas = BrailleCanvas(columns: Screen.ringColumns, rows: Screen.ringColumns / 2)
    let positions = Screen.ringPositions(canvas)
    let filled = Int((Double(positions.count) * ring.share).rounded())
    for place in positions.prefix(filled) { canvas.set(place.x, place.y, ring.share < 1 ? .active : .done) }
    for place in positions.dropFirst(filled) where (place.x + place.y) % 2 == 0 { canvas.set(place.x, place.y, .quiet) }
    return canvas
  }

  /// The positions of a ring two dots thick, clockwise from the top.
  private static func ringPositions(_ canvas: BrailleCanvas) -> [(x: Int, y: Int)] {
    let middle = Double(canvas.width - 1) / 2
    let positions = (0..<canvas.width * canvas.height).compactMap { index -> (turn: Double, x: Int, y: Int)? in
      let (x, y) = (index % canvas.width, index / canvas.width)
      let (right, down) = (Double(x) - middle, Double(y) - middle)
      let radius = (right * right + down * down).squareRoot()
      return (middle - 1.6...middle + 0.3).contains(radius) ? (clockwisePosition(right, down), x, y) : nil
    }
    return positions.sorted { $0.turn < $1.turn }.map { ($0.x, $0.y) }
  }

  /// The position on the ring, 0 … 4 clockwise from the top, one per quarter.
  private static func clockwisePosition(_ right: Double, _ down: Double) -> Double {
    let slant = right / (abs(right) + abs(down))
    if down > 0 { return 2 - slant }
    return right < 0 ? 4 + slant : slant
  }

  /// “(##.)”: one sign per unit of the goal, at most ten.
  private func row(_ ring: Reply.Ring) -> SafeText {
    let symbolCount = min(ring.goal, 10)
    let filled = Int((ring.share * Double(symbolCount)).rounded(.down))
    let (full, empty) = (glyphs.bar[0].text, glyphs.unknown.text)
    return SafeText(
      "(" + String(repeating: full, count: filled) + String(repeating: empty, count: symbolCount - filled) + ")")
  }
}
