import CEditline

/// Tracks the position of libedit's cursor, counted from the prompt's first cell.
struct CursorTracker: Equatable {
  private let columns: Int
  private(set) var row = 0
  private(set) var column = 0
  /// Widths in columns of the rows so far, where rows that the terminal treats as one wrapped line count as one.
  private var logicalRowWidths = [0]

  /// How many line ends the terminal has taken as real ones although libedit only wrapped the line.
  var hardBreaks: Int { logicalRowWidths.count - 1 }

  init(columns: Int) { self.columns = columns }

  /// The columns of a text on one row.
  static func width(_ text: String) -> Int { text.unicodeScalars.map(width).reduce(0, +) }

  /// Text between two `\u{1}` takes no columns.
  mutating func advance(prompt: String) {
    var isHidden = false
    for scalar in prompt.unicodeScalars {
      if scalar == "\u{1}" { isHidden.toggle() } else if !isHidden { advance(scalar) }
    }
  }

  mutating func advance(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": breakRow()
    case "\t": repeat { advance(width: 1, isBlank: true) } while column % 8 != 0
    default: advance(width: Self.width(scalar), isBlank: scalar == " ")
    }
  }

  /// A wide character that does not fit moves to the next row, and so does a cursor on it.
  mutating func makeRoom(for scalar: Unicode.Scalar) {
    if column + Self.width(scalar) > columns { breakRow() }
  }

  /// The cursor's row after the terminal has reflowed the text to another width.
  func row(columns: Int) -> Int {
    let rowsAbove = logicalRowWidths.dropLast().map { max(1, ($0 + columns - 1) / columns) }.reduce(0, +)
    return rowsAbove + logicalRowWidths[logicalRowWidths.count - 1] / columns
  }

  private mutating func advance(width: Int, isBlank: Bool) {
    if column + width > columns { breakRow() }
    column += width
    logicalRowWidths[logicalRowWidths.count - 1] += width
    guard column >= columns else { return }
    // libedit writes no blank at the end of a row, so the terminal treats only a row without one as wrapped.
    if isBlank { breakRow() } else { (row, column) = (row + 1, 0) }
  }

  private mutating func breakRow() {
    (row, column) = (row + 1, 0)
    logicalRowWidths.append(0)
  }

  /// Columns as libedit draws it: a control character as ^X, one unknown to the C library as \U+XXXX.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    let width = editline_width(wchar_t(bitPattern: scalar.value))
    if width >= 0 { return Int(width) }
    return scalar.value < 0x80 ? 2 : scalar.value > 0xFFFF ? 8 : 7
  }
}
