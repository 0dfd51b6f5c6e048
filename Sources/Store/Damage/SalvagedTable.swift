internal import GRDB
internal import Records

/// A table of a damaged file, and how its rows are found where only some of them can be.
struct SalvagedTable {
  let name: String
  /// The columns of its key, in whose order it stands in the file.
  let key: [String]
  var isRecord = false

  /// Every table, in the order they are filled.
  static let all =
    Kinds.all.map { SalvagedTable(name: $0.name, key: ["n"], isRecord: true) } + [
      SalvagedTable(name: "change_group", key: ["n"]), SalvagedTable(name: "change", key: ["n", "part"]),
      SalvagedTable(name: "claim", key: ["record", "moment"]), SalvagedTable(name: "meta", key: ["name"]),
    ]

  /// Whether it is of a later release than the file, so that nothing is lost with it. A schema that does not read tells
  /// nothing; GRDB's own question ends the process there.
  func isLater(than db: Database) -> Bool {
    let sql = """
      SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema
        WHERE type = 'table' AND name = ? OR typeof(type) <> 'text' OR typeof(name) <> 'text')
      """
    return (try? Bool.fetchOne(db, sql: sql, arguments: [name])) == true
  }

  /// Hands over every row that reads, one at a time: from the front until one fails, from the back until one fails, and
  /// what lies between number by number. False when something may be missing.
  func read(_ db: Database, _ use: (Row) throws -> Void) throws -> Bool {
    let front = try run(db, order: "", use)
    guard !front.isWhole else { return true }
    let back = try run(db, after: front.last, order: "DESC", use)
    guard key[0] == "n", let first = front.last, let last = back.last else { return false }
    guard let from = Int64.fromDatabaseValue(first[0]), let to = Int64.fromDatabaseValue(last[0]),
      from >= 0, from <= to, to - from < SalvagedTable.reach
    else { return false }
    for number in from...to { _ = try run(db, after: first, before: last, number: number, order: "", use) }
    return false
  }

  /// Numbers tried one by one, at the most.
  private static let reach: Int64 = 1_000_000

  /// - Returns: The key of the last row that was read, and whether no row failed.
  private func run(
    _ db: Database, after: [DatabaseValue]? = nil, before: [DatabaseValue]? = nil, number: Int64? = nil, order: String,
    _ use: (Row) throws -> Void
  ) throws -> (last: [DatabaseValue]?, isWhole: Bool) {
    let columns = "(\(key.joined(separator: ", ")))"
    let marks = "(\(key.map { _ in "?" }.joined(separator: ", ")))"
    let tests =
      [after.map { _ in "\(columns) > \(marks)" }, before.map { _ in "\(columns) < \(marks)" }].compactMap(\.self)
      + (number == nil ? [] : ["n = ?"])
    let sql = """
      SELECT * FROM \(name) \(tests.isEmpty ? "" : "WHERE \(tests.joined(separator: " AND "))")
      ORDER BY \(key.map { "\($0) \(order)" }.joined(separator: ", "))
      """
    let values = (after ?? []) + (before ?? []) + (number.map { [$0.databaseValue] } ?? [])
    guard let rows = try? Row.fetchCursor(db.cachedStatement(sql: sql), arguments: StatementArguments(values)) else {
      return (nil, false)
    }
    var last: [DatabaseValue]?
    while true {
      let row: Row?
      do { row = try rows.next() } catch { return (last, false) }
      guard let row else { return (last, true) }
      last = key.map { row[$0] }
      try use(row)
    }
  }
}
