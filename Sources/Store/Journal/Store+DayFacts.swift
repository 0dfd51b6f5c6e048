package import Civil
package import Records

extension Store {
  /// What happened on the day until now; counts at most `maxFinished` nudges done or dropped.
  package func facts(now: LocalTime) throws -> DayFacts {
    let bounds = [now.day.cell, now.day.adding(days: 1).cell]
    var facts = DayFacts(now: now)
    let finished = try fetch(
      Nudge.self,
      """
      INDEXED BY nudge_done WHERE status <> 'active' AND deleted = 0 AND completedAt >= ? AND completedAt < ?
      ORDER BY completedAt LIMIT \(Store.maxFinished)
      """, bounds)
    facts.done = finished.filter { $0.status == .done }
    facts.droppedCount = finished.count - facts.done.count
    let sessions = try fetch(FocusSession.self, "WHERE startedAt >= ? AND startedAt < ? AND deleted = 0", bounds)
    facts.focusMinutes = sessions.reduce(0) { $0 + max(0, $1.startedAt.seconds(to: $1.endedAt ?? now)) } / 60
    facts.dumpCount = try count("brain_dump WHERE createdAt >= ? AND createdAt < ? AND deleted = 0", bounds)
    facts.scores = try fetch(MoodLog.self, "WHERE at >= ? AND at < ? AND deleted = 0 ORDER BY at", bounds).map(\.score)
    let today = Period(.today, today: now.day)
    facts.gratitudeCount = try gratitude(today).first?.count ?? 0
    facts.hasEntryToday = try entries(today, limit: 1).count > 0
    facts.lastEntryDay = try lastEntryDay(before: now.day)
    return facts
  }

  private static let maxFinished = 50
}
