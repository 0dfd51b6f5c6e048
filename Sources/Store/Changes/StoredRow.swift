internal import Civil
import FoundationEssentials
internal import GRDB
internal import Records

/// A row of a kind's table, whatever its kind.
struct StoredRow {
  let shape: Shape
  let id: ID
  /// Text as in the table: a local time in ISO 8601.
  var createdAt: String
  var updatedAt: String
  var deleted: Bool
  var stamps: Stamps
  /// In the order of the shape's columns.
  var cells: [Cell]

  /// The columns every kind has, before its own.
  private static let commonColumns = "id, createdAt, updatedAt, deleted, stamps"
  static let commonColumnCount = 5

  static func columns(of shape: Shape) -> String {
    shape.columns.reduce(into: commonColumns) { $0 += ", \"\($1.name)\"" }
  }

  /// Throws `RecordError` where one of the common columns is damaged.
  static func fetch(_ shape: Shape, _ id: ID, _ db: Database) throws -> StoredRow? {
    // Most records are new, and preparing a statement costs by its columns, so a short query comes first.
    let existsQuery = try db.cachedStatement(sql: "SELECT 1 FROM \(shape.name) WHERE id = ?")
    guard try Int.fetchOne(existsQuery, arguments: [id.text]) != nil else { return nil }
    let sql = "SELECT \(columns(of: shape)) FROM \(shape.name) WHERE id = ?"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id.text]) else { return nil }
    let common = try CommonColumns(row, of: shape)
    return StoredRow(
      shape: shape, id: id, createdAt: common.createdAt.cellText, updatedAt: common.updatedAt.cellText,
      deleted: common.deleted,
      stamps: Sealed(cell: row.cell(4)).flatMap { Stamps(bytes: $0.bytes) }?.withCommonStamps ?? Stamps(),
      cells: shape.columns.indices.map { row.cell(commonColumnCount + $0) })
  }

  /// Deletes the row from its table for good, bypassing the trash.
  static func erase(_ shape: Shape, _ id: ID, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM \(shape.name) WHERE id = ?").execute(arguments: [id.text])
  }

  func insert(_ db: Database) throws {
    let placeholders = String(repeating: ", ?", count: shape.columns.count)
    let sql = "INSERT INTO \(shape.name) (\(StoredRow.columns(of: shape))) VALUES (?, ?, ?, ?, ?\(placeholders))"
    let common: [Cell] = [id.cell, .text(createdAt), .text(updatedAt), deleted.cell, .blob(stamps.bytes)]
    try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(common + cells))
  }

  /// Writes the columns at these positions, and the columns that change with every write.
  func update(_ columns: [Int], _ db: Database) throws {
    let assignments = columns.map { ", \"\(shape.columns[$0].name)\" = ?" }.joined()
    let sql = """
      UPDATE \(shape.name) SET createdAt = ?, updatedAt = ?, deleted = ?, stamps = ?\(assignments) WHERE id = ?
      """
    let common: [Cell] = [.text(createdAt), .text(updatedAt), deleted.cell, .blob(stamps.bytes)]
    let values = common + columns.map { cells[$0] } + [id.cell]
    try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
  }
}

extension StoredRow {
  /// A row without content or stamps.
  init(blank shape: Shape, _ id: ID) {
    let moment = LocalTime(ordinal: 0).cellText
    self.init(
      shape: shape, id: id, createdAt: moment, updatedAt: moment, deleted: false, stamps: Stamps(),
      cells: shape.emptyCells(id))
  }
}

extension Stamps {
  /// With stamps for `createdAt` and `updatedAt`. Earlier releases did not write these: they are then those of the
  /// first and the last write.
  var withCommonStamps: Stamps {
    var all = self
    if all[Change.createdAt] == nil, let first = stamps.values.min() { all.set(Change.createdAt, first) }
    if all[Change.updatedAt] == nil, let last = stamps.values.max() { all.set(Change.updatedAt, last) }
    return all
  }
}
