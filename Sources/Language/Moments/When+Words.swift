package import Civil

extension When {
  /// What a receipt shows: "Fri 27 Nov, in a week"; the part before the comma reads back as the same moment.
  package func words(now: LocalTime, in language: Language? = nil) -> String {
    "\(name(day.written(now, language), now, language)), \(distance(now).words(language))"
  }

  /// "Fri 27 Nov 09:00" alone, for what lies in the past: the year stands there only where it is another.
  package func name(now: LocalTime, in language: Language? = nil) -> String {
    name(day.written(isNear: day.year == now.day.year, language), now, language)
  }

  private func name(_ written: String, _ now: LocalTime, _ language: Language?) -> String {
    let day =
      switch now.day.days(to: self.day) {
      case 0: language.text("today")
      case 1: language.text("tomorrow")
      case -1: language.text("yesterday")
      default: written
      }
    return hasTime ? "\(day) \(start.isoMinutes.suffix(5))" : day
  }

  private func distance(_ now: LocalTime) -> Distance {
    let days = now.day.days(to: day)
    let seconds = now.seconds(to: start)
    if hasTime, abs(seconds) < 86_400, days == 0 || abs(seconds) < 6 * 3600 { return Distance(seconds: seconds) }
    return Distance(days: days)
  }
}

extension Day {
  /// "Fri 27 Nov", with the year only where it is another.
  fileprivate func written(_ now: LocalTime, _ language: Language?) -> String {
    written(isNear: self >= now.day && self < now.day.adding(years: 1) && year == now.day.year, language)
  }

  fileprivate func written(isNear: Bool, _ language: Language?) -> String {
    let (weekday, month) = (language.text(Day.weekdays[weekday.rawValue - 1]), language.text(Day.months[month - 1]))
    let short = "\(weekday) \(day) \(month)"
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

  /// Its key is "in a day", "in {0} days", "a day ago" or "{0} days ago".
  func words(_ language: Language?) -> String {
    if count == 0 { return language.text(unit == "day" ? "all day" : "now") }
    let length = count == 1 ? (unit == "hour" ? "an hour" : "a \(unit)") : "{0} \(unit)s"
    return language.text(isPast ? "\(length) ago" : "in \(length)", ["\(count)"])
  }
}
