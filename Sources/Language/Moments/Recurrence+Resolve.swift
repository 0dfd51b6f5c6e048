import Civil

extension Moment {
  /// The first occurrence ahead, and the rule with its end.
  func resolve(_ recurrence: Recurrence, _ vantage: Vantage) -> Resolved? {
    var rule = recurrence.rule
    let began = recurrence.start?.stretch(vantage)?.first
    let from = max(began ?? vantage.today, vantage.today)
    if let stop = recurrence.stop {
      let later = stop.isAnchored ? vantage : Vantage(now: .midnight(from))
      guard let last = stop.stretch(later)?.first else { return nil }
      rule.until = When(last)
    }
    if let length = recurrence.length { rule.until = When(When(from).adding(length).day.adding(days: -1)) }
    guard let start = first(of: rule, from: from, vantage) else { return nil }
    var resolved = Resolved(start: start, grain: clock?.grain ?? rule.grain, rule: rule)
    resolved.implied = clock?.face?.half == .unsaid ? .meridiem : []
    resolved.uncertainty = clock?.face == nil ? clock?.part?.uncertainty : nil
    return resolved
  }

  private func first(of rule: RepeatRule, from day: Day, _ vantage: Vantage) -> When? {
    guard let clock else {
      let isPulse = rule.grain < .day
      let now = vantage.now.adding(seconds: (rule.grain == .hour ? 3600 : 60) * rule.interval)
      return isPulse ? When(now) : rule.simple.first(onOrAfter: When(day))
    }
    let second = clock.time(on: Day(ordinal: 0), Vantage(now: vantage.now)).secondOfDay
    let isOver = day == vantage.today && second <= vantage.now.secondOfDay
    return rule.simple.first(onOrAfter: When(isOver ? day.adding(days: 1) : day, secondOfDay: second))
  }
}

extension RepeatRule {
  /// The first occurrence is the nearest, however many periods lie between it and the second.
  fileprivate var simple: RepeatRule {
    var rule = self
    rule.interval = 1
    return rule
  }

  var grain: Grain { frequency == .minutely ? .minute : frequency == .hourly ? .hour : .day }
}
