internal import GRDB
internal import Records

/// Brings every row that still reads out of a damaged file into a whole one, a row at a time.
struct Salvage {
  private let copy: DamagedCopy

  init(damaged path: String) { copy = DamagedCopy(of: path) }

  struct Yield {
    /// How many records were written; what is known about them and about the store does not count.
    var records = 0
    /// Whether something could not be read.
    var isPartial = false
  }

  /// Puts the rows into an open store of ours; where a record is there already, the newer one stays.
  func pour(into target: Database) throws -> Yield {
    var yield = Yield()
    try copy.queue?.unsafeRead { source in
      for table in SalvagedTable.all where !table.isLater(than: source) {
        let vessel = try Vessel(table, target)
        let isWhole = try table.read(source) { row in
          if try vessel.take(row), table.isRecord { yield.records += 1 }
        }
        if !isWhole { yield.isPartial = true }
      }
    }
    if yield.records == 0 { yield.isPartial = true }
    return yield
  }
}

/// A table that is filled.
private struct Vessel {
  private let table: SalvagedTable
  private let db: Database
  private let columns: [String]

  init(_ table: SalvagedTable, _ db: Database) throws {
    self.table = table
    self.db = db
    // Without the computed ones, which nobody can write.
    columns = try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table.name])
  }

  /// False where it has a newer one already, or the row breaks a rule of the table, which is damage too.
  func take(_ row: Row) throws -> Bool {
    guard try isNewer(row) else { return false }
    let names = columns.filter { row.hasColumn($0) }
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ",")
    let marks = names.map { _ in "?" }.joined(separator: ",")
    let sql = "INSERT OR REPLACE INTO \(table.name) (\(quoted)) VALUES (\(marks))"
    do {
      try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(names.map { row[$0] as DatabaseValue }))
      return true
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      return false
    }
  }

  private func isNewer(_ row: Row) throws -> Bool {
    guard table.isRecord, let id = text(row, "id"), let mine = text(row, "updatedAt") else { return true }
    let sql = "SELECT updatedAt FROM \(table.name) WHERE id = ?"
    let other = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id])
    return other.flatMap { String(cell: $0.cell(0)) }.map { $0 < mine } ?? true
  }

  private func text(_ row: Row, _ column: String) -> String? {
    (row[column] as DatabaseValue?).flatMap { String(cell: Cell($0)) }
  }
}
