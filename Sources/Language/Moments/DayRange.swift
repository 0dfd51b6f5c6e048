import Civil

/// The days from a first to a last, with the precision at which they were named.
struct DayRange: Hashable, Sendable {
  var first: Day
  var last: Day
  var grain: Grain
  /// Seconds since midnight of the first day, if a time was said.
  var second: Int?

  init(_ first: Day, through last: Day, _ grain: Grain) {
    (self.first, self.last, self.grain) = (first, last, grain)
  }

  init(_ day: Day) { self.init(day, through: day, .day) }

  init(_ time: LocalTime, _ grain: Grain) {
    self.init(time.day, through: time.day, grain)
    second = time.secondOfDay
  }

  /// The day, week, month, quarter or year around a day.
  init(_ grain: Grain, around day: Day) {
    switch grain {
    case .week: self.init(day.startOfWeek, through: day.startOfWeek.adding(days: 6), .week)
    case .month: self.init(day.startOfMonth, through: day.endOfMonth, .month)
    case .quarter:
      let first = day.startOfMonth.adding(months: -((day.month - 1) % 3))
      self.init(first, through: first.adding(months: 2).endOfMonth, .quarter)
    case .year:
      let first = day.startOfMonth.adding(months: 1 - day.month)
      self.init(first, through: first.adding(months: 11).endOfMonth, .year)
    default: self.init(day)
    }
  }

  /// The range that many units later; a negative count goes back.
  func moved(_ count: Int) -> DayRange {
    switch grain {
    case .week: DayRange(.week, around: first.adding(days: 7 * count))
    case .month: DayRange(.month, around: first.adding(months: count))
    case .quarter: DayRange(.quarter, around: first.adding(months: 3 * count))
    case .year: DayRange(.year, around: first.adding(years: count))
    default: DayRange(first.adding(days: count))
    }
  }
}

/// Whether unsaid parts are filled in with the future or the past.
package enum Direction: Sendable { case ahead, back }

/// The time from which expressions are resolved.
struct ResolutionContext: Sendable {
  var now: LocalTime
  var direction = Direction.ahead

  var today: Day { now.day }

  /// The first of the candidates, which are in chronological order, that is not over; looking back, the last that has
  /// begun.
  func choose(_ candidates: [DayRange]) -> DayRange? {
    switch direction {
    case .ahead: candidates.first { $0.last >= today } ?? candidates.last
    case .back: candidates.last { $0.first <= today } ?? candidates.first
    }
  }
}
