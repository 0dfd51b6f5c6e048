import Civil
import Engine
import Records
import Store

extension Profile {
  /// A record as machines are given it: every field by its name, sealed ones opened where nobody need be asked.
  func fields(_ record: some Record) -> JSON { fields(Copied(record, updatedAt: record.updatedAt)) }

  func fields(_ record: Copied) -> JSON {
    fields(record) { column, cell in opened(cell, of: record.id, Sealed.Place(record.shape, column)) }
  }

  /// The same with `null` for what is sealed, so that nothing has to be unlocked.
  func openFields(_ record: some Record) -> JSON {
    fields(Copied(record, updatedAt: record.updatedAt)) { _, _ in .null }
  }

  private func fields(_ record: Copied, sealed: (Shape.Column, Cell) -> JSON) -> JSON {
    let named = zip(record.shape.columns, record.cells).map { column, cell in
      (key: column.name, value: column.isSealed ? sealed(column, cell) : cell.json)
    }
    return .object(
      [("id", .string(record.id.text))] + named + [
        ("createdAt", .string(record.createdAt)), ("updatedAt", JSON(record.updatedAt?.isoSeconds)),
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
