internal import Civil
internal import GRDB
internal import Records

extension StoredRow {
  static func select(_ shape: Shape, _ tail: String) -> String {
    "SELECT \(columns(of: shape)) FROM \(shape.name) \(tail)"
  }

  /// What keeps a row from being a record.
  static func fault(_ row: Row, _ shape: Shape) -> Records.RecordError? {
    guard let lead = Lead(row) else { return Records.RecordError.unreadable(kind: shape.name, field: "id") }
    return shape.fault(lead.id, shape.columns.indices.map { row.cell(leadCount + $0) })
  }

  /// `nil` for a row whose cells are no record.
  static func readable<R: Records.Record>(_ row: Row, _ shape: Shape) throws -> R? {
    do { return try record(row, shape) } catch is Records.RecordError { return nil }
  }

  /// The record in a row of `StoredRow.columns`.
  static func record<R: Records.Record>(_ row: Row, _ shape: Shape) throws -> R {
    guard let lead = Lead(row) else { throw Records.RecordError.unreadable(kind: shape.name, field: "id") }
    var record = try R.kind.record(lead.id, shape.columns.indices.map { row.cell(leadCount + $0) })
    record.createdAt = lead.createdAt
    record.updatedAt = lead.updatedAt
    record.deleted = lead.deleted
    return record
  }

  /// What every kind's row begins with.
  private struct Lead {
    let id: ID
    let createdAt: LocalTime
    let updatedAt: LocalTime
    let deleted: Bool

    init?(_ row: Row) {
      guard let id = ID(cell: row.cell(0)), let createdAt = LocalTime(cell: row.cell(1)),
        let updatedAt = LocalTime(cell: row.cell(2)), let deleted = Bool(cell: row.cell(3))
      else { return nil }
      (self.id, self.createdAt, self.updatedAt, self.deleted) = (id, createdAt, updatedAt, deleted)
    }
  }
}
