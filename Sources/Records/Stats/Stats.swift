package import Civil

/// The statistics of a period that are worth showing.
package struct Stats: Equatable, Sendable {
  package let period: Period
  package let tally: Tally
  /// The number of things done in the same number of days right before.
  package let previousCount: Int
  /// The day on which anything was first done; `nil` where nothing is done yet.
  package let firstDoneDay: Day?
  /// As of today; `nil` for a period that has ended.
  package let streak: Streak?
  package let hours: BestHours?

  package init(
    _ period: Period, _ tally: Tally, previousCount: Int, firstDoneDay: Day?, streak: Streak? = nil,
    hours: BestHours? = nil
  ) {
    self.period = period
    self.tally = tally
    self.previousCount = previousCount
    self.firstDoneDay = firstDoneDay
    self.streak = streak
    self.hours = hours
  }

  /// How many more things were done than in the period before. `nil` where they were not more, as saying so helps
  /// nobody, and where the period before began earlier than the first thing ever done, as there is nothing to compare
  /// with.
  package var gain: Int? {
    guard let firstDoneDay, let first = period.previous?.first, firstDoneDay <= first, tally.total > previousCount
    else { return nil }
    return tally.total - previousCount
  }

  /// The best hours are computed from that many days up to today.
  package static let hourDays = 90
}
