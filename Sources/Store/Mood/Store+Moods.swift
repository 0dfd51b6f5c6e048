package import Civil
internal import GRDB
package import Records

extension Store {
  /// The mood that was logged last, whatever time it is about.
  package func lastMood() throws -> MoodLog? {
    try first(MoodLog.self, "WHERE deleted = 0 ORDER BY \(Store.newestFirst) LIMIT 1")
  }

  /// The moods of those days, the latest first.
  package func moods(_ first: Day?, _ last: Day, limit: Int) throws -> [MoodLog] {
    try fetch(
      MoodLog.self, "WHERE deleted = 0 AND at >= ? AND at < ? ORDER BY at DESC, \(Store.newestFirst) LIMIT ?",
      Store.bounds(first, last) + [limit.cell])
  }

  /// Averages by day, computed inside SQLite from the index alone.
  package func moodDays(_ first: Day?, _ last: Day) throws -> MoodDays {
    try read(of: MoodLog.kind.shape) { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT substr(at, 1, 10), avg(score), count(*) FROM mood_log INDEXED BY mood_log_at
          WHERE deleted = 0 AND at >= ? AND at < ? GROUP BY 1 ORDER BY 1
          """)
      let rows = try Row.fetchAll(statement, arguments: StatementArguments(Store.bounds(first, last)))
      return MoodDays(
        rows.compactMap { row in
          guard let day = Day(cell: row.cell(0)), let average = Double(cell: row.cell(1)),
            let count = Int(cell: row.cell(2))
          else { return nil }
          return MoodDays.Entry(day, average: average, count: count)
        })
    }
  }

  static func bounds(_ first: Day?, _ last: Day) -> [Cell] {
    [.text(first?.iso ?? ""), .text(last.adding(days: 1).iso)]
  }
}
