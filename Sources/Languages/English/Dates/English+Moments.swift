import Civil

// Days and times together.
extension English {
  static func moments(_ tree: inout RowTree) {
    tree.add(.moment) {
      Row("{}", .day) { $0 }
      Row("{}", .time) { $0 }
      Row("{}", .recurrence) { $0 }
      Row("{} [,|-|:] {}", .day, .time) { $0.joined($1) }
      Row("{}:{}", .date, .clock) { Moment(.date($0), $1) }
      Row("{}t{}", .date, .clock) { Moment(.date($0), $1) }
      Row("{}t{}z", .date, .clock) { Moment(.date($0), $1) }
      Row("{}t{}.{}z", .date, .clock, .digits) { date, clock, _ in Moment(.date(date), clock) }
      Row("{} [,] {}h", .day, .hour) { day, hour in Clock(hour, 0, .whole).flatMap { day.joined(Moment($0)) } }
      Row("{} [,] {}", .time, .day) { $0.joined($1) }
      Row("{}", .dayList) { Moment(each: $0) }
      Row("{} [,] {}", .dayList, .time) { days, time in Moment(each: days).flatMap { $0.joined(time) } }
      Row("{} [,] {}", .time, .dayList) { time, days in Moment(each: days).flatMap { $0.joined(time) } }
      Row("{} [,] {} (-|to) {}", .day, .looseClock, .looseClock) { $0.joined(Moment($1, until: $2)) }
      Row("{} (-|to|till|until|til) {} [,] {}", .looseClock, .looseClock, .day) { $2.joined(Moment($0, until: $1)) }
      Row("{} {}", .clockDigits, .day) { digits, day in digits.figureClock.flatMap { Moment($0).joined(day) } }
      Row("{} {}", .day, .clockDigits) { day, digits in digits.figureClock.flatMap { day.joined(Moment($0)) } }
      Row("{} {}", .day, .dottedClock) { $0.joined(Moment($1)) }
      Row("{} {}", .recurrence, .dottedClock) { $0.isBilled ? nil : $0.joined(Moment($1)) }
      Row("{} {} {}", .hour, .cardinal, .soon) { hour, minute, day in
        10...59 ~= minute && minute % 5 == 0 ? Clock(hour, minute).flatMap { Moment($0).joined(day) } : nil
      }
      Row("{} {}", .hour, .soon) { hour, day in Clock(hour).flatMap { Moment($0).joined(day) } }
      Row("{} {}", .day, .day) { $0.tightened($1) }
      Row("{} or {}", .day, .day) { first, _ in first }
      Row("{} or {} [,] {}", .day, .day, .time) { first, _, time in first.joined(time) }
      Row("{} [,] {} [,] {}", .day, .time, .day) { first, time, second in
        first.joined(time).flatMap { $0.joined(second) }
      }
      Row("{} [,] {}", .recurrence, .time) { $0.joined($1) }
      Row("{} [,] {}", .time, .recurrence) { $0.joined($1) }
      Row("{} [,] {}", .recurrence, .limit) { $0.limited($1) }
      Row("{} (except|but not|apart from|not) [on] {}", .recurrence, .weekdayList) { $0.without($1) }
      Row("{} [,] {} (except|but not|apart from|not) [on] {}", .recurrence, .time, .weekdayList) {
        rule, time, days in
        rule.without(days)?.joined(time)
      }
      Row("{} {} {}", .recurrence, .time, .limit) { rule, time, limit in
        rule.joined(time).flatMap { $0.limited(limit) }
      }
      Row("{} {} {}", .recurrence, .limit, .time) { rule, limit, time in
        rule.joined(time).flatMap { $0.limited(limit) }
      }
      Row("{}", .length) { Moment($0) }
    }
  }
}

extension Int {
  /// The time that bare figures beside a day tell: 1630; 2027 is a year.
  fileprivate var figureClock: Clock? {
    self % 5 == 0 && !(1900...2059 ~= self) && self >= 600
      ? Clock(self / 100, self % 100, self >= 1300 ? .whole : .unsaid) : nil
  }
}

extension Moment {
  /// Whether it comes so seldom that figures with a point beside it are a price: "spotify every month 11.50".
  fileprivate var isBilled: Bool {
    recurrence.map { [.monthly, .yearly].contains($0.rule.frequency) } ?? false
  }

  /// What two pieces that stand together say; `nil` when both say the same part.
  func joined(_ other: Moment) -> Moment? {
    guard length == nil, other.length == nil, place == nil || other.place == nil, ending == nil || other.ending == nil,
      recurrence == nil || other.recurrence == nil, others.isEmpty || other.others.isEmpty
    else { return nil }
    if clock ?? other.clock != nil, (place ?? other.place)?.isInstant == true { return nil }
    var both = self
    both.others = others + other.others
    both.place = place ?? other.place
    both.ending = ending ?? other.ending
    both.recurrence = recurrence ?? other.recurrence
    both.isRough = isRough || other.isRough
    guard let a = clock, let b = other.clock else {
      both.clock = clock ?? other.clock
      return both
    }
    both.clock = a.merged(with: b)
    return both.clock == nil ? nil : both
  }

  /// "every weekday at 8 except wednesdays"; `nil` where it does not name its weekdays, or none is left.
  func without(_ days: [Weekday]) -> Moment? {
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
  func tightened(_ other: Moment) -> Moment? {
    guard place == .period(.day, 0), clock == nil, case .shifted(let length, _, .now) = other.place, length.isExact
    else { return nil }
    return other
  }
}
