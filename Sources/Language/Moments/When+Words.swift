package import Civil

extension When {
  /// What a receipt shows: "Fri 27 Nov, in a week"; the part before the comma reads back as the same moment.
  package func words(now: LocalTime) -> String { "\(name(day.written(now), now)), \(distance(now))" }

  /// "Fri 27 Nov 09:00" alone, for what lies in the past: the year stands there only where it is another.
  package func name(now: LocalTime) -> String { name(day.written(isNear: day.year == now.day.year), now) }

  private func name(_ written: String, _ now: LocalTime) -> String {
    let day =
      switch now.day.days(to: self.day) {
      case 0: "today"
      case 1: "tomorrow"
      case -1: "yesterday"
      default: written
      }
    return hasTime ? "\(day) \(start.isoMinutes.suffix(5))" : day
  }

  private func distance(_ now: LocalTime) -> String {
    let days = now.day.days(to: day)
    let seconds = now.seconds(to: start)
    if hasTime, abs(seconds) < 86_400, days == 0 || abs(seconds) < 6 * 3600 { return Distance(seconds: seconds).words }
    return Distance(days: days).words
  }
}

extension Day {
  /// "Fri 27 Nov", with the year only where it is another.
  fileprivate func written(_ now: LocalTime) -> String {
    written(isNear: self >= now.day && self < now.day.adding(years: 1) && year == now.day.year)
  }

  fileprivate func written(isNear: Bool) -> String {
    let short = "\(Day.weekdays[weekday.rawValue - 1]) \(day) \(Day.months[month - 1])"
    return isNear ? short : "\(short) \(year)"
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}

/// How far off, in the unit a person would count in.
private struct Distance {
  let count: Int
  let unit: String
  let isPast: Bool

  init(seconds: Int) {
    isPast = seconds < 0
    let minutes = (abs(seconds) + 30) / 60
    (count, unit) = minutes < 60 ? (minutes, "minute") : ((minutes + 30) / 60, "hour")
  }

  init(days: Int) {
    isPast = days < 0
    (count, unit) =
      switch abs(days) {
      case 0..<7, 8..<14: (abs(days), "day")
      case 0..<60: ((abs(days) + 3) / 7, "week")
      case 0..<700: ((abs(days) + 15) / 30, "month")
      default: ((abs(days) + 182) / 365, "year")
      }
  }

  var words: String {
    if count == 0 { return unit == "day" ? "all day" : "now" }
    let length = count == 1 ? (unit == "hour" ? "an hour" : "a \(unit)") : "\(count) \(unit)s"
    return isPast ? "\(length) ago" : "in \(length)"
  }
}
