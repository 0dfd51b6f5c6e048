internal import Civil
internal import GRDB
internal import Records

extension StoredRow {
  static func select(_ shape: Shape, _ tail: String) -> String {
    "SELECT \(columns(of: shape)) FROM \(shape.name) \(tail)"
  }

  /// Why a row is not a valid record; `nil` where it is one.
  static func validationError(_ row: Row, _ shape: Shape) -> Records.RecordError? {
    do {
      return shape.validate(
        try CommonColumns(row, of: shape).id, shape.columns.indices.map { row.cell(commonColumnCount + $0) })
    } catch {
      return error
    }
  }

  /// `nil` where there is no such row, or it is damaged.
  static func fetchIfReadable(_ shape: Shape, _ id: ID, _ db: Database) throws -> StoredRow? {
    do { return try fetch(shape, id, db) } catch is Records.RecordError { return nil }
  }

  /// `nil` for a row that is damaged.
  static func recordIfReadable<R: Records.Record>(_ row: Row, _ shape: Shape) throws -> R? {
    do { return try record(row, shape) } catch is Records.RecordError { return nil }
  }

  /// The record in a row of `StoredRow.columns`.
  static func record<R: Records.Record>(_ row: Row, _ shape: Shape) throws -> R {
    let common = try CommonColumns(row, of: shape)
    var record = try R.kind.record(common.id, shape.columns.indices.map { row.cell(commonColumnCount + $0) })
    record.createdAt = common.createdAt
    record.updatedAt = common.updatedAt
    record.deleted = common.deleted
    return record
  }

  /// The values with which every kind's row begins.
  struct CommonColumns {
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
