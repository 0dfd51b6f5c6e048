internal import Civil
internal import GRDB
internal import Records

extension StoredRow {
  /// The record in a row of `StoredRow.columns`.
  static func record<R: Records.Record>(_ row: Row, _ shape: Shape) throws -> R {
    guard let id = ID(row[0] as String), let createdAt = LocalTime(cell: row.cell(1)),
      let updatedAt = LocalTime(cell: row.cell(2))
    else { throw RecordError.unreadable(kind: shape.name, field: "id") }
    var record = try R.kind.record(id, shape.columns.indices.map { row.cell(leadCount + $0) })
    record.createdAt = createdAt
    record.updatedAt = updatedAt
    record.deleted = row[3]
    return record
  }
}
