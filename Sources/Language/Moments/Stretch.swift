import Civil

/// Days from a first to a last, and how exactly they were named.
struct Stretch: Hashable, Sendable {
  var first: Day
  var last: Day
  var grain: Grain
  /// Seconds since the first day's midnight, where a time is part of it.
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

  /// As many units on; negative goes back.
  func moved(_ count: Int) -> Stretch {
    switch grain {
    case .week: Stretch(.week, around: first.adding(days: 7 * count))
    case .month: Stretch(.month, around: first.adding(months: count))
    case .quarter: Stretch(.quarter, around: first.adding(months: 3 * count))
    case .year: Stretch(.year, around: first.adding(years: count))
    default: Stretch(first.adding(days: count))
    }
  }
}

/// Which way an unsaid part is filled in.
package enum Direction: Sendable { case ahead, back }

/// Where the resolving stands.
struct Vantage: Sendable {
  var now: LocalTime
  var direction = Direction.ahead

  var today: Day { now.day }

  /// Of candidates in time order, the first that is not over, or looking back the last that has begun.
  func choose(_ candidates: [Stretch]) -> Stretch? {
    switch direction {
    case .ahead: candidates.first { $0.last >= today } ?? candidates.last
    case .back: candidates.last { $0.first <= today } ?? candidates.first
    }
  }
}
