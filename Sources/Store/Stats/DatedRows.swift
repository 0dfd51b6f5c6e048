internal import Civil
internal import GRDB
internal import Records

/// The rows of things that happened, each at a day or a time, in the order of the index that holds them.
struct DatedRows {
  let table: String
  let column: String
  let condition: String

  static let done = DatedRows(
    table: "nudge", column: "completedAt", condition: "status = 'done' AND status <> 'active' AND deleted = 0")
  static let skips = DatedRows(table: "skip", column: "at", condition: "deleted = 0")
  static let entries = DatedRows(table: "journal_entry", column: "day", condition: "deleted = 0")
  static let dumps = DatedRows(table: "brain_dump", column: "createdAt", condition: "deleted = 0")
}

extension DatedRows {
  func count(_ days: Range<Day>, _ db: Database) throws -> Int {
    let statement = try db.cachedStatement(sql: "SELECT count(*) FROM \(rows) AND \(column) >= ?1")
    return try Int.fetchOne(statement, arguments: bounds(days)) ?? 0
  }

  func first(_ days: Range<Day>, _ db: Database) throws -> Day? {
    let statement = try db.cachedStatement(
      sql: "SELECT substr(\(column), 1, 10) FROM \(rows) AND \(column) >= ?1 ORDER BY \(column) LIMIT 1")
    return try String.fetchOne(statement, arguments: bounds(days)).flatMap { Day(iso: $0) }
  }

  /// Days with any, in their order: one step into the index for each, however many moments it has.
  func days(_ days: Range<Day>, _ db: Database) throws -> [Day] {
    let statement = try db.cachedStatement(sql: "\(everyDay) SELECT d FROM day WHERE d IS NOT NULL")
    return try String.fetchAll(statement, arguments: bounds(days)).compactMap { Day(iso: $0) }
  }

  /// The same, with how many there are; grouping would sort them all.
  func counts(_ days: Range<Day>, _ db: Database) throws -> [Tally.DayCount] {
    let statement = try db.cachedStatement(
      sql: """
        \(everyDay)
        SELECT d, (SELECT count(*) FROM \(table) WHERE \(condition) AND \(column) >= d AND \(column) < d || 'U')
        FROM day WHERE d IS NOT NULL
        """)
    return try Row.fetchAll(statement, arguments: bounds(days)).compactMap { row in
      guard let day = Day(cell: row.cell(0)), let count = Int(cell: row.cell(1)) else { return nil }
      return Tally.DayCount(day, count)
    }
  }

  /// On how many days there was any in that hour, by hour.
  func daysByHour(_ days: Range<Day>, _ db: Database) throws -> [Int: Int] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT CAST(substr(hour, 12) AS INTEGER), count(*)
        FROM (SELECT DISTINCT substr(\(column), 1, 13) AS hour FROM \(rows) AND \(column) >= ?1) GROUP BY 1
        """)
    return try Row.fetchAll(statement, arguments: bounds(days)).reduce(into: [:]) { hours, row in
      if let hour = Int(cell: row.cell(0)) { hours[hour] = Int(cell: row.cell(1)) }
    }
  }

  /// From one day with any to the next: what stands behind a day begins at the letter after its `T`. A union of all
  /// would never end on a moment that is written in any other way.
  private var everyDay: String {
    """
    WITH RECURSIVE day (d) AS (
      VALUES ((SELECT substr(\(column), 1, 10) FROM \(rows) AND \(column) >= ?1 ORDER BY \(column) LIMIT 1))
      UNION
      SELECT (SELECT substr(\(column), 1, 10) FROM \(rows) AND \(column) >= d || 'U' ORDER BY \(column) LIMIT 1)
      FROM day WHERE d IS NOT NULL)
    """
  }

  private var rows: String { "\(table) WHERE \(condition) AND \(column) < ?2" }

  private func bounds(_ days: Range<Day>) -> StatementArguments { [days.lowerBound.iso, days.upperBound.iso] }
}
