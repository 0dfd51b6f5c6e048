import Civil
import Engine
import Records

extension Profile {
  /// A record as machines are given it: every field by its name, sealed ones opened where nobody need be asked.
  func fields<R: Record>(_ record: R) -> JSON {
    fields(record) { column, cell in opened(cell, of: record.id, Sealed.Place(R.kind.shape, column)) }
  }

  /// The same with `null` for what is sealed, so that nothing has to be unlocked.
  func openFields<R: Record>(_ record: R) -> JSON { fields(record) { _, _ in .null } }

  private func fields<R: Record>(_ record: R, sealed: (Shape.Column, Cell) -> JSON) -> JSON {
    let named = zip(R.kind.shape.columns, R.kind.cells(record)).map { column, cell in
      (key: column.name, value: column.isSealed ? sealed(column, cell) : cell.json)
    }
    return .object(
      [("id", .string(record.id.text))] + named + [
        ("createdAt", .string(record.createdAt.isoSeconds)), ("updatedAt", .string(record.updatedAt.isoSeconds)),
      ])
  }

  /// `null` while it cannot be read.
  private func opened(_ cell: Cell, of id: ID, _ place: Sealed.Place?) -> JSON {
    guard case .blob(let bytes) = cell, let place else { return .null }
    return openQuietly(Sealed(bytes), of: id, place).map { .string($0) } ?? .null
  }
}

extension Cell {
  fileprivate var json: JSON {
    switch self {
    case .null, .blob: .null
    case .int(let number): .number(Double(number))
    case .real(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}
