internal import CEditline

/// Where libedit's cursor stands, counted from the prompt's first cell.
struct Wrap: Equatable {
  private let columns: Int
  private(set) var row = 0
  private(set) var column = 0

  init(columns: Int) { self.columns = columns }

  /// The text between two `\u{1}` takes no room.
  mutating func advance(prompt: String) {
    var isHidden = false
    for scalar in prompt.unicodeScalars {
      if scalar == "\u{1}" { isHidden.toggle() } else if !isHidden { advance(scalar) }
    }
  }

  mutating func advance(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": (row, column) = (row + 1, 0)
    case "\t": repeat { advance(width: 1) } while column % 8 != 0
    default: advance(width: Self.width(scalar))
    }
  }

  /// A wide character that does not fit goes to the next row, and so does a cursor that stands on one.
  mutating func makeRoom(for scalar: Unicode.Scalar) {
    if column + Self.width(scalar) > columns { (row, column) = (row + 1, 0) }
  }

  private mutating func advance(width: Int) {
    if column + width > columns { (row, column) = (row + 1, 0) }
    column += width
    if column >= columns { (row, column) = (row + 1, 0) }
  }

  /// libedit shows a control character as ^X and what the C library does not know as \U+XXXX.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    let width = editline_width(wchar_t(bitPattern: scalar.value))
    if width >= 0 { return Int(width) }
    return scalar.value < 0x80 ? 2 : scalar.value > 0xFFFF ? 8 : 7
  }
}
