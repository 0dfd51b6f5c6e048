package import Civil

extension Moment {
  package init(_ start: TimeOfDay, until end: TimeOfDay) {
    self.init(nil, start, ending: .until(Moment(end)))
  }

  /// Several moments as one; each shares whatever is said next to them. `nil` for none.
  package init?(each moments: [Moment]) {
    guard let first = moments.first else { return nil }
    self = first
    otherMoments = Array(moments.dropFirst())
  }

  package func lasting(_ length: CalendarDuration) -> Moment? {
    guard ending == nil else { return nil }
    var moment = self
    moment.ending = .lasting(length)
    return moment
  }

  package func modified(by toward: TimeModifier) -> Moment {
    var moment = self
    if toward == .approximately { moment.isApproximate = true }
    if toward == .after, moment.clock == nil, let place = moment.calendar, place.isLongerThanDay {
      moment.calendar = .after(place)
    }
    return moment
  }

  /// Whether it is a day or part of one: "monday and thursday" are two days, "may and june" is one longer period.
  package var isOneDay: Bool { ending == nil && calendar?.isLongerThanDay == false }

  /// The past so many units up to now.
  package static func last(_ count: Double, _ unit: Unit) -> Moment? {
    count >= 2 || unit.grain < .day ? Moment(.shifted(CalendarDuration(count, unit), -1, .now)).through(.now) : nil
  }

  /// The coming so many units: seconds to hours from now on, days and longer from the start of the next one.
  package static func next(_ count: Double, _ unit: Unit) -> Moment? {
    guard count >= 2 || unit.grain < .day else { return nil }
    if unit.grain < .day { return Moment(.now).lasting(CalendarDuration(count, unit)) }
    return Moment(.period(unit.times == 1 ? unit.grain : .day, 1)).lasting(CalendarDuration(count, unit))
  }

  package static func rest(of place: CalendarExpression) -> Moment {
    Moment(.period(.day, 0)).through(.dayIn(-1, place))
  }

  package func through(_ last: CalendarExpression) -> Moment {
    var interval = self
    interval.ending = .until(Moment(last))
    return interval
  }

  /// Whether it recurs so seldom that a number with a decimal point next to it is a price: "spotify every month 11.50".
  package var isMonthlyOrYearly: Bool {
    recurrence.map { [.monthly, .yearly].contains($0.rule.frequency) && $0.rule.weekdays.isEmpty } ?? false
  }

  /// Combines two moments that stand together; `nil` if both name the same part.
  package func joined(_ other: Moment) -> Moment? {
    guard duration == nil, other.duration == nil, calendar == nil || other.calendar == nil,
      ending == nil || other.ending == nil,
      recurrence == nil || other.recurrence == nil, otherMoments.isEmpty || other.otherMoments.isEmpty
    else { return nil }
    if clock ?? other.clock != nil, (calendar ?? other.calendar)?.isInstant == true { return nil }
    var merged = self
    merged.otherMoments = otherMoments + other.otherMoments
    merged.calendar = calendar ?? other.calendar
    merged.ending = ending ?? other.ending
    merged.recurrence = (recurrence ?? other.recurrence)?.starting(merged.calendar)
    merged.isApproximate = isApproximate || other.isApproximate
    guard let a = clock, let b = other.clock else {
      merged.clock = clock ?? other.clock
      return merged
    }
    merged.clock = a.merged(with: b)
    return merged.clock == nil ? nil : merged
  }

  /// "every weekday at 8 except wednesdays"; `nil` if the rule has no weekdays to remove, or none would be left.
  package func without(_ days: [Weekday]) -> Moment? {
    guard var recurrence, case let rule = recurrence.rule, rule.interval == 1 else { return nil }
    let weekdays =
      rule.frequency == .daily ? Weekday.allCases : rule.frequency == .weekly ? rule.weekdays.map(\.weekday) : []
    let remaining = weekdays.filter { !days.contains($0) }
    var remainingRule = rule
    remainingRule.weekdays = []
    guard !remaining.isEmpty, days.allSatisfy(weekdays.contains), let fewer = remainingRule.on(remaining) else {
      return nil
    }
    recurrence.rule = fewer
    var moment = self
    moment.recurrence = recurrence
    return moment
  }

  /// "today in one hour": the other moment, if it is an exact time counted from now and this one is only "today".
  package func refined(by other: Moment) -> Moment? {
    guard calendar == .period(.day, 0), clock == nil, case .shifted(let length, _, .now) = other.calendar,
      length.isExact
    else { return nil }
    return other
  }
}
