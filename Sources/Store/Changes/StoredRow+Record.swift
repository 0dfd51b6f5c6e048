internal import Civil
internal import GRDB
internal import Records

extension StoredRow {
  static func select(_ shape: Shape, _ tail: String) -> String {
    "SELECT \(columns(of: shape)) FROM \(shape.name) \(tail)"
  }

  /// What keeps a row from being a record.
  static func fault(_ row: Row, _ shape: Shape) -> Records.RecordError? {
    do {
      return shape.fault(try Lead(row, of: shape).id, shape.columns.indices.map { row.cell(leadCount + $0) })
    } catch {
      return error
    }
  }

  /// `nil` where there is none, or it is damaged.
  static func readable(_ shape: Shape, _ id: ID, _ db: Database) throws -> StoredRow? {
    do { return try fetch(shape, id, db) } catch is Records.RecordError { return nil }
  }

  /// `nil` for a row whose cells are no record.
  static func readable<R: Records.Record>(_ row: Row, _ shape: Shape) throws -> R? {
    do { return try record(row, shape) } catch is Records.RecordError { return nil }
  }

  /// The record in a row of `StoredRow.columns`.
  static func record<R: Records.Record>(_ row: Row, _ shape: Shape) throws -> R {
    let lead = try Lead(row, of: shape)
    var record = try R.kind.record(lead.id, shape.columns.indices.map { row.cell(leadCount + $0) })
    record.createdAt = lead.createdAt
    record.updatedAt = lead.updatedAt
    record.deleted = lead.deleted
    return record
  }

  /// What every kind's row begins with.
  struct Lead {
    let id: ID
    let createdAt: LocalTime
    let updatedAt: LocalTime
    let deleted: Bool

    init(_ row: Row, of shape: Shape) throws(Records.RecordError) {
      id = try row.value(0, of: shape.name)
      createdAt = try row.value(1, of: shape.name)
      updatedAt = try row.value(2, of: shape.name)
      deleted = try row.value(3, of: shape.name)
    }
  }
}
