/// One value, as SQLite stores it.
package enum Cell: Hashable, Sendable {
  case null
  case int(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

// How the change log stores a field group: its cells in order, each after a letter for its type.

extension Cell {
  package static func bytes(_ cells: [Cell]) -> [UInt8] {
    var writer = ByteWriter()
    cells.forEach { $0.write(to: &writer) }
    return writer.bytes
  }

  /// `nil` when the bytes are not cells.
  package static func cells(_ bytes: [UInt8]) -> [Cell]? {
    var reader = ByteReader(bytes)
    var cells: [Cell] = []
    while !reader.isAtEnd {
      guard let cell = Cell(from: &reader) else { return nil }
      cells.append(cell)
    }
    return cells
  }

  private func write(to writer: inout ByteWriter) {
    switch self {
    case .null: writer.byte(UInt8(ascii: "n"))
    case .int(let number):
      writer.byte(UInt8(ascii: "i"))
      writer.number(UInt64(bitPattern: number))
    case .real(let number):
      writer.byte(UInt8(ascii: "r"))
      writer.number(number.bitPattern)
    case .text(let text):
      writer.byte(UInt8(ascii: "t"))
      writer.text(text)
    case .blob(let bytes):
      writer.byte(UInt8(ascii: "b"))
      writer.blob(bytes)
    }
  }

  private init?(from reader: inout ByteReader) {
    let cell: Cell? =
      switch reader.byte() {
      case UInt8(ascii: "n"): .null
      case UInt8(ascii: "i"): reader.number().map { .int(Int64(bitPattern: $0)) }
      case UInt8(ascii: "r"): reader.number().map { .real(Double(bitPattern: $0)) }
      case UInt8(ascii: "t"): reader.text().map { .text($0) }
      case UInt8(ascii: "b"): reader.blob().map { .blob($0) }
      default: nil
      }
    guard let cell else { return nil }
    self = cell
  }
}
