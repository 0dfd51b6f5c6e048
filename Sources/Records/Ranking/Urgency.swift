package import Civil

/// How urgent a card is; the lowest comes first.
package enum Urgency: Int, Comparable, Sendable {
  /// The deadline has passed or is today, or its snooze ended today.
  case now
  case soon
  case important
  case ordinary
  case unimportant

  package static let soonDays = 2

  package init(_ nudge: Nudge, now: LocalTime) {
    let days = nudge.due.map { now.day.days(to: $0.day) } ?? .max
    self =
      switch (days, nudge.priority) {
      case (...0, _): .now
      case (_, _) where nudge.snoozeEnded(on: now.day): .now
      case (...Urgency.soonDays, _): .soon
      case (_, .high): .important
      case (_, .normal): .ordinary
      case (_, .low): .unimportant
      }
  }

  package static func < (a: Urgency, b: Urgency) -> Bool { a.rawValue < b.rawValue }
}

extension Nudge {
  func snoozeEnded(on day: Day) -> Bool { snoozedUntil?.day == day }
}
