package import Civil
package import Language
import Replies

/// A new repeat rule for a record that may already have a time.
package struct NewRepeat: Hashable, Sendable {
  package let rule: RepeatRule
  /// The first occurrence from now on; it has a time of day only if one was given.
  private let first: When
  /// The first occurrence from tomorrow on, where the rule names its days.
  private let firstNamedDay: When?

  package init?(_ moment: Moment?, now: LocalTime) {
    guard let resolved = moment?.resolve(now: now), let rule = resolved.rule, let first = resolved.start else {
      return nil
    }
    (self.rule, self.first, firstNamedDay) = (rule, first, rule.firstNamedDay(after: now.day))
  }

  init?(_ rule: RepeatRule, now: LocalTime) {
    guard let first = rule.first(onOrAfter: rule.isWithinDay ? When(now) : When(now.day)) else { return nil }
    (self.rule, self.first, firstNamedDay) = (rule, first, rule.firstNamedDay(after: now.day))
  }

  /// The first occurrence on or after the old time, at the given time of day or else at the old one's; or the one before
  /// that, if it is still ahead: bins that go out on Sundays and no more on Mondays go out this Sunday.
  package func replacing(_ old: When?) -> When {
    guard let old, var next = rule.first(onOrAfter: old) else { return first }
    if rule.isWithinDay { return next }
    if let sooner = firstNamedDay, sooner.day < old.day, sooner.day.days(to: old.day) < rule.fewestDays {
      next = sooner
    }
    return When(next.day, secondOfDay: first.secondOfDay ?? old.secondOfDay)
  }
}

extension RepeatRule {
  /// Whether it repeats within a day (hourly or by minutes).
  fileprivate var isWithinDay: Bool { frequency == .hourly || frequency == .minutely }

  fileprivate func firstNamedDay(after day: Day) -> When? {
    weekdays.isEmpty && monthDays.isEmpty ? nil : first(onOrAfter: When(day.adding(days: 1)))
  }

  /// The fewest days between the beginnings of two of its periods.
  fileprivate var fewestDays: Int {
    switch frequency {
    case .minutely, .hourly: 0
    case .daily: interval
    case .weekly: 7 * interval
    case .monthly: 28 * interval
    case .yearly: 365 * interval
    }
  }
}

extension Parameter where Value == NewRepeat {
  package static func newRepeat(_ name: String, _ summary: String) -> Parameter<NewRepeat> {
    let rule = Parameter<RepeatRule>.repeats(name, summary)
    return Parameter(
      name: name, summary: summary, isOptional: false, slot: rule.slot, schema: rule.schema(),
      value: { argument, context in
        if case .words(let words) = argument, let rule = RepeatRule(words) { return NewRepeat(rule, now: context.now) }
        return NewRepeat(argument.moment(in: context), now: context.now)
      },
      absent: nil, json: { rule.json($0.rule) })
  }
}
