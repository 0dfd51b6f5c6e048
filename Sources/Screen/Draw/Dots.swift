/// A picture of braille dots, two across and four down in each character: where characters are twice as high as wide
/// they stand on a square grid.
struct Dots {
  /// In characters.
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// `x` counts from the left, `y` from the top; what lies outside is not drawn.
  mutating func set(_ x: Int, _ y: Int, _ ink: Ink) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    cells[y / 4 * columns + x / 2].add(Dots.bits[x % 2][y % 4], ink)
  }

  var lines: [Line] {
    (0..<rows).map { row in cells[row * columns..<(row + 1) * columns].reduce(Line()) { $0 + $1.drawn } }
  }

  /// By column and row within a character.
  private static let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
}

/// One character. It has one ink, so that what is quiet gives way to what is not.
private struct Cell {
  private var bits: UInt32 = 0
  private var ink = Ink.quiet

  mutating func add(_ bit: UInt32, _ new: Ink) {
    if ink == .quiet, new != .quiet { (bits, ink) = (0, new) }
    if new != .quiet || ink == .quiet { bits |= bit }
  }

  var drawn: Line {
    guard bits != 0, let scalar = Unicode.Scalar(0x2800 + bits) else { return Line(" ") }
    return Line(Clean(String(Character(scalar))), ink)
  }
}
