/// A day of the proleptic Gregorian calendar, in no zone.
package struct Day: Hashable, Sendable {
  package let year: Int
  /// 1 … 12.
  package let month: Int
  /// 1 … the month's length.
  package let day: Int

  /// The last year that four digits can write.
  package static let lastYear = 9999

  /// `nil` when there is no such day, as on 30 February.
  package init?(_ year: Int, _ month: Int, _ day: Int) {
    guard (1...Day.lastYear).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.length(ofMonth: month, in: year)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  package var weekday: Weekday {
    // Day 0, 1 January 1970, was a Thursday.
    Weekday(rawValue: ((ordinal + 3) % 7 + 7) % 7 + 1)!
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: Comparable {
  package static func < (a: Day, b: Day) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

// Days since 1970 and back: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
extension Day {
  /// Days since 1 January 1970; negative before.
  package var ordinal: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  package init(ordinal: Int) {
    let z = ordinal + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted + (shifted < 10 ? 3 : -9)
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  package func adding(days: Int) -> Day { Day(ordinal: ordinal + days) }

  /// The same day of the month, that many months later or earlier; the month's last day where it is shorter.
  package func adding(months: Int) -> Day {
    let count = year * 12 + month - 1 + months
    let year = count >= 0 ? count / 12 : (count - 11) / 12
    let month = count - year * 12 + 1
    return Day(year: year, month: month, day: min(day, Day.length(ofMonth: month, in: year)))
  }

  /// The first day of each month from this day's to that of `last`; only this month's where `last` is earlier.
  package func months(through last: Day) -> [Day] {
    let count = (last.year - year) * 12 + last.month - month
    return (0...max(0, count)).map { startOfMonth.adding(months: $0) }
  }

  package func adding(years: Int) -> Day { adding(months: 12 * years) }

  /// Whole days from `self` to `other`; negative when `other` is earlier.
  package func days(to other: Day) -> Int { other.ordinal - ordinal }

  /// The first day with that weekday on or after this one.
  package func onOrAfter(_ weekday: Weekday) -> Day {
    adding(days: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
  }

  /// The first day with that weekday after this one: a week later if this day has it.
  package func next(_ weekday: Weekday) -> Day { adding(days: 1).onOrAfter(weekday) }

  /// The Monday of this day's week.
  package var startOfWeek: Day { adding(days: 1 - weekday.rawValue) }
  package var startOfMonth: Day { Day(year: year, month: month, day: 1) }
  package var endOfMonth: Day { Day(year: year, month: month, day: Day.length(ofMonth: month, in: year)) }
}
