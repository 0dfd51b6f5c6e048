package import Civil

/// What happened on a day so far, for choosing a journal prompt.
package struct DayFacts: Equatable, Sendable {
  package var now: LocalTime
  package var done: [Nudge] = []
  package var droppedCount = 0
  package var focusMinutes = 0
  package var dumpCount = 0
  /// The day's moods, 1 … 10, in order.
  package var scores: [Int] = []
  package var gratitudeCount = 0
  /// The last day before this one that has a journal entry.
  package var lastEntryDay: Day?
  package var hasEntryToday = false

  package init(now: LocalTime) { self.now = now }
}

extension DayFacts {
  /// Whether any nudge done that day satisfies the predicate.
  package func hasDone(_ predicate: (Nudge) -> Bool) -> Bool { done.contains(where: predicate) }

  package var isEmpty: Bool { done.isEmpty && droppedCount == 0 && focusMinutes == 0 && dumpCount == 0 }

  /// Days since the last journal entry; `nil` before the first entry, and on a day that has one.
  package var daysSinceEntry: Int? { hasEntryToday ? nil : lastEntryDay.map { $0.days(to: now.day) } }

  /// The day's last mood minus its first.
  package var moodChange: Int { (scores.last ?? 0) - (scores.first ?? 0) }
}
