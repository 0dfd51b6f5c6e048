import Civil

/// Which nudges a list shows.
package enum ListScope: String, CaseIterable, Sendable {
  case today, tomorrow, week, overdue, snoozed, recurring, done, dropped, all

  /// The SQL condition and order. The parameters `today`, `tomorrow` and `sunday` are days and `now` is a time, in the
  /// tables' text form.
  var rows: (condition: String, order: String) {
    switch self {
    case .today: (ListScope.due("<= :today || 'T24:00'"), ListScope.byDeadline)
    case .tomorrow: (ListScope.due("BETWEEN :tomorrow AND :tomorrow || 'T24:00'"), ListScope.byDeadline)
    case .week: (ListScope.due("<= :sunday || 'T24:00'"), ListScope.byDeadline)
    case .overdue: (ListScope.due("< :now"), ListScope.byDeadline)
    case .snoozed: ("status = 'active' AND deleted = 0 AND snoozedUntil > :now", "snoozedUntil, \(Store.oldestFirst)")
    case .recurring: ("status = 'active' AND deleted = 0 AND repeat IS NOT NULL", ListScope.byDeadline)
    case .done: ("status = 'done' AND status <> 'active' AND deleted = 0", ListScope.lastFinishedFirst)
    case .dropped: ("status = 'dropped' AND status <> 'active' AND deleted = 0", ListScope.lastFinishedFirst)
    case .all:
      (
        "status = 'active' AND deleted = 0 AND \(ListScope.standaloneCondition)",
        // What rests until later is not what waits.
        """
        snoozedUntil IS NOT NULL AND snoozedUntil > :now, priority, deadline IS NULL, deadline, updatedAt,
        \(Store.oldestFirst)
        """
      )
    }
  }

  private static let byDeadline = "deadline, priority, updatedAt, \(Store.oldestFirst)"
  private static let lastFinishedFirst = "completedAt DESC, \(Store.newestFirst)"

  /// Leaves out the steps of an open card, as that card represents them.
  static let standaloneCondition = """
    (parent IS NULL OR NOT EXISTS (
      SELECT 1 FROM nudge AS whole WHERE whole.id = nudge.parent AND whole.status = 'active' AND whole.deleted = 0))
    """

  /// A set is stored with one element per line.
  static let tagCondition = "instr(char(10) || lower(tags) || char(10), char(10) || lower(:tag) || char(10)) > 0"

  private static func due(_ comparison: String) -> String {
    "status = 'active' AND deleted = 0 AND priority IN (0, 1, 2) AND deadline \(comparison)"
  }

  /// Nudges that are due, or whose snooze ends, on the days from `first` to `last`.
  static let dueBetween = (
    condition: """
    status = 'active' AND deleted = 0 AND id IN (
      SELECT id FROM nudge WHERE \(due("BETWEEN :first AND :last || 'T24:00'"))
      UNION SELECT id FROM nudge
      WHERE status = 'active' AND deleted = 0 AND snoozedUntil BETWEEN :first AND :last || 'T24:00')
    """, order: "coalesce(snoozedUntil, deadline), priority, \(Store.oldestFirst)"
  )

  static let doneBetween = (
    condition: """
    status = 'done' AND status <> 'active' AND deleted = 0 AND completedAt BETWEEN :first AND :last || 'T24:00'
    """, order: lastFinishedFirst
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
