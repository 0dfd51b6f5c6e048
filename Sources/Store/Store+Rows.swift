internal import Civil
internal import GRDB
package import Records

extension Store {
  /// Every record of a kind, the oldest first and one at a time, in the trash or not.
  func rows(of shape: Shape, _ body: (Copied) throws -> Void) throws {
    try read(of: shape) { db in
      let sql = "SELECT \(StoredRow.columns(of: shape)) FROM \(shape.name) ORDER BY n"
      let rows = try Row.fetchCursor(db.cachedStatement(sql: sql))
      while let row = try rows.next() {
        guard let id = ID(cell: row.cell(0)), let createdAt = String(cell: row.cell(1)),
          let deleted = Bool(cell: row.cell(3))
        else { continue }
        try body(
          Copied(
            shape: shape, id: id, createdAt: createdAt, updatedAt: LocalTime(cell: row.cell(2)), deleted: deleted,
            cells: shape.columns.indices.map { row.cell(StoredRow.leadCount + $0) }))
      }
    }
  }

  /// The same outside the trash, all at once; for export.
  package func all(_ shape: Shape) throws -> [Copied] {
    var all: [Copied] = []
    try rows(of: shape) { if !$0.deleted { all.append($0) } }
    return all
  }

  /// How many records outside the trash cannot be read, of each kind that has any.
  package func unreadable() throws -> [(shape: Shape, count: Int)] {
    try Kinds.all.compactMap { shape in
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
