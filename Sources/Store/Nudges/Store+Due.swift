package import Civil
internal import GRDB
package import Records

/// A reminder that may be delivered now, by whoever claims it first.
package struct DueReminder: Equatable, Sendable {
  package let nudge: Nudge
  /// When the reminder was due.
  package let moment: LocalTime
  /// How often it was delivered before.
  package let attempt: Int

  package init(nudge: Nudge, moment: LocalTime, attempt: Int) {
    self.nudge = nudge
    self.moment = moment
    self.attempt = attempt
  }
}

extension Nudge {
  /// When the person is reminded, whatever is snoozed; `nil` for a card without a time.
  var reminderTime: LocalTime? { remindAt ?? due.flatMap { $0.hasTime ? $0.start : nil } }

  /// The moment of the reminder that counts now: the end of a snooze takes the place of an earlier one.
  fileprivate var reminderMoment: LocalTime? { [reminderTime, snoozedUntil].compactMap(\.self).max() }
}

/// How the claims of reminders stand in the table: the moment, and behind it the number of the delivery and when it was
/// made, or `seen`. Claims of earlier versions have only the moment as it was written in the card.
private struct ReminderClaim {
  let moment: LocalTime
  /// `nil` for an answer.
  let delivery: (attempt: Int, time: LocalTime)?

  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard let first = parts.first, let moment = LocalTime(iso: first) else { return nil }
    self.moment = moment
    guard parts.count == 3, let attempt = Int(parts[1]), let time = LocalTime(iso: parts[2]) else {
      delivery = nil
      return
    }
    delivery = (attempt, time)
  }

  static func delivery(_ reminder: DueReminder, at time: LocalTime) -> String {
    "\(prefix(reminder))\(time.isoSeconds)"
  }

  /// What all claims of this delivery begin with, whenever it is made.
  static func prefix(_ reminder: DueReminder) -> String { "\(reminder.moment.isoSeconds) \(reminder.attempt) " }

  static func answer(_ moment: LocalTime) -> String { "\(moment.isoSeconds) seen" }
}

extension Store {
  /// How long a reminder that could not be delivered is still worth a word.
  private static let reminderDays = 7

  /// Reminders of open cards that may be delivered now, the earliest first: of a reminder or deadline with a time, or of
  /// the end of a snooze.
  ///
  /// - Parameter openedAt: when the shell was opened that would show them; `nil` where there is none.
  package func dueReminders(now: LocalTime, openedAt: LocalTime? = nil) throws -> [DueReminder] {
    let since = now.adding(minutes: -Store.reminderDays * 24 * 60)
    let nudges = try fetch(
      Nudge.self,
      """
      WHERE status = 'active' AND deleted = 0 AND (snoozedUntil IS NULL OR snoozedUntil <= ?1)
        AND (remindAt > ?2 AND remindAt <= ?1 OR snoozedUntil > ?2
          OR remindAt IS NULL AND length(due) > 10 AND deadline > ?3 AND deadline <= ?4)
      ORDER BY max(coalesce(remindAt, ''), coalesce(snoozedUntil, ''), coalesce(deadline, '')) DESC LIMIT 100
      """,
      [now.cell, since.cell, .text(since.isoMinutes), .text(now.isoMinutes)])
    return try nudges.compactMap { nudge in
      guard let moment = nudge.reminderMoment else { return nil }
      let claims = try reminderClaims(of: nudge.id)
      let today = claims.count { $0.delivery?.time.day == now.day }
      let own = claims.filter { $0.moment == moment }
      let chain = ReminderChain(
        moment: moment, repeats: nudge.reminderTime != nil, interval: nudge.remindRepeat,
        deliveries: own.compactMap(\.delivery).sorted { $0.attempt < $1.attempt }.map(\.time),
        isAnswered: own.contains { $0.delivery == nil })
      return chain.attempt(now: now, deliveredToday: today, openedAt: openedAt).map {
        DueReminder(nudge: nudge, moment: moment, attempt: $0)
      }
    }.sorted { ($0.moment, $0.nudge.createdAt) < ($1.moment, $1.nudge.createdAt) }
  }

  private func reminderClaims(of nudge: ID) throws -> [ReminderClaim] {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT moment FROM claim WHERE record = ?")
      return try String.fetchAll(statement, arguments: [nudge.text]).compactMap { ReminderClaim($0) }
    }
  }

  /// Claims all of the reminders or none: true for the first of all processes, and only while their cards are still open.
  package func claim(_ reminders: [DueReminder], now: LocalTime) throws -> Bool {
    try write { db in
      let statement = try db.cachedStatement(
        sql: """
          INSERT OR IGNORE INTO claim SELECT id, ?2 FROM nudge
          WHERE id = ?1 AND status = 'active' AND deleted = 0 AND (snoozedUntil IS NULL OR snoozedUntil <= ?3)
            AND NOT EXISTS (SELECT 1 FROM claim WHERE record = ?1
              AND (moment = ?4 OR moment = ?5 OR moment = ?6 OR substr(moment, 1, length(?7)) = ?7))
          """)
      for (place, reminder) in reminders.enumerated() {
        try statement.execute(arguments: [
          reminder.nudge.id.text, ReminderClaim.delivery(reminder, at: now), now.isoSeconds, reminder.moment.isoMinutes,
          reminder.moment.isoSeconds, ReminderClaim.answer(reminder.moment), ReminderClaim.prefix(reminder),
        ])
        guard db.changesCount == 0 else { continue }
        try reminders.prefix(place).forEach { try Store.release($0, now: now, db) }
        return false
      }
      return true
    }
  }

  /// Gives back what was claimed at that time and could not be delivered.
  package func release(_ reminders: [DueReminder], now: LocalTime) throws {
    try write { db in try reminders.forEach { try Store.release($0, now: now, db) } }
  }

  private static func release(_ reminder: DueReminder, now: LocalTime, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM claim WHERE record = ? AND moment = ?")
      .execute(arguments: [reminder.nudge.id.text, ReminderClaim.delivery(reminder, at: now)])
  }

  /// Keeps the reminder from coming again. The card stays as it is.
  package func markSeen(_ nudge: ID, moment: LocalTime) throws {
    _ = try claim(nudge, ReminderClaim.answer(moment))
  }

  /// Whether a delivered reminder still waits for an answer: its card is open, not snoozed or moved, and it was not seen.
  package func isUnanswered(_ nudge: ID, moment: LocalTime) throws -> Bool {
    guard let card = try self.nudge(nudge), card.status == .active, !card.deleted, card.reminderMoment == moment else {
      return false
    }
    return try !isClaimed(nudge, ReminderClaim.answer(moment))
  }

  /// Claims something once; true for the first of all processes, false for any other.
  package func claim(_ record: ID, _ moment: String) throws -> Bool {
    try write { db in
      try db.cachedStatement(sql: "INSERT OR IGNORE INTO claim VALUES (?, ?)")
        .execute(arguments: [record.text, moment])
      return db.changesCount > 0
    }
  }

  package func isClaimed(_ record: ID, _ moment: String) throws -> Bool {
    try count("claim WHERE record = ? AND moment = ?", [record.cell, .text(moment)]) > 0
  }
}
