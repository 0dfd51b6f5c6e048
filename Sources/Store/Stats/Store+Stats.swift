package import Civil
internal import GRDB
package import Records

extension Store {
  /// The statistics of a period, computed inside SQLite.
  package func stats(_ period: Period, now: LocalTime) throws -> Stats {
    try read(of: Nudge.kind.shape, BrainDump.kind.shape, FocusSession.kind.shape, Skip.kind.shape) { db in
      let today = now.day
      let days = period.days(until: today)
      let tally = Tally(
        done: try DatedRows.doneNudges.counts(days, db), dumps: try DatedRows.dumps.count(days, db),
        focusSeconds: try Store.focusSeconds(days, db))
      let before = try period.previous.map { try DatedRows.doneNudges.count($0.days(until: today), db) } ?? 0
      let began = try DatedRows.doneNudges.first(Period(.all, today: today).days(until: today), db)
      guard period.contains(today) else { return Stats(period, tally, previousCount: before, firstDoneDay: began) }
      return Stats(
        period, tally, previousCount: before, firstDoneDay: began,
        streak: try Store.streak(of: .doneNudges, rests: .skips, today, began, db),
        hours: try Store.hours(today, db))
    }
  }

  /// Doubles back further in time until the streak begins within the days that were read.
  static func streak(
    of rows: DatedRows, rests: DatedRows? = nil, _ today: Day, _ began: Day?, _ db: Database
  ) throws -> Streak {
    var lookback = Streak.scoreDays
    while true {
      let days = today.adding(days: -lookback)..<today.adding(days: 1)
      let done = try rows.days(days, db)
      let streak = Streak(done: Set(done), skipped: Set(try rests?.days(days, db) ?? []), today: today)
      guard let began, began < days.lowerBound, streak.days > 0, streak.firstDay == done.first else { return streak }
      lookback *= 4
    }
  }

  private static func hours(_ today: Day, _ db: Database) throws -> BestHours {
    let days = today.adding(days: 1 - Stats.hourDays)..<today.adding(days: 1)
    return BestHours(
      daysByHour: try DatedRows.doneNudges.daysByHour(days, db), days: try DatedRows.doneNudges.days(days, db).count)
  }

  /// A session counts for the day on which it began.
  private static func focusSeconds(_ days: Range<Day>, _ db: Database) throws -> Int {
    let statement = try db.cachedStatement(
      sql: """
        SELECT sum(max(0, strftime('%s', endedAt) - strftime('%s', startedAt))) FROM focus_session
        WHERE deleted = 0 AND startedAt >= ? AND startedAt < ? AND endedAt IS NOT NULL
        """)
    return try Int.fetchOne(statement, arguments: [days.lowerBound.iso, days.upperBound.iso]) ?? 0
  }
}

extension Period {
  /// The days of the period that are not in the future.
  fileprivate func days(until today: Day) -> Range<Day> {
    let first = self.first ?? Day(ordinal: 0)
    return first..<max(first, min(last, today).adding(days: 1))
  }
}
