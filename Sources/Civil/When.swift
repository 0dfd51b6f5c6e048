/// A day, or a time on a day. A card's deadline is one.
package struct When: Hashable, Sendable {
  package var day: Day
  /// Seconds since midnight; `nil` for the day as a whole.
  package var secondOfDay: Int?

  package init(_ day: Day, secondOfDay: Int? = nil) {
    self.day = day
    self.secondOfDay = secondOfDay
  }

  package init(_ time: LocalTime) { self.init(time.day, secondOfDay: time.secondOfDay) }

  package var hasTime: Bool { secondOfDay != nil }
  /// The first moment it covers; midnight for a whole day.
  package var start: LocalTime { LocalTime(day, secondOfDay: secondOfDay ?? 0) }
  /// The first moment after it: midnight after a day, the time itself otherwise.
  package var end: LocalTime { secondOfDay == nil ? .midnight(day.adding(days: 1)) : start }
}

extension When: Comparable {
  /// By day; on the same day, a time comes before the day as a whole.
  package static func < (a: When, b: When) -> Bool {
    (a.day, a.secondOfDay ?? 86_400) < (b.day, b.secondOfDay ?? 86_400)
  }
}
