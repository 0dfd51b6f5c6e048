/// A canvas of braille dots, 2 × 4 per character: square pixels if characters are twice as high as wide.
struct BrailleCanvas {
  /// In characters.
  let columns: Int
  let rows: Int
  private var cells: [BrailleCell]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
    cells = Array(repeating: BrailleCell(), count: self.columns * self.rows)
  }

  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// `x` counts from the left, `y` from the top; dots outside the canvas are ignored.
  mutating func set(_ x: Int, _ y: Int, _ style: TextStyle) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    cells[y / 4 * columns + x / 2].add(BrailleCanvas.bits[x % 2][y % 4], style)
  }

  var lines: [StyledLine] {
    (0..<rows).map { row in cells[row * columns..<(row + 1) * columns].reduce(StyledLine()) { $0 + $1.line } }
  }

  /// By column and row within a character.
  private static let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
}

/// One character. It has only one style, so a quiet dot gives way to any other.
private struct BrailleCell {
  private var bits: UInt32 = 0
  private var style = TextStyle.quiet

  mutating func add(_ bit: UInt32, _ newStyle: TextStyle) {
    if style == .quiet, newStyle != .quiet { (bits, style) = (0, newStyle) }
    if newStyle != .quiet || style == .quiet { bits |= bit }
  }

  var line: StyledLine {
    guard bits != 0, let scalar = Unicode.Scalar(0x2800 + bits) else { return StyledLine(" ") }
    return StyledLine(SafeText(String(Character(scalar))), style)
  }
}
