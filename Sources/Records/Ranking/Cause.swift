package import Civil

/// Why a card comes first: what puts it ahead of the others.
package enum Cause: Equatable, Sendable {
  /// Whole days since the deadline passed; 0 if it passed earlier today.
  case overdue(days: Int)
  case dueToday(When)
  /// Within `Urgency.soonDays`.
  case dueSoon(When)
  /// Its snooze ended earlier today.
  case snoozeEnded
  case highPriority
  /// Untouched for that many whole days.
  case stale(days: Int)
  /// Its estimate fits into the time that the person has.
  case fits(minutes: Int)
  /// Its deadline is not urgent yet, but is earlier than the others'.
  case nextDeadline
  /// It has waited longest of all, or of those that were not skipped or left out.
  case oldest(ofRest: Bool)
  case only
}
