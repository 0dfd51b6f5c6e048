internal import Civil
internal import GRDB
package import Records

extension Store {
  /// Every record of a kind, the oldest first, in the trash or not. A few are held at once and nothing is open while
  /// `body` runs: it may ask the store too, and take its time.
  func rows(of shape: Shape, _ body: (RawRecord) throws -> Void) throws {
    var last: Int64? = .min
    while let number = last {
      let page = try read(of: shape) { try RowPage(of: shape, after: number, $0) }
      for copy in page.records { try body(copy) }
      last = page.last
    }
  }

  /// The same outside the trash; for export.
  package func records(of shape: Shape, _ body: (RawRecord) throws -> Void) throws {
    try rows(of: shape) { if !$0.deleted { try body($0) } }
  }

  /// How many records outside the trash cannot be read, of each kind that has any.
  package func unreadable() throws -> [(shape: Shape, count: Int)] {
    try Kinds.stored.compactMap { shape in
      let count = try read { db in
        let rows = try Row.fetchCursor(db, sql: StoredRow.select(shape, "WHERE deleted <> 1"))
        return try rows.reduce(into: 0) { count, row in
          if StoredRow.fault(row, shape) != nil { count += 1 }
        }
      }
      return count > 0 ? (shape, count) : nil
    }
  }

  /// Whether all of that kind is in the trash, or there was never any.
  package func hasNone(of shape: Shape) throws -> Bool {
    try gate.pass(shape.name)
    return try count("(SELECT 1 FROM \(shape.name) WHERE deleted = 0 LIMIT 1)") == 0
  }
}

/// As many rows of a table as are held at once.
private struct RowPage {
  private(set) var records: [RawRecord] = []
  /// The number of the last row; `nil` at the end of the table.
  private(set) var last: Int64?

  /// In bytes, as a row may be a few words or a book. One row is always taken.
  private static let size = 1 << 20
  /// Of a record whose cells are all empty.
  private static let lead = 1 << 10

  init(of shape: Shape, after number: Int64, _ db: Database) throws {
    let sql = "SELECT \(StoredRow.columns(of: shape)), n FROM \(shape.name) WHERE n > ? ORDER BY n"
    let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [number])
    var size = 0
    while size < RowPage.size, let row = try rows.next() {
      last = Int64(cell: row.cell(StoredRow.leadCount + shape.columns.count))
      guard let id = ID(cell: row.cell(0)), let createdAt = String(cell: row.cell(1)),
        let deleted = Bool(cell: row.cell(3))
      else { continue }
      let cells = shape.columns.indices.map { row.cell(StoredRow.leadCount + $0) }
      size += cells.reduce(RowPage.lead) { $0 + $1.size }
      records.append(
        RawRecord(
          shape: shape, id: id, createdAt: createdAt, updatedAt: LocalTime(cell: row.cell(2)), deleted: deleted,
          cells: cells))
    }
  }
}

extension Cell {
  /// Of what it holds, in bytes.
  fileprivate var size: Int {
    switch self {
    case .null: 0
    case .int, .real: 8
    case .text(let text): text.utf8.count
    case .blob(let bytes): bytes.count
    }
  }
}
