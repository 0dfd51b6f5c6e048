package import Civil
internal import GRDB
package import Records

extension Store {
  /// Entries about such days, the latest day first and the last written first; and how many there are in all.
  ///
  /// - Parameter last: those that stand behind it.
  package func entries(
    _ period: Period, after last: JournalEntry? = nil, limit: Int
  ) throws -> (entries: [JournalEntry], count: Int) {
    let bounds = Store.bounds(period)
    let behind = last.map { [$0.day.cell, $0.createdAt.cell, $0.id.cell] } ?? []
    let tail = """
      WHERE deleted = 0 AND day >= ?1 AND day <= ?2
      """ + (last == nil ? "" : " AND (day, createdAt, id) < (?3, ?4, ?5)")
    return (
      try fetch(JournalEntry.self, "\(tail) ORDER BY day DESC, \(Store.youngest) LIMIT \(limit)", bounds + behind),
      try count("journal_entry \(tail)", bounds + behind)
    )
  }

  /// Entries about days of that date before this one, the latest year first.
  package func entries(onDateOf day: Day) throws -> [JournalEntry] {
    try fetch(
      JournalEntry.self, "\(Store.onDate) ORDER BY substr(day, 1, 4) DESC, \(Store.oldest)",
      Store.dates(day).map { .text($0) } + [day.cell])
  }

  /// The years of those.
  package func years(onDateOf day: Day) throws -> [Int] {
    try read(of: JournalEntry.kind.shape) { db in
      try Int.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT DISTINCT CAST(substr(day, 1, 4) AS INTEGER) FROM journal_entry \(Store.onDate) ORDER BY 1 DESC
            """), arguments: StatementArguments(Store.dates(day) + [day.iso]))
    }
  }

  private static let onDate = """
    INDEXED BY journal_entry_date WHERE deleted = 0 AND substr(day, 6) IN (?, ?) AND day < ?
    """

  /// In common years 29 February stands on the 28th.
  private static func dates(_ day: Day) -> [String] {
    let date = String(day.iso.dropFirst(5))
    return [date, date == "02-28" && !Day.isLeap(day.year) ? "02-29" : date]
  }

  /// The last day before this one that something was written about.
  package func dayWritten(before day: Day) throws -> Day? {
    try first(JournalEntry.self, "WHERE deleted = 0 AND day < ? ORDER BY day DESC LIMIT 1", [day.cell])?.day
  }

  /// How many things were named on each of such days, without those that had none.
  package func gratitude(_ period: Period) throws -> [Tally.DayCount] {
    try read(of: JournalEntry.kind.shape) { db in
      let rows = try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT day, sum(min(gratitudeCount, \(Store.mostNamed))) FROM journal_entry
            WHERE deleted = 0 AND day >= ? AND day <= ? AND gratitudeCount > 0 GROUP BY day
            """), arguments: StatementArguments(Store.bounds(period)))
      return rows.compactMap { row in
        guard let day = Day(cell: row.cell(0)), let count = Int(cell: row.cell(1)) else { return nil }
        return Tally.DayCount(day, count)
      }
    }
  }

  /// Of one entry; more is damage, and must not make the sum too large for a number.
  private static let mostNamed = 1_000_000

  /// The latest entries of such days in which something was named.
  package func entries(withGratitudeIn period: Period, limit: Int) throws -> [JournalEntry] {
    try fetch(
      JournalEntry.self,
      "WHERE deleted = 0 AND day >= ? AND day <= ? AND gratitudeCount > 0 ORDER BY day DESC, \(Store.youngest) LIMIT \(limit)",
      Store.bounds(period))
  }

  /// As far back as anything goes where it has no first day.
  private static func bounds(_ period: Period) -> [Cell] {
    [(period.first ?? Day(ordinal: 0)).cell, period.last.cell]
  }

  /// The run of days that were written about.
  package func journalStreak(today: Day) throws -> Streak {
    try read(of: JournalEntry.kind.shape) { db in
      let began = try DatedRows.entries.first(Day(ordinal: 0)..<today.adding(days: 1), db)
      return try Store.streak(of: .entries, today, began, db)
    }
  }
}
