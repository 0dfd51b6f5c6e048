import CEditline

/// Where libedit's cursor stands, counted from the prompt's first cell.
struct Wrap: Equatable {
  private let columns: Int
  private(set) var row = 0
  private(set) var column = 0
  /// The columns that hang together for a terminal: of the rows so far, those that it takes for one long row.
  private var spans = [0]

  /// How many rows a terminal takes for ended where libedit only went on in the next.
  var breaks: Int { spans.count - 1 }

  init(columns: Int) { self.columns = columns }

  /// The columns of a text that is not wrapped.
  static func width(_ text: String) -> Int { text.unicodeScalars.map(width).reduce(0, +) }

  /// The text between two `\u{1}` takes no room.
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

  /// A wide character that does not fit goes to the next row, and so does a cursor that stands on one.
  mutating func makeRoom(for scalar: Unicode.Scalar) {
    if column + Self.width(scalar) > columns { breakRow() }
  }

  /// The row of the cursor once the terminal has laid out its rows for another width.
  func row(columns: Int) -> Int {
    let above = spans.dropLast().map { max(1, ($0 + columns - 1) / columns) }.reduce(0, +)
    return above + spans[spans.count - 1] / columns
  }

  private mutating func advance(width: Int, isBlank: Bool) {
    if column + width > columns { breakRow() }
    column += width
    spans[spans.count - 1] += width
    guard column >= columns else { return }
    // libedit writes no blank at a row's end, so only a row that ends in ink goes on in the next.
    if isBlank { breakRow() } else { (row, column) = (row + 1, 0) }
  }

  private mutating func breakRow() {
    (row, column) = (row + 1, 0)
    spans.append(0)
  }

  /// libedit shows a control character as ^X and what the C library does not know as \U+XXXX.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    let width = editline_width(wchar_t(bitPattern: scalar.value))
    if width >= 0 { return Int(width) }
    return scalar.value < 0x80 ? 2 : scalar.value > 0xFFFF ? 8 : 7
  }
}
