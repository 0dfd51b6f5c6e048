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
}

extension StatementArguments {
  init(_ cells: [Cell]) { self.init(cells.map(\.databaseValue)) }
}
