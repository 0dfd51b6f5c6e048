/// How something repeats: the value of an RFC 5545 RRULE.
package struct RepeatRule: Hashable, Sendable {
  package enum Frequency: String, CaseIterable, Sendable {
    case yearly = "YEARLY"
    case monthly = "MONTHLY"
    case weekly = "WEEKLY"
    case daily = "DAILY"
    case hourly = "HOURLY"
    case minutely = "MINUTELY"
  }

  /// A weekday; with a rank, the nth one in the month or year. A negative rank counts from the end, `nil` means every
  /// one.
  package struct WeekdayRank: Hashable, Sendable {
    package var rank: Int?
    package var weekday: Weekday

    package init(_ weekday: Weekday, rank: Int? = nil) {
      self.rank = rank
      self.weekday = weekday
    }
  }

  package var frequency: Frequency
  /// 1 or more.
  package var interval = 1
  package var weekdays: [WeekdayRank] = []
  /// 1 … 31, or −1 … −31 counted from the end of the month.
  package var monthDays: [Int] = []
  /// 1 … 12.
  package var months: [Int] = []
  /// BYSETPOS: which of a period's occurrences count; 1 is the first, −1 the last.
  package var positions: [Int] = []
  /// Seconds since midnight where the rule names the time; otherwise the anchor's time holds.
  package var secondOfDay: Int?
  package var count: Int?
  /// The last moment it may fall on.
  package var until: When?

  package init(_ frequency: Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = max(1, interval)
  }
}

extension RepeatRule {
  /// The rule with the weekday or the day of the month of another day, where it names that of the old one: "no, the 16th"
  /// said of "every month on the 15th".
  package func moved(from old: Day, to new: Day) -> RepeatRule {
    var rule = self
    rule.monthDays = monthDays.map { $0 == old.day ? new.day : $0 }
    rule.weekdays = weekdays.map { $0.weekday == old.weekday ? WeekdayRank(new.weekday, rank: $0.rank) : $0 }
    return rule
  }
}
