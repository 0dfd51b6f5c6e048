import Civil

/// Which nudges a list shows.
package enum Scope: String, CaseIterable, Sendable {
  case today, tomorrow, week, overdue, snoozed, done, dropped, all

  /// What they fulfil, in SQL, and in which order they stand. `today` is a day, `now` a time, as the tables write them.
  var rows: (condition: String, order: String) {
    switch self {
    case .today: (Scope.due("<= :today || 'T24:00'"), Scope.byDeadline)
    case .tomorrow: (Scope.due("BETWEEN :tomorrow AND :tomorrow || 'T24:00'"), Scope.byDeadline)
    case .week: (Scope.due("<= :sunday || 'T24:00'"), Scope.byDeadline)
    case .overdue: (Scope.due("< :now"), Scope.byDeadline)
    case .snoozed: ("status = 'active' AND deleted = 0 AND snoozedUntil > :now", "snoozedUntil, \(Store.oldest)")
    case .done: ("status = 'done' AND status <> 'active' AND deleted = 0", Scope.lastDone)
    case .dropped: ("status = 'dropped' AND status <> 'active' AND deleted = 0", Scope.lastDone)
    case .all:
      (
        "status = 'active' AND deleted = 0 AND \(Scope.standsAlone)",
        "priority, deadline IS NULL, deadline, updatedAt, \(Store.oldest)"
      )
    }
  }

  private static let byDeadline = "deadline, priority, updatedAt, \(Store.oldest)"
  private static let lastDone = "completedAt DESC, \(Store.youngest)"

  /// No step of an open card: that one stands for all of them.
  static let standsAlone = """
    (parent IS NULL OR NOT EXISTS (
      SELECT 1 FROM nudge AS whole WHERE whole.id = nudge.parent AND whole.status = 'active' AND whole.deleted = 0))
    """

  /// Elements of a set stand in its cell one a line.
  static let tagged = "instr(char(10) || lower(tags) || char(10), char(10) || lower(:tag) || char(10)) > 0"

  private static func due(_ comparison: String) -> String {
    "status = 'active' AND deleted = 0 AND priority IN (0, 1, 2) AND deadline \(comparison)"
  }

  /// Those of some days, from `first` to `last`, in the same way.
  static let dueBetween = (
    condition: """
    status = 'active' AND deleted = 0 AND id IN (
      SELECT id FROM nudge WHERE \(due("BETWEEN :first AND :last || 'T24:00'"))
      UNION SELECT id FROM nudge
      WHERE status = 'active' AND deleted = 0 AND snoozedUntil BETWEEN :first AND :last || 'T24:00')
    """, order: "coalesce(snoozedUntil, deadline), priority, \(Store.oldest)"
  )

  static let doneBetween = (
    condition: """
    status = 'done' AND status <> 'active' AND deleted = 0 AND completedAt BETWEEN :first AND :last || 'T24:00'
    """, order: lastDone
  )

  static func values(now: LocalTime) -> [String: String] {
    [
      "now": now.isoSeconds,
      "today": now.day.iso,
      "tomorrow": now.day.adding(days: 1).iso,
      "sunday": now.day.onOrAfter(.sunday).iso,
    ]
  }
}
