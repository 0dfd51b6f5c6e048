import Civil
import Engine

extension LocalTime {
  /// `17:05`, on a 24-hour clock.
  var clock: Said { Said(key: "{0}", values: [.text(String(isoMinutes.dropFirst(11)))]) }
}

extension Day {
  /// "Friday 20 November 2026".
  var spelt: Said {
    "\(Said(stringLiteral: Day.weekdays[weekday.rawValue - 1])) \(day) \(Said(stringLiteral: Day.months[month - 1])) \(year)"
  }

  /// "Fri 20 Nov", with the year where it is another.
  func short(_ now: LocalTime) -> Said {
    let words: Said = "\(Day.short(Day.weekdays[weekday.rawValue - 1])) \(day) \(Day.short(Day.months[month - 1]))"
    return year == now.day.year ? words : "\(words) \(year)"
  }

  /// "Fri".
  var weekdayName: Said { Day.short(Day.weekdays[weekday.rawValue - 1]) }

  /// "Nov 2026".
  var monthAndYear: Said { "\(Day.short(Day.months[month - 1])) \(year)" }

  private static func short(_ name: String) -> Said { Said(stringLiteral: String(name.prefix(3))) }

  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
