import Civil
import Engine
package import Records
package import Replies
package import Store

extension Session {
  /// A record as machines are given it: every field by its name, sealed ones opened where nobody need be asked.
  package func fields(_ record: some Record) -> JSON { fields(RawRecord(record, updatedAt: record.updatedAt)) }

  package func fields(_ record: RawRecord) -> JSON {
    fields(record) { column, cell in seen(cell, of: record.id, Sealed.Place(record.shape, column))?.json ?? .null }
  }

  /// The same with `null` for what is sealed, so that nothing has to be unlocked.
  package func openFields(_ record: some Record) -> JSON {
    fields(RawRecord(record, updatedAt: record.updatedAt)) { _, _ in .null }
  }

  package func fields(_ record: RawRecord, sealed: (Shape.Column, Cell) throws -> JSON) rethrows -> JSON {
    let named = try zip(record.shape.columns, record.cells).map { column, cell in
      (key: column.name, value: column.isSealed ? try sealed(column, cell) : cell.json(of: column.name))
    }
    return .object(
      [("id", .string(record.id.text))] + named + [
        ("createdAt", .string(record.createdAt)), ("updatedAt", JSON(record.updatedAt?.isoSeconds)),
      ])
  }

  /// `nil` where nothing is. What is there and is no bytes is damaged.
  package func seen(_ cell: Cell, of id: ID, _ place: Sealed.Place?) -> Seen? {
    guard let place, cell != .null else { return nil }
    guard case .blob(let bytes) = cell else { return .damaged }
    return seen(Sealed(bytes), of: id, place)
  }
}

extension Session.Seen {
  /// `null` while it cannot be read.
  var json: JSON {
    switch self {
    case .words(let words): .string(words)
    case .damaged, .locked: .null
    }
  }
}

extension Cell {
  fileprivate func json(of column: String) -> JSON {
    if column == "priority", let priority = Priority(cell: self) { return .number(Double(priority.importance)) }
    return switch self {
    case .null, .blob: .null
    case .int(let number): .number(Double(number))
    case .real(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}
