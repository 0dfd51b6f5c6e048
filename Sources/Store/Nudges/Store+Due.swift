package import Civil
internal import GRDB
package import Records

extension Store {
  /// Open cards whose reminder, or without one whose deadline with a time, came within the last day and is not claimed
  /// yet.
  package func dueReminders(now: LocalTime) throws -> [Nudge] {
    let since = now.adding(minutes: -24 * 60)
    return try fetch(
      Nudge.self,
      """
      WHERE status = 'active' AND deleted = 0 AND (snoozedUntil IS NULL OR snoozedUntil <= ?1)
        AND (remindAt > ?2 AND remindAt <= ?1
          OR remindAt IS NULL AND length(due) > 10 AND deadline > ?3 AND deadline <= ?4)
        AND NOT EXISTS (SELECT 1 FROM claim WHERE record = id AND moment = COALESCE(remindAt, due))
      ORDER BY deadline LIMIT 20
      """,
      [now.cell, since.cell, .text(since.isoMinutes), .text(now.isoMinutes)])
  }

  /// Claims a card's reminder at that moment; true for the first of all processes, false for any other.
  package func claim(_ nudge: ID, _ moment: String) throws -> Bool {
    try write { db in
      try db.cachedStatement(sql: "INSERT OR IGNORE INTO claim VALUES (?, ?)")
        .execute(arguments: [nudge.text, moment])
      return db.changesCount > 0
    }
  }

  package func isClaimed(_ record: ID, _ moment: String) throws -> Bool {
    try count("claim WHERE record = ? AND moment = ?", [record.cell, .text(moment)]) > 0
  }
}
