package import Civil

extension Moment {
  package init(_ start: Clock, until end: Clock) {
    self.init(nil, start, ending: .until(Moment(end)))
  }

  /// One or more; they share whatever stands beside them.
  package init?(each moments: [Moment]) {
    guard let first = moments.first else { return nil }
    self = first
    others = Array(moments.dropFirst())
  }

  package func lasting(_ length: Length) -> Moment? {
    guard ending == nil else { return nil }
    var longer = self
    longer.ending = .lasting(length)
    return longer
  }

  package func toward(_ toward: Toward) -> Moment {
    var moment = self
    if toward == .roughly { moment.isRough = true }
    if toward == .past, moment.clock == nil, let place = moment.place, place.isStretch { moment.place = .past(place) }
    return moment
  }

  /// A day, or a part of one: "monday and thursday" are two of them, "may and june" one stretch.
  package var isOneDay: Bool { ending == nil && place?.isStretch == false }

  /// So many units up to now.
  package static func last(_ count: Double, _ unit: Unit) -> Moment? {
    count >= 2 || unit.grain < .day ? Moment(.shifted(Length(count, unit), -1, .now)).through(.now) : nil
  }

  /// So many units from now on: whole days and longer start with the next one.
  package static func next(_ count: Double, _ unit: Unit) -> Moment? {
    guard count >= 2 || unit.grain < .day else { return nil }
    if unit.grain < .day { return Moment(.now).lasting(Length(count, unit)) }
    return Moment(.period(unit.times == 1 ? unit.grain : .day, 1)).lasting(Length(count, unit))
  }

  package static func rest(of place: Place) -> Moment { Moment(.period(.day, 0)).through(.dayIn(-1, place)) }

  package func through(_ last: Place) -> Moment {
    var interval = self
    interval.ending = .until(Moment(last))
    return interval
  }

  /// Whether it comes so seldom that figures with a point beside it are a price: "spotify every month 11.50".
  package var isBilled: Bool {
    recurrence.map { [.monthly, .yearly].contains($0.rule.frequency) && $0.rule.weekdays.isEmpty } ?? false
  }

  /// What two pieces that stand together say; `nil` when both say the same part.
  package func joined(_ other: Moment) -> Moment? {
    guard length == nil, other.length == nil, place == nil || other.place == nil, ending == nil || other.ending == nil,
      recurrence == nil || other.recurrence == nil, others.isEmpty || other.others.isEmpty
    else { return nil }
    if clock ?? other.clock != nil, (place ?? other.place)?.isInstant == true { return nil }
    var both = self
    both.others = others + other.others
    both.place = place ?? other.place
    both.ending = ending ?? other.ending
    both.recurrence = (recurrence ?? other.recurrence)?.starting(both.place)
    both.isRough = isRough || other.isRough
    guard let a = clock, let b = other.clock else {
      both.clock = clock ?? other.clock
      return both
    }
    both.clock = a.merged(with: b)
    return both.clock == nil ? nil : both
  }

  /// "every weekday at 8 except wednesdays"; `nil` where it does not name its weekdays, or none is left.
  package func without(_ days: [Weekday]) -> Moment? {
    guard var recurrence, case let rule = recurrence.rule, rule.interval == 1 else { return nil }
    let all =
      rule.frequency == .daily ? Weekday.allCases : rule.frequency == .weekly ? rule.weekdays.map(\.weekday) : []
    let left = all.filter { !days.contains($0) }
    var fewer = rule
    fewer.weekdays = []
    guard !left.isEmpty, days.allSatisfy(all.contains), let fewer = fewer.on(left) else { return nil }
    recurrence.rule = fewer
    var rest = self
    rest.recurrence = recurrence
    return rest
  }

  /// "today in one hour": a time of its own said after the day it falls on.
  package func tightened(_ other: Moment) -> Moment? {
    guard place == .period(.day, 0), clock == nil, case .shifted(let length, _, .now) = other.place, length.isExact
    else { return nil }
    return other
  }
}
