package import Civil

extension Nudge {
  /// The state that a card's colour shows.
  package enum State: String, CaseIterable, Sendable {
    case active, snoozed, stale, overdue, done, dropped
  }

  package func state(now: LocalTime) -> State {
    switch status {
    case .done: .done
    case .dropped: .dropped
    case .active where !isAwake(now: now): .snoozed
    case .active where isOverdue(now: now): .overdue
    case .active: daysUntouched(now: now) >= Nudge.staleAfterDays ? .stale : .active
    }
  }

  package static let staleAfterDays = 3

  /// Whether the deadline has passed; a whole day passes at its midnight.
  package func isOverdue(now: LocalTime) -> Bool {
    status == .active && due.map { $0.hasTime ? $0.end < now : $0.end <= now } ?? false
  }

  /// Whether it is neither snoozed nor waiting for its start.
  package func isAwake(now: LocalTime) -> Bool {
    (snoozedUntil.map { $0 <= now } ?? true) && (startAt.map { $0.start <= now } ?? true)
  }

  /// Whole days since it was last changed, or since its snooze ended.
  package func daysUntouched(now: LocalTime) -> Int {
    let lastTouched = max(updatedAt, snoozedUntil.map { min($0, now) } ?? updatedAt)
    return max(0, lastTouched.seconds(to: now) / 86_400)
  }
}
