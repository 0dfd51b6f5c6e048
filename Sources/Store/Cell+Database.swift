import FoundationEssentials
internal import GRDB
internal import Records

extension Cell {
  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .int(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .blob(let bytes): Data(bytes).databaseValue
    }
  }

  init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .int(number)
    case .double(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .blob([UInt8](data))
    }
  }
}

extension Row {
  /// The cell of a column counted from 0.
  func cell(_ column: Int) -> Cell { Cell(self[column] as DatabaseValue) }

  /// The value of a column counted from 0. GRDB's own subscripts end the process where the file holds something else.
  func value<V: CellValue>(_ column: Int, of table: String) throws(Records.RecordError) -> V {
    guard let value = V(cell: cell(column)) else {
      throw .unreadable(kind: table, field: Array(columnNames)[column])
    }
    return value
  }
}

extension StatementArguments {
  init(_ cells: [Cell]) { self.init(cells.map(\.databaseValue)) }
}
