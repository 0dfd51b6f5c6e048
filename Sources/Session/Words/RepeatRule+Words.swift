package import Civil
import Language
package import Replies

extension RepeatRule {
  /// "every Tuesday until Mon 1 Mar", "every Tuesday at 09:00, 6 times".
  ///
  /// - Parameter due: whose time of day is told, if it has one; `nil` where it stands elsewhere.
  package func summary(at due: When? = nil, _ now: LocalTime) -> LocalizedText {
    let rhythm: LocalizedText =
      due.flatMap { $0.hasTime ? "\(summary) at \($0.start.clockText)" : nil } ?? summary
    if let until { return "\(rhythm) until \(until.day.shortDate(now))" }
    return count.map { "\(rhythm), \($0, "time", "times")" } ?? rhythm
  }

  /// "every day", "every Tuesday", "every 2 weeks on Mon, Thu", "every month on the 1st".
  private var summary: LocalizedText {
    let unit = interval == 1 ? frequency.everyUnit : "every \(interval) \(frequency.unitPlural)"
    if frequency == .weekly, interval == 1, weekdays.map(\.weekday) == Weekday.working { return "on weekdays" }
    if frequency == .weekly, interval == 1, !weekdays.isEmpty {
      let days =
        weekdays.count == 1
        ? ["\(Day(ordinal: 0).onOrAfter(weekdays[0].weekday), .longWeekday)"] : weekdays.map(\.label)
      return "every \(days)"
    }
    if !weekdays.isEmpty { return "\(unit) on \(weekdays.map(\.label))" }
    if !monthDays.isEmpty { return "\(unit) on \(monthDays.map(RepeatRule.monthDayText))" }
    return unit
  }

  /// "the 1st", "the last day".
  private static func monthDayText(_ day: Int) -> LocalizedText {
    guard day > 0 else { return day == -1 ? "the last day" : "day \(-day) from its end" }
    let ending: LocalizedText =
      switch (day % 10, day / 10) {
      case (1, 0), (1, 2), (1, 3): "st"
      case (2, 0), (2, 2): "nd"
      case (3, 0), (3, 2): "rd"
      default: "th"
      }
    return "the \(day)\(ending)"
  }
}

extension RepeatRule.Frequency {
  fileprivate var everyUnit: LocalizedText {
    switch self {
    case .yearly: "every year"
    case .monthly: "every month"
    case .weekly: "every week"
    case .daily: "every day"
    case .hourly: "every hour"
    case .minutely: "every minute"
    }
  }

  fileprivate var unitPlural: LocalizedText {
    switch self {
    case .yearly: "years"
    case .monthly: "months"
    case .weekly: "weeks"
    case .daily: "days"
    case .hourly: "hours"
    case .minutely: "minutes"
    }
  }
}

extension RepeatRule.WeekdayRank {
  /// "Mon", "the first Mon".
  fileprivate var label: LocalizedText {
    let name = Day(ordinal: 0).onOrAfter(weekday).weekdayName
    return switch rank {
    case nil: name
    case 1: "the first \(name)"
    case 2: "the second \(name)"
    case 3: "the third \(name)"
    case 4: "the fourth \(name)"
    case -1: "the last \(name)"
    case let rank?: "\(name) number \(rank)"
    }
  }
}
