package import Civil

/// The possible meanings of a word on its own.
package struct Sense: Hashable, Sendable {
  package var number: Int?
  package var ordinal: Int?
  package var weekday: Weekday?
  /// Whether it is the name of a weekday in the plural.
  package var isPlural = false
  package var month: Int?
  package var unit: Unit?
  package var part: DayPart?
}

/// A part of the day on a weekday.
package struct WeekdayPart: Hashable, Sendable {
  package let weekday: Weekday
  package let part: DayPart
}

extension Sense {
  /// Weekday and part of the day, if the word means both at once.
  package var weekdayPart: WeekdayPart? {
    if let weekday, let part { WeekdayPart(weekday: weekday, part: part) } else { nil }
  }
}

/// A named unit of time and how many grains it is: a fortnight is 2 weeks.
package struct Unit: Hashable, Sendable {
  package var grain: Grain
  package var times = 1

  package init(grain: Grain, times: Int = 1) { (self.grain, self.times) = (grain, times) }
}

extension Unit {
  /// Whether it is a single day, week, month, quarter or year, so that "this", "next" and "last" can select one.
  package var isCalendar: Bool { times == 1 && grain >= .day }
}
