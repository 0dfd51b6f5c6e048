import Civil

/// What a place says of itself, without a clock.
extension Place {
  var isPast: Bool {
    switch self {
    case .period(_, let count), .countedWeekday(let count, _), .weekend(let count), .seasons(let count): count < 0
    case .weekday(_, let turn), .feast(_, let turn, _), .season(_, let turn): turn == .last
    case .shifted(_, let sign, .now): sign < 0
    case .weekdayIn(_, let place), .dayIn(_, let place), .nthWeekday(_, _, let place), .edge(_, let place),
      .nthWorkday(_, let place),
      .sameTime(let place),
      .feastIn(_, let place), .weekOf(let place), .weekIn(_, let place), .monthIn(_, let place),
      .shifted(_, _, let place):
      place.isPast
    case .yearsOn(let count, _): count < 0
    default: false
    }
  }

  /// Has a time of day of its own, "two hours ago", beside which no other is said.
  package var isInstant: Bool {
    if case .shifted(let length, _, .now) = self { length.isExact } else { false }
  }

  /// False for 30 February, for what is millennia away, and the like.
  var exists: Bool {
    switch self {
    case .date(let date):
      guard let month = date.month, let day = date.day else { return true }
      return Day(date.year ?? 2024, month, day) != nil
    case .shifted(let length, _, let place): return length.isNear && place.exists
    default: return true
    }
  }

  /// Counted from now, so that it means the same wherever an interval began.
  var isAnchored: Bool {
    switch self {
    case .now, .period, .shifted, .countedWeekday, .seasons: true
    default: false
    }
  }

  /// The parts of the date that must be filled in.
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
  /// Whether the calendar has the days it names.
  var exists: Bool {
    if case .until(let end)? = ending, end.place?.exists == false { return false }
    if recurrence != nil, resolve(now: Moment.anyTime) == nil { return false }
    return place?.exists ?? true && others.allSatisfy(\.exists)
  }

  /// A rule that names a day has one within the years after any.
  private static let anyTime = LocalTime(ordinal: 0)
}
