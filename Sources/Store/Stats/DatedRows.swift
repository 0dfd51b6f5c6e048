internal import Civil
internal import GRDB
internal import Records

/// Rows with a day or a time, read in the order of the index on that column.
struct DatedRows {
  let table: String
  let column: String
  let condition: String

  static let doneNudges = DatedRows(
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

  /// The days that have rows, in order. Takes one index lookup per day, however many rows it has.
  func days(_ days: Range<Day>, _ db: Database) throws -> [Day] {
    let statement = try db.cachedStatement(sql: "\(daysQuery) SELECT d FROM day WHERE d IS NOT NULL")
    return try String.fetchAll(statement, arguments: bounds(days)).compactMap { Day(iso: $0) }
  }

  /// The days that have rows, with the number of rows. Avoids GROUP BY, which would sort all rows.
  func counts(_ days: Range<Day>, _ db: Database) throws -> [Tally.DayCount] {
    let statement = try db.cachedStatement(
      sql: """
        \(daysQuery)
        SELECT d, (SELECT count(*) FROM \(table) WHERE \(condition) AND \(column) >= d AND \(column) < d || 'U')
        FROM day WHERE d IS NOT NULL
        """)
    return try Row.fetchAll(statement, arguments: bounds(days)).compactMap { row in
      guard let day = Day(cell: row.cell(0)), let count = Int(cell: row.cell(1)) else { return nil }
      return Tally.DayCount(day, count)
    }
  }

  /// For each hour, the number of days that have a row in it.
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

  /// Steps from each day with rows to the next: "U" follows the "T" of a day's times. UNION rather than UNION ALL, as
  /// the latter would never end on a value written in any other form.
  private var daysQuery: String {
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
