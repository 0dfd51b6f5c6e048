package import Civil

/// Why a card comes first: what set it apart from the others.
package enum Cause: Equatable, Sendable {
  /// Whole days since the deadline passed; 0 earlier today.
  case overdue(days: Int)
  case dueToday(When)
  /// Within `Urgency.soonDays`.
  case dueSoon(When)
  /// It was put off until earlier today.
  case snoozeEnded
  case highPriority
  /// Untouched for that many days.
  case stale(days: Int)
  /// The guess that fits the time named.
  case fits(minutes: Int)
  /// Its deadline does not press yet, but comes before the others'.
  case nextDeadline
  /// It has waited longest, or longest of those not passed over.
  case oldest(ofRest: Bool)
  case only
}
