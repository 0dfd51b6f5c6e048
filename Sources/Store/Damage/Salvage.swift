internal import GRDB
internal import Glibc

/// Reads every row that can still be read out of a damaged file.
struct Salvage {
  /// What came out, by table.
  private(set) var rows: [String: [Row]] = [:]
  /// Whether something could not be read.
  private(set) var isPartial = false

  var count: Int { rows.values.reduce(0) { $0 + $1.count } }

  /// Works on a copy, so that the damaged file stays as it is; nothing comes out of one whose first page is gone.
  init(damaged path: String) {
    let copy = path + ".salvage"
    defer { for file in Store.files(copy) { unlink(file) } }
    for (source, target) in zip(Store.files(path), Store.files(copy)).dropLast() { Salvage.copy(source, to: target) }
    Salvage.mendHeader(of: copy)
    var configuration = Configuration()
    // Lets SQLite read on where the file is shorter than its header says.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
    if let queue = try? DatabaseQueue(path: copy, configuration: configuration) {
      queue.unsafeRead { db in
        for table in Schema.tables { read(table, db) }
      }
      try? queue.close()
    }
    if rows.values.allSatisfy(\.isEmpty) { isPartial = true }
  }

  /// From the front until a row fails, from the back until one fails, and what lies between one by one.
  private mutating func read(_ table: String, _ db: Database) {
    let key = Schema.isCounted(table) ? "n" : nil
    let front = readable(db, "SELECT * FROM \(table)" + (key.map { " ORDER BY \($0)" } ?? ""))
    rows[table] = front.rows
    guard front.failed else { return }
    isPartial = true
    guard let key else { return }
    let back = readable(db, "SELECT * FROM \(table) ORDER BY \(key) DESC").rows
    let first = (front.rows.last?[key] as Int64? ?? 0) + 1
    let last = (back.last?[key] as Int64? ?? first) - 1
    var known = Set(front.rows.compactMap { $0[key] as Int64? })
    rows[table]! += back.filter { known.insert($0[key]).inserted }
    guard first <= last, last - first < Salvage.reach else { return }
    for n in first...last {
      if let row = try? Row.fetchOne(db, sql: "SELECT * FROM \(table) WHERE n = ?", arguments: [n]) {
        rows[table]!.append(row)
      }
    }
  }

  /// Rows tried one by one, at the most.
  private static let reach: Int64 = 1_000_000

  private func readable(_ db: Database, _ sql: String) -> (rows: [Row], failed: Bool) {
    var rows: [Row] = []
    do {
      let cursor = try Row.fetchCursor(db, sql: sql)
      while let row = try cursor.next() { rows.append(row.copy()) }
      return (rows, false)
    } catch {
      return (rows, true)
    }
  }
}

extension Salvage {
  /// Puts the rows into an open store of ours; where a record is there already, the newer one stays. Returns how many
  /// were written.
  func pour(into db: Database) throws -> Int {
    var written = 0
    for table in Schema.tables {
      let columns = try Row.fetchAll(db, sql: "PRAGMA table_info(\(table))").map { $0["name"] as String }
      for row in rows[table] ?? [] where try isNewer(row, table, db) {
        let names = columns.filter { row.hasColumn($0) }
        let marks = names.map { _ in "?" }.joined(separator: ",")
        let quoted = names.map { "\"\($0)\"" }.joined(separator: ",")
        let values = StatementArguments(names.map { row[$0] as DatabaseValue })
        // A row that breaks a rule of the table is damage too; the others still come over.
        if (try? db.execute(sql: "INSERT OR REPLACE INTO \(table) (\(quoted)) VALUES (\(marks))", arguments: values))
          != nil
        {
          written += 1
        }
      }
    }
    return written
  }

  private func isNewer(_ row: Row, _ table: String, _ db: Database) throws -> Bool {
    guard Schema.isRecord(table), let id = row["id"] as String?, let mine = row["updatedAt"] as String? else {
      return true
    }
    let theirs = try String.fetchOne(db, sql: "SELECT updatedAt FROM \(table) WHERE id = ?", arguments: [id])
    return theirs.map { $0 < mine } ?? true
  }
}

extension Schema {
  /// Every table, in the order they are filled.
  static let tables = records + ["change_group", "change", "claim", "meta"]
  private static let records = ["nudge", "snooze", "skip", "brain_dump", "unsorted", "setting"]

  static func isRecord(_ table: String) -> Bool { records.contains(table) }
  static func isCounted(_ table: String) -> Bool { isRecord(table) || table == "change_group" }
}

extension Salvage {
  private static func copy(_ source: String, to target: String) {
    unlink(target)
    guard let input = fopen(source, "r") else { return }
    defer { fclose(input) }
    guard let output = fopen(target, "w") else { return }
    defer { fclose(output) }
    chmod(target, 0o600)
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&buffer, 1, buffer.count, input), count > 0 { fwrite(buffer, 1, count, output) }
  }

  /// Writes the header that our files have where the first bytes are not an SQLite header at all (SQLite, "Database
  /// File Format", 1.3).
  private static func mendHeader(of path: String) {
    guard let file = fopen(path, "r+") else { return }
    defer { fclose(file) }
    var start = [UInt8](repeating: 0, count: 16)
    let magic = Array("SQLite format 3\0".utf8)
    guard fread(&start, 1, 16, file) == 16, start != magic, fseek(file, 0, SEEK_END) == 0 else { return }
    let pages = UInt32(ftell(file) / 4096)
    let words: [UInt32] = [
      1, pages, 0, 0, 1, 4, 0, 0, 1, UInt32(Schema.version), 0, UInt32(Schema.applicationID), 0, 0, 0, 0, 0, 1,
      3_040_000,
    ]
    // Pages of 4,096 bytes, write-ahead log, and the three fixed fractions.
    let header =
      magic + [0x10, 0x00, 2, 2, 0, 64, 32, 32]
      + words.flatMap { word in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
      }
    rewind(file)
    fwrite(header, 1, header.count, file)
  }
}
