import Civil

extension Moment {
  /// The first future occurrence, and the rule with its end date.
  func resolve(_ recurrence: Recurrence, _ context: ResolutionContext) -> ResolvedMoment? {
    var rule = recurrence.rule
    let startDay = recurrence.start?.dayRange(context)?.first
    let from = max(startDay ?? context.today, context.today)
    if let stop = recurrence.stop {
      let stopContext = stop.isRelativeToNow ? context : ResolutionContext(now: .midnight(from))
      guard let last = stop.dayRange(stopContext)?.first else { return nil }
      rule.until = When(last)
    }
    if let length = recurrence.duration { rule.until = When(When(from).adding(length).day.adding(days: -1)) }
    guard let start = first(of: rule, from: from, context) else { return nil }
    var resolved = ResolvedMoment(start: start, grain: clock?.grain ?? rule.grain, rule: rule)
    resolved.implied = clock?.explicitTime?.meridiem == .unspecified ? .meridiem : []
    resolved.uncertainty = clock?.explicitTime == nil ? clock?.part?.uncertainty : nil
    return resolved
  }

  private func first(of rule: RepeatRule, from day: Day, _ context: ResolutionContext) -> When? {
    guard let clock else {
      let isShorterThanDay = rule.grain < .day
      let now = context.now.adding(seconds: (rule.grain == .hour ? 3600 : 60) * rule.interval)
      return isShorterThanDay ? When(now) : rule.withIntervalOne.first(onOrAfter: When(day))
    }
    let second = (rule.isWorkingDays ? clock.atStartOfWork : clock).time(
      on: Day(ordinal: 0), ResolutionContext(now: context.now)
    ).secondOfDay
    let isOver = day == context.today && second <= context.now.secondOfDay
    return rule.withIntervalOne.first(onOrAfter: When(isOver ? day.adding(days: 1) : day, secondOfDay: second))
  }
}

extension TimeOfDay {
  /// At six people get up for work and come back from it, but who says "every weekday at 6:15" gets up.
  fileprivate var atStartOfWork: TimeOfDay {
    guard explicitTime?.hour == 6, unambiguousTime == nil else { return self }
    return merged(with: TimeOfDay(.morning)) ?? self
  }
}

extension RepeatRule {
  fileprivate var isWorkingDays: Bool { frequency == .weekly && weekdays.map(\.weekday) == Weekday.working }

  /// The rule for finding the first occurrence: it is the nearest, however long the interval to the second one is.
  fileprivate var withIntervalOne: RepeatRule {
    var rule = self
    rule.interval = 1
    return rule
  }

  var grain: Grain { frequency == .minutely ? .minute : frequency == .hourly ? .hour : .day }
}
