package import Civil

/// What a period came to, as far as it is good to know.
package struct Stats: Equatable, Sendable {
  package let period: Period
  package let tally: Tally
  /// How many things were done in as many days right before.
  package let before: Int
  /// The day the first thing of all was done; `nil` where there is none yet.
  package let began: Day?
  /// As of now; `nil` for a period that is over.
  package let streak: Streak?
  package let hours: BestHours?

  package init(
    _ period: Period, _ tally: Tally, before: Int, began: Day?, streak: Streak? = nil, hours: BestHours? = nil
  ) {
    self.period = period
    self.tally = tally
    self.before = before
    self.began = began
    self.streak = streak
    self.hours = hours
  }

  /// How many more things were done than before. `nil` where they were not more, as nobody is served by the opposite,
  /// and where the days before began earlier than anything did, as then there is nothing to compare with.
  package var gain: Int? {
    guard let began, let first = period.before?.first, began <= first, tally.total > before else { return nil }
    return tally.total - before
  }

  /// Hours are told from so many days up to today.
  package static let hourDays = 90
}
