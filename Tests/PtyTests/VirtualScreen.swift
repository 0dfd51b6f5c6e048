import CEditline

/// What a terminal that reflows its rows would show: as much of one as libedit and nudgy use.
struct VirtualScreen {
  struct Row {
    /// A wide character is followed by an empty cell.
    var cells: [String] = []
    /// The text goes on in the next row because this one was full.
    var isFull = false
  }

  struct Position: Equatable {
    var row: Int
    /// Equal to the number of columns after the last one was written.
    var column: Int
  }

  private(set) var columns: Int
  private(set) var height: Int
  private(set) var rows = [Row()]
  private(set) var isPasteBracketed = false
  /// How often it has rung.
  private(set) var bells = 0
  private var place = Position(row: 0, column: 0)
  private var state = State.text
  private var undecoded: [UInt8] = []

  private enum State {
    case text, escape, control(String), command
  }

  init(columns: Int, height: Int) {
    self.columns = columns
    self.height = height
  }

  private var top: Int { max(0, rows.count - height) }

  /// Whether the text stands on it, with the blank rows between turns or without them.
  func shows(_ text: String) -> Bool {
    self.text.contains(text) || shown.filter { !$0.isEmpty }.joined(separator: "\n").contains(text)
  }

  /// What was last written and not erased, a few screens of it, without trailing blanks.
  var text: String { Self.text(rows.suffix(4 * height)).joined(separator: "\n") }

  /// The rows on the screen.
  var shown: [String] { Self.text(rows[top...]) }

  private static func text(_ rows: ArraySlice<Row>) -> [String] {
    rows.map { row in String(row.cells.joined().reversed().drop { $0 == " " }.reversed()) }
  }

  /// Counted from the screen's upper left corner.
  var cursor: Position { Position(row: place.row - top, column: place.column) }

  mutating func feed(_ bytes: [UInt8]) {
    undecoded += bytes
    let end = undecoded.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let length = undecoded[end...].first.map { $0 < 0x80 ? 1 : $0 < 0xE0 ? 2 : $0 < 0xF0 ? 3 : 4 } ?? 0
    let whole = end + length > undecoded.count ? end : undecoded.count
    String(decoding: undecoded.prefix(whole), as: UTF8.self).unicodeScalars.forEach { take($0) }
    undecoded.removeFirst(whole)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch (state, scalar) {
    case (.text, "\u{1b}"): state = .escape
    case (.text, _): write(scalar)
    case (.escape, "["): state = .control("")
    case (.escape, "]"): state = .command
    case (.escape, _): state = .text
    case (.command, "\u{7}"), (.command, "\\"): state = .text
    case (.command, _): break
    case (.control(let parameters), "\u{40}"..."\u{7E}"):
      state = .text
      obey(scalar, parameters)
    case (.control(let parameters), _): state = .control(parameters + String(scalar))
    }
  }
}

extension VirtualScreen {
  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": place.column = 0
    case "\n": down()
    case "\u{8}": place.column = max(0, min(place.column, columns - 1) - 1)
    case "\t": place.column = min(columns - 1, place.column / 8 * 8 + 8)
    case "\u{7}": bells += 1
    case "\u{0}"..."\u{1F}", "\u{7F}": break
    default: put(scalar, width: max(0, Int(editline_width(wchar_t(bitPattern: scalar.value)))))
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar, width: Int) {
    guard width > 0 else { return combine(scalar) }
    if place.column + width > columns {
      rows[place.row].isFull = true
      place.column = 0
      down()
    }
    pad(to: place.column + width)
    rows[place.row].cells[place.column] = String(scalar)
    if width == 2 { rows[place.row].cells[place.column + 1] = "" }
    place.column += width
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    guard let last = rows[place.row].cells.prefix(place.column).lastIndex(where: { !$0.isEmpty }) else { return }
    rows[place.row].cells[last].unicodeScalars.append(scalar)
  }

  private mutating func pad(to count: Int) {
    rows[place.row].cells += Array(repeating: " ", count: max(0, count - rows[place.row].cells.count))
  }

  private mutating func down() {
    place.row += 1
    if place.row == rows.count { rows.append(Row()) }
  }
}

extension VirtualScreen {
  private mutating func obey(_ command: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch command {
    case "A": place.row = max(top, place.row - count)
    case "B": (0..<count).forEach { _ in down() }
    case "C": place.column = min(columns - 1, place.column + count)
    case "D": place.column = max(0, min(place.column, columns - 1) - count)
    case "G": place.column = min(columns, count) - 1
    case "H": goTo(row: count, column: numbers.dropFirst().first ?? 1)
    case "J": eraseBelow()
    case "K": eraseRight()
    case "P": remove(count)
    case "@": insert(count)
    case "h", "l": if parameters == "?2004" { isPasteBracketed = command == "h" }
    default: break
    }
  }

  private mutating func goTo(row: Int, column: Int) {
    let target = top + row - 1
    while rows.count <= target { rows.append(Row()) }
    place = Position(row: target, column: column - 1)
  }

  /// Rows below that hold nothing cease to exist, which shows no difference.
  private mutating func eraseBelow() {
    eraseRight()
    for row in rows.indices.dropFirst(place.row + 1) { rows[row] = Row() }
  }

  private mutating func eraseRight() {
    rows[place.row].cells = Array(rows[place.row].cells.prefix(place.column))
    rows[place.row].isFull = false
  }

  private mutating func remove(_ count: Int) {
    let end = min(place.column + count, rows[place.row].cells.count)
    if place.column < end { rows[place.row].cells.removeSubrange(place.column..<end) }
  }

  private mutating func insert(_ count: Int) {
    pad(to: place.column)
    rows[place.row].cells.insert(contentsOf: Array(repeating: " ", count: count), at: place.column)
    rows[place.row].cells = Array(rows[place.row].cells.prefix(columns))
  }
}

extension VirtualScreen {
  /// Text that went on in the next row because the row was full is laid out anew, and the cursor stays on its cell.
  mutating func resize(columns new: Int, height: Int) {
    var laidOut: [Row] = []
    var cells: [String] = []
    var target = place
    for (index, row) in rows.enumerated() {
      if index == place.row {
        let offset = cells.count + place.column
        target = Position(row: laidOut.count + offset / new, column: offset % new)
      }
      cells += row.cells
      if row.isFull { continue }
      laidOut += Self.wrap(cells, columns: new)
      cells = []
    }
    (columns, self.height, rows, place) = (new, height, laidOut, target)
    while rows.count <= place.row { rows.append(Row()) }
  }

  private static func wrap(_ cells: [String], columns: Int) -> [Row] {
    var rows = [Row()]
    for (index, cell) in cells.enumerated() {
      let width = index + 1 < cells.count && cells[index + 1].isEmpty ? 2 : cell.isEmpty ? 0 : 1
      if rows[rows.count - 1].cells.count + width > columns {
        rows[rows.count - 1].isFull = true
        rows.append(Row())
      }
      rows[rows.count - 1].cells.append(cell)
    }
    return rows
  }
}
