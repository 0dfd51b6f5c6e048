internal import Civil
internal import GRDB
package import Records

extension Store {
  /// Calls `body` with every record of a kind, the oldest first, including the trash. Holds only a few at once and no
  /// statement is open meanwhile, so `body` may use the store and take its time.
  func forEachRow(of shape: Shape, _ body: (RawRecord) throws -> Void) throws {
    var last: Int64? = .min
    while let number = last {
      let page = try read(of: shape) { try RowPage(of: shape, after: number, $0) }
      for record in page.records { try body(record) }
      last = page.last
    }
  }

  /// Calls `body` with every record outside the trash, for export.
  package func forEachRecord(of shape: Shape, _ body: (RawRecord) throws -> Void) throws {
    try forEachRow(of: shape) { if !$0.deleted { try body($0) } }
  }

  /// How many records outside the trash are damaged, for each kind that has any.
  package func unreadableCounts() throws -> [(shape: Shape, count: Int)] {
    try Kinds.stored.compactMap { shape in
      let count = try read { db in
        let rows = try Row.fetchCursor(db, sql: StoredRow.select(shape, "WHERE deleted <> 1"))
        return try rows.reduce(into: 0) { count, row in
          if StoredRow.validationError(row, shape) != nil { count += 1 }
        }
      }
      return count > 0 ? (shape, count) : nil
    }
  }

  /// Whether the kind has no record outside the trash.
  package func hasNoRecords(of shape: Shape) throws -> Bool {
    try accessPolicy.checkAccess(to: shape.name)
    return try count("(SELECT 1 FROM \(shape.name) WHERE deleted = 0 LIMIT 1)") == 0
  }
}

/// A batch of rows of one table.
private struct RowPage {
  private(set) var records: [RawRecord] = []
  /// The number of the last row; `nil` at the end of the table.
  private(set) var last: Int64?

  /// The size of a batch in bytes, as a row may have a few words or a book. A batch has at least one row.
  private static let maxBytes = 1 << 20
  /// The estimated size of a record whose cells are all empty.
  private static let emptyRecordBytes = 1 << 10

  init(of shape: Shape, after number: Int64, _ db: Database) throws {
    let sql = "SELECT \(StoredRow.columns(of: shape)), n FROM \(shape.name) WHERE n > ? ORDER BY n"
    let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [number])
    var size = 0
    while size < RowPage.maxBytes, let row = try rows.next() {
      last = Int64(cell: row.cell(StoredRow.commonColumnCount + shape.columns.count))
      guard let id = ID(cell: row.cell(0)), let createdAt = String(cell: row.cell(1)),
        let deleted = Bool(cell: row.cell(3))
      else { continue }
      let cells = shape.columns.indices.map { row.cell(StoredRow.commonColumnCount + $0) }
      size += cells.reduce(RowPage.emptyRecordBytes) { $0 + $1.size }
      records.append(
        RawRecord(
          shape: shape, id: id, createdAt: createdAt, updatedAt: LocalTime(cell: row.cell(2)), deleted: deleted,
          cells: cells))
    }
  }
}

extension Cell {
  /// The size of the content in bytes.
  fileprivate var size: Int {
    switch self {
    case .null: 0
    case .int, .real: 8
    case .text(let text): text.utf8.count
    case .blob(let bytes): bytes.count
    }
  }
}
