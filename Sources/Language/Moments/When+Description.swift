package import Civil

extension When {
  /// The moment as a fact beside a title: "tomorrow 17:00", "Thu 15:00", "Mon 7 Dec, in 2 weeks". The distance is there
  /// only where the day alone does not tell it. What stands before the comma can be read back as the same moment, unless
  /// it is past.
  package func description(now: LocalTime, in language: Language? = nil) -> String {
    guard let distance = distance(now) else { return label(now: now, in: language) }
    return language.text("date|{0}, {1}", label(now: now, in: language), distance.description(language))
  }

  /// The moment within a sentence: "tomorrow", "Thursday at 15:00", "Mon 7 Dec at 09:00".
  package func spoken(now: LocalTime, in language: Language? = nil) -> String {
    let day = dayLabel(now, ofNextDays: .longWeekday, language)
    return hasTime ? language.text("spoken|{0} at {1}", day, clock) : day
  }

  /// The date alone: "Thu 15:00" within the next days, "Fri 27 Nov 09:00" else; with its year if that is a year away or
  /// more.
  package func label(now: LocalTime, in language: Language? = nil) -> String {
    let day = dayLabel(now, ofNextDays: .weekday, language)
    return hasTime ? language.text("day and time|{0} {1}", day, clock) : day
  }

  private var clock: String { String(start.isoMinutes.suffix(5)) }

  private func dayLabel(_ now: LocalTime, ofNextDays form: Day.Form, _ language: Language?) -> String {
    let days = now.day.days(to: day)
    return switch days {
    case 0: language.text("today")
    case 1: language.text("tomorrow")
    case -1: language.text("yesterday")
    case 2...6: day.formatted(form, in: language)
    default: day.formatted(abs(days) < 365 ? .short : .withYear, in: language)
    }
  }

  /// `nil` where the day tells it: "tomorrow", "Thu".
  private func distance(_ now: LocalTime) -> Distance? {
    let days = now.day.days(to: day)
    let seconds = now.seconds(to: start)
    if hasTime, abs(seconds) < 86_400, days == 0 || abs(seconds) < 6 * 3600 { return Distance(seconds: seconds) }
    return (-1...6).contains(days) ? nil : Distance(days: days)
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
    if count == 0 { return language.text("now") }
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
