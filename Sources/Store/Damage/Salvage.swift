internal import GRDB
internal import Records

/// Brings every row that still reads out of a damaged file into a whole one, a row at a time: by SQLite as far as it
/// gets, and what it does not reach page by page.
struct Salvage {
  private let copy: DamagedCopy

  /// - Parameters:
  ///   - log: what was written to it last and is not merged.
  ///   - draft: where a copy may stand for as long as this value does.
  init(damaged path: String, log: String, draft: String) throws {
    copy = try DamagedCopy(of: path, log: log, at: draft)
  }

  struct Yield {
    /// How many records were written; what is known about them and about the store does not count.
    var records = 0
    /// Whether something could not be read.
    var isPartial = false
  }

  /// Puts the rows into an open store of ours; where a record is there already, the newer one stays.
  func pour(into target: Database) throws -> Yield {
    var yield = Yield()
    let vessels = try SalvagedTable.all.map { try Vessel($0, target) }
    var (broken, missing) = (vessels, [Vessel]())
    try copy.queue?.unsafeRead { source in
      let isSound = !copy.lacksPages && Salvage.isSound(source)
      missing = vessels.filter { !$0.table.isIn(source) }
      broken = try vessels.filter { vessel in
        guard vessel.table.isIn(source) else { return false }
        let isRead = try vessel.table.read(source, columns: vessel.columns) {
          if try vessel.take($0) { yield.records += 1 }
        }
        // Of records the newer one stays; anything else would be overwritten with what is old.
        return !isRead || !isSound && vessel.table.shape != nil
      }
    }
    yield.isPartial = !broken.isEmpty
    if !broken.isEmpty || !missing.isEmpty {
      try PageFile(at: copy.path)?.rows { cells, number in
        guard let vessel = (broken + missing).first(where: { $0.table.isRow(cells) }) else { return }
        if try vessel.take(vessel.numbered(cells, number)) {
          yield.records += 1
          yield.isPartial = true
        }
      }
    }
    if yield.records == 0 { yield.isPartial = true }
    return yield
  }

  /// Whether every page has its place, and every table the rows that its indexes know of: SQLite goes past pages that nothing
  /// leads to any more without an error, and reads no row where a table that is empty changed places with a full one.
  private static func isSound(_ source: Database) -> Bool {
    (try? String.fetchAll(source, sql: "PRAGMA integrity_check(1)")) == ["ok"]
  }
}

/// A table that is filled.
private struct Vessel {
  let table: SalvagedTable
  /// As they are stored, without the computed ones, which nobody can write.
  let columns: [String]
  private let db: Database
  private let insert: String

  init(_ table: SalvagedTable, _ db: Database) throws {
    self.table = table
    self.db = db
    columns = try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table.name])
    let quoted = columns.map { "\"\($0)\"" }.joined(separator: ",")
    let marks = columns.map { _ in "?" }.joined(separator: ",")
    insert = "INSERT OR REPLACE INTO \(table.name) (\(quoted)) VALUES (\(marks))"
  }

  /// The number of a row stands beside it, and nothing in its column.
  func numbered(_ cells: [Cell], _ number: Int64?) -> [Cell] {
    guard let number, cells.first == .null else { return cells }
    return [.int(number)] + cells.dropFirst()
  }

  /// True for a record that was written: none that is there already and newer, and no row that breaks a rule of the
  /// table, which is damage too.
  func take(_ row: [Cell]) throws -> Bool {
    var row = row
    if table.shape != nil {
      guard let number = try place(row) else { return false }
      row[0] = number
    }
    do {
      try db.cachedStatement(sql: insert).execute(arguments: StatementArguments(row))
      return table.shape != nil
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      return false
    }
  }

  /// The number a record gets: that which it has here, or had there, or the next one where another has that. `nil` where
  /// what is here is at least as new, by its stamps, which no clock or zone turns back.
  private func place(_ row: [Cell]) throws -> Cell? {
    let known = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT n, stamps FROM \(table.name) WHERE id = ?"), arguments: [row[1].databaseValue])
    if let known {
      return Vessel.newest(row[StoredRow.leadCount]) > Vessel.newest(known.cell(1)) ? known.cell(0) : nil
    }
    let holder = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT 1 FROM \(table.name) WHERE n = ?"), arguments: [row[0].databaseValue])
    return holder == nil ? row[0] : .null
  }

  private static func newest(_ stamps: Cell) -> Stamp {
    SalvagedTable.stamps(stamps)?.stamps.values.max() ?? Stamp(ms: .min, dev: "")
  }
}
