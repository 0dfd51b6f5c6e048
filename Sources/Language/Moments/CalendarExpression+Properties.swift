import Civil

/// Properties that do not depend on when it is said.
extension CalendarExpression {
  var isPast: Bool {
    switch self {
    case .period(_, let count), .countedWeekday(let count, _), .weekend(let count), .seasons(let count): count < 0
    case .weekday(_, let occurrence), .holiday(_, let occurrence, _), .season(_, let occurrence): occurrence == .last
    case .shifted(_, let sign, .now): sign < 0
    case .weekdayIn(_, let place), .dayIn(_, let place), .nthWeekday(_, _, let place), .edge(_, let place),
      .nthWorkday(_, let place),
      .sameTime(let place),
      .holidayIn(_, let place), .weekOf(let place), .weekIn(_, let place), .monthIn(_, let place),
      .shifted(_, _, let place):
      place.isPast
    case .yearsLater(let count, _): count < 0
    default: false
    }
  }

  /// Whether it includes a time of day ("two hours ago"), so that no other can be combined with it.
  package var isInstant: Bool {
    if case .shifted(let length, _, .now) = self { length.isExact } else { false }
  }

  /// False for 30 February, for anything 2,000 years away or more, and the like.
  var exists: Bool {
    switch self {
    case .date(let date):
      guard let month = date.month, let day = date.day else { return true }
      return Day(date.year ?? 2024, month, day) != nil
    case .shifted(let length, _, let base): return length.isWithinCalendar && base.exists
    default: return true
    }
  }

  /// Whether it is counted from now, and therefore does not depend on where an interval starts.
  var isRelativeToNow: Bool {
    switch self {
    case .now, .period, .shifted, .countedWeekday, .seasons: true
    default: false
    }
  }

  /// The parts of the date that were not said and must be filled in.
  var implied: Implied {
    switch self {
    case .date(let date):
      date.month == nil && date.day != nil ? [.year, .month] : date.year == nil ? .year : []
    case .quarter(_, year: nil): .year
    case .monthDay: [.year, .month]
    case .weekday: [.year, .month, .day]
    default: []
    }
  }
}

extension Moment {
  /// Whether the calendar has all the days that it names.
  var exists: Bool {
    if case .until(let end)? = ending, end.calendar?.exists == false { return false }
    if recurrence != nil, resolve(now: Moment.anyTime) == nil { return false }
    return calendar?.exists ?? true && otherMoments.allSatisfy(\.exists)
  }

  /// An arbitrary time: a rule either has an occurrence within the years after any day, or never.
  private static let anyTime = LocalTime(ordinal: 0)
}
