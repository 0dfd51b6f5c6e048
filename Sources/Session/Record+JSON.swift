import Civil
package import Records
package import Replies
package import Store

extension Session {
  /// A record as JSON for programs: every field by its name. Sealed fields are opened if that needs no passphrase
  /// prompt.
  package func fields(_ record: some Record) -> JSON { fields(RawRecord(record, updatedAt: record.updatedAt)) }

  package func fields(_ record: RawRecord) -> JSON {
    fields(record) { column, cell in
      sealedFields.contentWithoutPrompt(cell, of: record.id, Sealed.FieldName(record.shape, column))?.json ?? .null
    }
  }

  /// A record as JSON for programs, with `null` for sealed fields, so that nothing has to be unlocked.
  package func fieldsWithoutSealed(_ record: some Record) -> JSON {
    fields(RawRecord(record, updatedAt: record.updatedAt)) { _, _ in .null }
  }

  package func fields(_ record: RawRecord, sealed: (Shape.Column, Cell) throws -> JSON) rethrows -> JSON {
    let zone = record.shape.columns.firstIndex { $0.name == "zone" }.flatMap { index -> String? in
      if case .text(let zone) = record.cells[index] { zone } else { nil }
    }
    let values = try zip(record.shape.columns, record.cells).map { column, cell in
      if column.isSealed { return (key: column.name, value: try sealed(column, cell)) }
      if column.isMoment, case .text(let text) = cell {
        return (key: column.name, value: .string(Session.iso(text, in: zone)))
      }
      return (key: column.name, value: cell.json(of: column.name))
    }
    return .object(
      [("id", .string(record.id.text))] + values + [
        ("createdAt", .string(Session.iso(record.createdAt, in: nil))),
        ("updatedAt", JSON(record.updatedAt?.isoWithOffset(in: nil))),
      ])
  }

  /// A stored time with its offset; a day as it is.
  private static func iso(_ stored: String, in zone: String?) -> String {
    LocalTime(iso: stored)?.isoWithOffset(in: zone) ?? stored
  }

}

extension SealedFields {
  /// Returns `nil` for an empty cell or a field that is never sealed. A value that is not a blob is damaged.
  package func contentWithoutPrompt(_ cell: Cell, of id: ID, _ place: Sealed.FieldName?) -> SealedContent? {
    guard let place, cell != .null else { return nil }
    guard case .blob(let bytes) = cell else { return .damaged }
    return contentWithoutPrompt(Sealed(bytes), of: id, place)
  }
}

extension SealedContent {
  /// `null` while it cannot be read.
  var json: JSON {
    switch self {
    case .text(let words): .string(words)
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
