package import Civil

/// What a day came to so far, as far as a question can take it up.
package struct DayFacts: Equatable, Sendable {
  package var now: LocalTime
  package var done: [Nudge] = []
  package var dropped = 0
  package var focusMinutes = 0
  package var dumps = 0
  /// Moods, 1 … 10, in their order.
  package var scores: [Int] = []
  package var gratitude = 0
  /// The last day before this one that something was written about.
  package var written: Day?
  package var isWrittenToday = false

  package init(now: LocalTime) { self.now = now }
}

extension DayFacts {
  /// Whether anything done that day was such a thing.
  package func did(_ isSuch: (Nudge) -> Bool) -> Bool { done.contains(where: isSuch) }

  package var isEmpty: Bool { done.isEmpty && dropped == 0 && focusMinutes == 0 && dumps == 0 }

  /// Days since the last one written about; `nil` before the first entry, and on a day that has one.
  package var gap: Int? { isWrittenToday ? nil : written.map { $0.days(to: now.day) } }

  /// How far the mood went up over the day, or down.
  package var rise: Int { (scores.last ?? 0) - (scores.first ?? 0) }
}
