package import Civil

extension When {
  /// Date and distance as shown in a reply: "Fri 27 Nov, in a week". The part before the comma can be read back as the
  /// same moment.
  package func description(now: LocalTime, in language: Language? = nil) -> String {
    let isNear = day >= now.day && day < now.day.adding(years: 1) && day.year == now.day.year
    return language.text(
      "date|{0}, {1}", label(isNear ? .short : .withYear, now, language), distance(now).description(language))
  }

  /// The date alone, for moments in the past: "Fri 27 Nov 09:00"; the year is shown only if it differs from the current
  /// one.
  package func label(now: LocalTime, in language: Language? = nil) -> String {
    label(day.year == now.day.year ? .short : .withYear, now, language)
  }

  private func label(_ form: Day.Form, _ now: LocalTime, _ language: Language?) -> String {
    let day =
      switch now.day.days(to: self.day) {
      case 0: language.text("today")
      case 1: language.text("tomorrow")
      case -1: language.text("yesterday")
      default: self.day.formatted(form, in: language)
      }
    return hasTime ? language.text("day and time|{0} {1}", day, String(start.isoMinutes.suffix(5))) : day
  }

  private func distance(_ now: LocalTime) -> Distance {
    let days = now.day.days(to: day)
    let seconds = now.seconds(to: start)
    if hasTime, abs(seconds) < 86_400, days == 0 || abs(seconds) < 6 * 3600 { return Distance(seconds: seconds) }
    return Distance(days: days)
  }
}

/// The distance to a moment in the unit that a person would use.
private struct Distance {
  let count: Int
  let unit: Unit
  let isPast: Bool

  enum Unit { case minute, hour, day, week, month, year }

  init(seconds: Int) {
    isPast = seconds < 0
    let minutes = (abs(seconds) + 30) / 60
    (count, unit) = minutes < 60 ? (minutes, .minute) : ((minutes + 30) / 60, .hour)
  }

  init(days: Int) {
    isPast = days < 0
    (count, unit) =
      switch abs(days) {
      case 0..<7, 8..<14: (abs(days), .day)
      case 0..<60: ((abs(days) + 3) / 7, .week)
      case 0..<700: ((abs(days) + 15) / 30, .month)
      default: ((abs(days) + 182) / 365, .year)
      }
  }

  func description(_ language: Language?) -> String {
    if count == 0 { return unit == .day ? language.text("all day") : language.text("now") }
    return language.text(count, isPast ? unit.keys.past : unit.keys.ahead)
  }
}

extension Distance.Unit {
  fileprivate var keys: (ahead: PluralKey, past: PluralKey) {
    switch self {
    case .minute: (PluralKey("in a minute", "in {0} minutes"), PluralKey("a minute ago", "{0} minutes ago"))
    case .hour: (PluralKey("in an hour", "in {0} hours"), PluralKey("an hour ago", "{0} hours ago"))
    case .day: (PluralKey("in a day", "in {0} days"), PluralKey("a day ago", "{0} days ago"))
    case .week: (PluralKey("in a week", "in {0} weeks"), PluralKey("a week ago", "{0} weeks ago"))
    case .month: (PluralKey("in a month", "in {0} months"), PluralKey("a month ago", "{0} months ago"))
    case .year: (PluralKey("in a year", "in {0} years"), PluralKey("a year ago", "{0} years ago"))
    }
  }
}
