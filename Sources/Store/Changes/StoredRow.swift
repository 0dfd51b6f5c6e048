internal import Civil
import FoundationEssentials
internal import GRDB
internal import Records

/// A record as its table has it, whatever its kind.
struct StoredRow {
  let shape: Shape
  let id: ID
  /// As they stand in the table.
  var createdAt: String
  var updatedAt: String
  var deleted: Bool
  var stamps: Stamps
  /// In the order of the shape's columns.
  var cells: [Cell]

  /// The columns every kind has, before its own.
  private static let lead = "id, createdAt, updatedAt, deleted, stamps"
  static let leadCount = 5

  static func columns(of shape: Shape) -> String {
    shape.columns.reduce(into: lead) { $0 += ", \"\($1.name)\"" }
  }

  /// Throws where what every row begins with is damaged.
  static func fetch(_ shape: Shape, _ id: ID, _ db: Database) throws -> StoredRow? {
    // Asked first, as most are new, and a statement costs by its columns.
    let known = try db.cachedStatement(sql: "SELECT 1 FROM \(shape.name) WHERE id = ?")
    guard try Int.fetchOne(known, arguments: [id.text]) != nil else { return nil }
    let sql = "SELECT \(columns(of: shape)) FROM \(shape.name) WHERE id = ?"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id.text]) else { return nil }
    let lead = try Lead(row, of: shape)
    return StoredRow(
      shape: shape, id: id, createdAt: lead.createdAt.written, updatedAt: lead.updatedAt.written,
      deleted: lead.deleted,
      stamps: Sealed(cell: row.cell(4)).flatMap { Stamps(bytes: $0.bytes) }?.withMoments ?? Stamps(),
      cells: shape.columns.indices.map { row.cell(leadCount + $0) })
  }

  /// Takes the row out of its table, so that not even the trash has it.
  static func erase(_ shape: Shape, _ id: ID, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM \(shape.name) WHERE id = ?").execute(arguments: [id.text])
  }

  func insert(_ db: Database) throws {
    let marks = String(repeating: ", ?", count: shape.columns.count)
    let sql = "INSERT INTO \(shape.name) (\(StoredRow.columns(of: shape))) VALUES (?, ?, ?, ?, ?\(marks))"
    let lead: [Cell] = [id.cell, .text(createdAt), .text(updatedAt), deleted.cell, .blob(stamps.bytes)]
    try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(lead + cells))
  }

  /// Writes the columns at those positions and what goes with every change.
  func update(_ columns: [Int], _ db: Database) throws {
    let assignments = columns.map { ", \"\(shape.columns[$0].name)\" = ?" }.joined()
    let sql = """
      UPDATE \(shape.name) SET createdAt = ?, updatedAt = ?, deleted = ?, stamps = ?\(assignments) WHERE id = ?
      """
    let lead: [Cell] = [.text(createdAt), .text(updatedAt), deleted.cell, .blob(stamps.bytes)]
    let values = lead + columns.map { cells[$0] } + [id.cell]
    try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
  }
}

extension StoredRow {
  /// One of which nothing is known yet.
  init(blank shape: Shape, _ id: ID) {
    let moment = LocalTime(ordinal: 0).written
    self.init(
      shape: shape, id: id, createdAt: moment, updatedAt: moment, deleted: false, stamps: Stamps(),
      cells: shape.blank(id))
  }
}

extension Stamps {
  /// With stamps for when the record was made and when it was changed last. Those that an earlier release wrote have none
  /// of their own: they were made by their first write, and changed by their last.
  var withMoments: Stamps {
    var all = self
    if all[Change.createdAt] == nil, let first = stamps.values.min() { all.set(Change.createdAt, first) }
    if all[Change.updatedAt] == nil, let last = stamps.values.max() { all.set(Change.updatedAt, last) }
    return all
  }
}
