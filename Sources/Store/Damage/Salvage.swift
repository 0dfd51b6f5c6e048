internal import GRDB
internal import Records

/// Copies every readable row from a damaged file into an intact store: through SQLite as far as it can read, and the
/// rest page by page.
struct Salvage {
  private let copy: DamagedCopy

  /// - Parameters:
  ///   - log: the write-ahead log, which is not merged yet.
  ///   - draft: where a copy may be until this value is released.
  init(damaged path: String, log: String, draft: String) throws {
    copy = try DamagedCopy(of: path, log: log, at: draft)
  }

  struct Report {
    /// How many records were written, not counting the change log and metadata.
    var records = 0
    /// Whether something could not be read.
    var isPartial = false
  }

  /// Copies the rows into an open store; of two versions of a record the newer one stays.
  func copyRows(into target: Database) throws -> Report {
    var report = Report()
    let writers = try SalvagedTable.all.map { try TableWriter($0, target) }
    var (broken, missing) = (writers, [TableWriter]())
    try copy.queue?.unsafeRead { source in
      let isIntact = !copy.isMissingPages && Salvage.passesIntegrityCheck(source)
      missing = writers.filter { !$0.table.exists(in: source) }
      broken = try writers.filter { writer in
        guard writer.table.exists(in: source) else { return false }
        let isRead = try writer.table.read(source, columns: writer.columns) {
          if try writer.write($0) { report.records += 1 }
        }
        // Reading again by pages is safe only for records, where the newer version stays; rows of other tables would be
        // overwritten with older ones.
        return !isRead || !isIntact && writer.table.shape != nil
      }
    }
    report.isPartial = !broken.isEmpty
    if !broken.isEmpty || !missing.isEmpty {
      try PageFile(at: copy.path)?.rows { cells, number in
        guard let writer = (broken + missing).first(where: { $0.table.isRow(cells) }) else { return }
        if try writer.write(writer.settingRowID(cells, number)) {
          report.records += 1
          report.isPartial = true
        }
      }
    }
    if report.records == 0 { report.isPartial = true }
    return report
  }

  /// Whether all pages are in use and all indexes match their tables. SQLite reports no error for pages that nothing
  /// refers to any more, and reads no rows where an empty table and a full one were swapped.
  private static func passesIntegrityCheck(_ source: Database) -> Bool {
    (try? String.fetchAll(source, sql: "PRAGMA integrity_check(1)")) == ["ok"]
  }
}

/// Writes the rows of one table.
private struct TableWriter {
  let table: SalvagedTable
  /// Without generated columns, which cannot be written.
  let columns: [String]
  private let db: Database
  private let insert: String

  init(_ table: SalvagedTable, _ db: Database) throws {
    self.table = table
    self.db = db
    columns = try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table.name])
    let quoted = columns.map { "\"\($0)\"" }.joined(separator: ",")
    let placeholders = columns.map { _ in "?" }.joined(separator: ",")
    insert = "INSERT OR REPLACE INTO \(table.name) (\(quoted)) VALUES (\(placeholders))"
  }

  /// A page has the rowid beside the row, and NULL in its column; puts it into the column.
  func settingRowID(_ cells: [Cell], _ number: Int64?) -> [Cell] {
    guard let number, cells.first == .null else { return cells }
    return [.int(number)] + cells.dropFirst()
  }

  /// Whether a record was written. False where the store has a version at least as new, for other tables, and for a row
  /// that violates a constraint, which is damage too.
  func write(_ row: [Cell]) throws -> Bool {
    var row = row
    if table.shape != nil {
      guard let number = try rowID(for: row) else { return false }
      row[0] = number
    }
    do {
      try db.cachedStatement(sql: insert).execute(arguments: StatementArguments(row))
      return table.shape != nil
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      return false
    }
  }

  /// The rowid for a record: the one it has in the store, or had in the damaged file, or the next one where another
  /// record has that. `nil` where the store's version is at least as new, judged by its stamps, which do not depend on
  /// clock or zone.
  private func rowID(for row: [Cell]) throws -> Cell? {
    let existing = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT n, stamps FROM \(table.name) WHERE id = ?"), arguments: [row[1].databaseValue])
    if let existing {
      return TableWriter.newestStamp(row[StoredRow.commonColumnCount]) > TableWriter.newestStamp(existing.cell(1))
        ? existing.cell(0) : nil
    }
    let occupied = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT 1 FROM \(table.name) WHERE n = ?"), arguments: [row[0].databaseValue])
    return occupied == nil ? row[0] : .null
  }

  private static func newestStamp(_ stamps: Cell) -> Stamp {
    SalvagedTable.stamps(stamps)?.stamps.values.max() ?? Stamp(ms: .min, dev: "")
  }
}
