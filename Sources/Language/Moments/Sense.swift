package import Civil

/// What one word can be, without looking at its neighbours.
package struct Sense: Hashable, Sendable {
  package var number: Int?
  package var ordinal: Int?
  package var weekday: Weekday?
  /// A weekday's name in the plural.
  package var isPlural = false
  package var month: Int?
  package var unit: Unit?
  package var part: DayPart?
}

/// A part of a day of the week.
package struct WeekdayPart: Hashable, Sendable {
  package let weekday: Weekday
  package let part: DayPart
}

extension Sense {
  /// The word is both in one.
  package var weekdayPart: WeekdayPart? {
    if let weekday, let part { WeekdayPart(weekday: weekday, part: part) } else { nil }
  }
}

/// A unit's name: "fortnight" is twice a week.
package struct Unit: Hashable, Sendable {
  package var grain: Grain
  package var times = 1

  package init(grain: Grain, times: Int = 1) { (self.grain, self.times) = (grain, times) }
}

extension Unit {
  /// Weeks, months, quarters and years have neighbours on the calendar; days too.
  package var isCalendar: Bool { times == 1 && grain >= .day }
}
