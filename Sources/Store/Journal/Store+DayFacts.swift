package import Civil
package import Records

extension Store {
  /// What the day came to until now; of very many things done, the first few.
  package func facts(now: LocalTime) throws -> DayFacts {
    let bounds = [now.day.cell, now.day.adding(days: 1).cell]
    var facts = DayFacts(now: now)
    let ended = try fetch(
      Nudge.self,
      """
      INDEXED BY nudge_done WHERE status <> 'active' AND deleted = 0 AND completedAt >= ? AND completedAt < ?
      ORDER BY completedAt LIMIT \(Store.mostDone)
      """, bounds)
    facts.done = ended.filter { $0.status == .done }
    facts.dropped = ended.count - facts.done.count
    let sessions = try fetch(FocusSession.self, "WHERE startedAt >= ? AND startedAt < ? AND deleted = 0", bounds)
    facts.focusMinutes = sessions.reduce(0) { $0 + max(0, $1.startedAt.seconds(to: $1.endedAt ?? now)) } / 60
    facts.dumps = try count("brain_dump WHERE createdAt >= ? AND createdAt < ? AND deleted = 0", bounds)
    facts.scores = try fetch(MoodLog.self, "WHERE at >= ? AND at < ? AND deleted = 0 ORDER BY at", bounds).map(\.score)
    let today = Period(.today, today: now.day)
    facts.gratitude = try gratitude(today).first?.count ?? 0
    facts.isWrittenToday = try entries(today, limit: 1).count > 0
    facts.written = try dayWritten(before: now.day)
    return facts
  }

  private static let mostDone = 50
}
