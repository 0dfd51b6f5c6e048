package import Civil
internal import GRDB
package import Records

extension Store {
  /// The entries of those days, the latest day first and the newest first within a day; and how many there are.
  ///
  /// - Parameter last: leaves out the entries up to this one, and counts only those after it.
  package func entries(
    _ period: Period, after last: JournalEntry? = nil, limit: Int
  ) throws -> (entries: [JournalEntry], count: Int) {
    let bounds = Store.bounds(period)
    let position = last.map { [$0.day.cell, $0.createdAt.cell, $0.id.cell] } ?? []
    let tail = """
      WHERE deleted = 0 AND day >= ?1 AND day <= ?2
      """ + (last == nil ? "" : " AND (day, createdAt, id) < (?3, ?4, ?5)")
    return (
      try fetch(JournalEntry.self, "\(tail) ORDER BY day DESC, \(Store.newestFirst) LIMIT \(limit)", bounds + position),
      try count("journal_entry \(tail)", bounds + position)
    )
  }

  /// Entries of earlier years on the same date, the latest year first.
  package func entries(onDateOf day: Day) throws -> [JournalEntry] {
    try fetch(
      JournalEntry.self, "\(Store.onDateClause) ORDER BY substr(day, 1, 4) DESC, \(Store.oldestFirst)",
      Store.dates(day).map { .text($0) } + [day.cell])
  }

  /// The years that have such entries.
  package func years(onDateOf day: Day) throws -> [Int] {
    try read(of: JournalEntry.kind.shape) { db in
      try Int.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT DISTINCT CAST(substr(day, 1, 4) AS INTEGER) FROM journal_entry \(Store.onDateClause) ORDER BY 1 DESC
            """), arguments: StatementArguments(Store.dates(day) + [day.iso]))
    }
  }

  private static let onDateClause = """
    INDEXED BY journal_entry_date WHERE deleted = 0 AND substr(day, 6) IN (?, ?) AND day < ?
    """

  /// In common years 28 February also stands for the 29th.
  private static func dates(_ day: Day) -> [String] {
    let date = String(day.iso.dropFirst(5))
    return [date, date == "02-28" && !Day.isLeap(day.year) ? "02-29" : date]
  }

  /// The last day before this one that has an entry.
  package func lastEntryDay(before day: Day) throws -> Day? {
    try first(JournalEntry.self, "WHERE deleted = 0 AND day < ? ORDER BY day DESC LIMIT 1", [day.cell])?.day
  }

  /// The newest journal entry of that day.
  package func lastEntry(on day: Day) throws -> ID? {
    try read(of: JournalEntry.kind.shape) { db in
      try String.fetchOne(
        db.cachedStatement(
          sql: "SELECT id FROM journal_entry WHERE day = ? AND deleted = 0 ORDER BY \(Store.newestFirst) LIMIT 1"),
        arguments: [day.iso])
    }
    .flatMap { ID($0) }
  }

  /// The number of gratitude items on each of those days, without days that have none.
  package func gratitude(_ period: Period) throws -> [Tally.DayCount] {
    try read(of: JournalEntry.kind.shape) { db in
      let rows = try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT day, sum(min(gratitudeCount, \(Store.maxGratitudeCount))) FROM journal_entry
            WHERE deleted = 0 AND day >= ? AND day <= ? AND gratitudeCount > 0 GROUP BY day
            """), arguments: StatementArguments(Store.bounds(period)))
      return rows.compactMap { row in
        guard let day = Day(cell: row.cell(0)), let count = Int(cell: row.cell(1)) else { return nil }
        return Tally.DayCount(day, count)
      }
    }
  }

  /// The most that one entry may count; more is damage, and must not overflow the sum.
  private static let maxGratitudeCount = 1_000_000

  /// The latest entries of those days that have gratitude items.
  package func entries(withGratitudeIn period: Period, limit: Int) throws -> [JournalEntry] {
    try fetch(
      JournalEntry.self,
      "WHERE deleted = 0 AND day >= ? AND day <= ? AND gratitudeCount > 0 ORDER BY day DESC, \(Store.newestFirst) LIMIT \(limit)",
      Store.bounds(period))
  }

  /// A period without a first day begins on 1 January 1970.
  private static func bounds(_ period: Period) -> [Cell] {
    [(period.first ?? Day(ordinal: 0)).cell, period.last.cell]
  }

  /// The streak of days that have a journal entry.
  package func journalStreak(today: Day) throws -> Streak {
    try read(of: JournalEntry.kind.shape) { db in
      let began = try DatedRows.entries.first(Day(ordinal: 0)..<today.adding(days: 1), db)
      return try Store.streak(of: .entries, today, began, db)
    }
  }
}

extension Store {
  /// Prompts shown on that day or later, the last one first; includes days in the future, as after a clock was set
  /// back. Of two shown in the same second the row number decides, which is local to this device: the ids are derived
  /// from names and have no order in time.
  package func prompts(shownSince day: Day) throws -> [Prompt] {
    try fetch(Prompt.self, "WHERE deleted = 0 AND shownOn >= ? ORDER BY updatedAt DESC, n DESC", [day.cell])
  }

  /// The person's own prompts.
  package func ownPrompts() throws -> [Prompt] {
    try fetch(Prompt.self, "WHERE deleted = 0 AND text IS NOT NULL ORDER BY \(Store.oldestFirst)")
  }
}
