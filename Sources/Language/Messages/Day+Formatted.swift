package import Civil

extension Day {
  /// Which parts of a date are shown, and how long they are.
  package enum Form: String, Sendable {
    /// "Fri".
    case weekday
    /// "Friday".
    case longWeekday
    /// "20 Nov".
    case inMonth
    /// "Fri 20 Nov".
    case short
    /// "Fri 20 Nov 2026".
    case withYear
    /// "Friday 20 November 2026".
    case long
    /// "Friday 20 November".
    case longInYear
    /// "Nov 2026".
    case month
    /// "November 2026".
    case longMonth
  }

  package func formatted(_ form: Form, in language: Language? = nil) -> String {
    let (weekday, month, year) = (weekday.rawValue - 1, month - 1, "\(year)")
    let text = { (key: MessageKey) in language.text(key) }
    return switch form {
    case .weekday: text(Day.weekdays[weekday])
    case .longWeekday: text(Day.longWeekdays[weekday])
    case .inMonth: language.text("date|{0} {1}", "\(day)", text(Day.months[month]))
    case .short: language.text("date|{0} {1} {2}", text(Day.weekdays[weekday]), "\(day)", text(Day.months[month]))
    case .withYear:
      language.text("date|{0} {1} {2} {3}", text(Day.weekdays[weekday]), "\(day)", text(Day.months[month]), year)
    case .long:
      language.text(
        "long date|{0} {1} {2} {3}", text(Day.longWeekdays[weekday]), "\(day)", text(Day.longMonths[month]), year)
    case .longInYear:
      language.text("long date|{0} {1} {2}", text(Day.longWeekdays[weekday]), "\(day)", text(Day.longMonths[month]))
    case .month: language.text("month and year|{0} {1}", text(Day.months[month]), year)
    case .longMonth: language.text("month and year|{0} {1}", text(Day.longMonths[month]), year)
    }
  }

  /// The short name of a month from 1 to 12: "Nov".
  package static func name(ofMonth month: Int, in language: Language?) -> String { language.text(months[month - 1]) }

  /// From Monday, short enough for a column heading.
  private static let weekdays: [MessageKey] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let longWeekdays: [MessageKey] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months: [MessageKey] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let longMonths: [MessageKey] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
