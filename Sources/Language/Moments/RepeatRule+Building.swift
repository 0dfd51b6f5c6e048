package import Civil

// Functions by which the rows of recurrences build a rule step by step; they return `nil` for parts that contradict
// each other.

extension Weekday {
  package static let working: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

  /// The weekdays from one to another, wrapping around the week.
  package static func from(_ first: Weekday, through last: Weekday) -> [Weekday] {
    let count = (last.rawValue - first.rawValue + 7) % 7
    return (0...count).map { Weekday(rawValue: (first.rawValue + $0 - 1) % 7 + 1)! }
  }
}

extension Moment {
  package init?(every rule: RepeatRule?, at clock: TimeOfDay? = nil) {
    guard let rule else { return nil }
    self.init(Recurrence(rule: rule))
    self.clock = clock
  }

  package func limited(_ limit: RecurrenceLimit) -> Moment? {
    var moment = self
    switch limit {
    case .count(let count): moment.recurrence?.rule.count = count
    case .start(let place): moment.recurrence?.start = place
    case .stop(let place): moment.recurrence?.stop = place
    case .lasting(let length): moment.recurrence?.duration = length
    case .between(let start, let stop):
      moment.recurrence?.start = start
      moment.recurrence?.stop = stop
    }
    return moment
  }
}

extension Recurrence {
  /// Starts the recurrence on a day that was said with it. A weekly rule without weekdays takes its weekday from there:
  /// "sunday … every week".
  func starting(_ day: CalendarExpression?) -> Recurrence {
    guard let day, start == nil else { return self }
    var recurrence = self
    recurrence.start = day
    if case .weekday(let weekday, _) = day, rule.frequency == .weekly { recurrence.rule = rule.on([weekday]) ?? rule }
    return recurrence
  }
}

extension RepeatRule {
  package init?(_ unit: Unit, times: Int = 1) {
    let rows: [Grain: (Frequency, Int)] = [
      .minute: (.minutely, 1), .hour: (.hourly, 1), .day: (.daily, 1), .week: (.weekly, 1), .month: (.monthly, 1),
      .quarter: (.monthly, 3), .year: (.yearly, 1),
    ]
    guard let (frequency, interval) = rows[unit.grain], 1...1000 ~= times else { return nil }
    self.init(frequency, interval: interval * unit.times * times)
  }

  /// That many times a day, evenly spaced; `nil` unless it divides 24 hours evenly.
  package init?(timesADay times: Int) {
    guard 2...24 ~= times, 24 % times == 0 else { return nil }
    self.init(.hourly, interval: 24 / times)
  }

  package var isYearly: Bool { frequency == .yearly }

  /// On days of the week.
  package func on(_ days: [Weekday]) -> RepeatRule? {
    guard frequency == .weekly || frequency == .daily && interval == 1, weekdays.isEmpty else { return nil }
    var rule = self
    rule.frequency = .weekly
    rule.weekdays = Set(days).sorted().map { WeekdayRank($0) }
    return rule
  }

  /// The nth day of its month that is neither Saturday nor Sunday; negative counts from the end.
  package func onWorkday(_ rank: Int) -> RepeatRule? {
    guard var rule = on(Weekday.working.map { WeekdayRank($0) }) else { return nil }
    rule.positions = [rank]
    return rule
  }

  package func on(_ ranks: [WeekdayRank]) -> RepeatRule? {
    guard frequency == .monthly || frequency == .yearly, ranks.allSatisfy({ abs($0.rank ?? 1) <= 5 }) else {
      return nil
    }
    var rule = self
    rule.weekdays = ranks
    return rule
  }

  package func on(monthDays days: [Int]) -> RepeatRule? {
    guard frequency == .monthly || frequency == .yearly, days.allSatisfy({ 1...31 ~= abs($0) }) else { return nil }
    var rule = self
    rule.monthDays = days
    return rule
  }

  package func on(_ date: CalendarDate) -> RepeatRule? {
    guard frequency == .yearly, date.year == nil, let month = date.month, let day = date.day else { return nil }
    return on(monthDays: [day])?.inMonth(month)
  }

  package func inMonth(_ month: Int) -> RepeatRule? {
    var rule = self
    rule.months = [month]
    return rule
  }
}

extension Holiday {
  /// The yearly rule; `nil` for holidays that no rule can express.
  package var rule: RepeatRule? {
    switch self {
    case .fixed(let month, let day): RepeatRule(.yearly).on(monthDays: [day])?.inMonth(month)
    case .nth(let rank, let weekday, let month, plus: 0):
      RepeatRule(.yearly).on([RepeatRule.WeekdayRank(weekday, rank: rank)])?.inMonth(month)
    default: nil
    }
  }
}
