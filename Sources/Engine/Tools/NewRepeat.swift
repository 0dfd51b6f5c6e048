package import Civil
package import Language
import Replies

/// A rule that a thing comes back by from now on, for one that may have a time already.
package struct NewRepeat: Hashable, Sendable {
  package let rule: RepeatRule
  /// Its first occurrence ahead; with a time only where one was said.
  private let first: When

  package init?(_ moment: Moment?, now: LocalTime) {
    guard let resolved = moment?.resolve(now: now), let rule = resolved.rule, let first = resolved.start else {
      return nil
    }
    (self.rule, self.first) = (rule, first)
  }

  init?(_ rule: RepeatRule, now: LocalTime) {
    guard let first = rule.first(onOrAfter: rule.isPulse ? When(now) : When(now.day)) else { return nil }
    (self.rule, self.first) = (rule, first)
  }

  /// The first occurrence on or after an old one, at the time that was said or else at the old one's.
  package func replacing(_ old: When?) -> When {
    guard let old, let next = rule.first(onOrAfter: old) else { return first }
    if rule.isPulse { return next }
    return When(next.day, secondOfDay: first.secondOfDay ?? old.secondOfDay)
  }
}

extension RepeatRule {
  /// Comes back within the day.
  fileprivate var isPulse: Bool { frequency == .hourly || frequency == .minutely }
}

extension Parameter where Value == NewRepeat {
  package static func newRepeat(_ name: String, _ about: String) -> Parameter<NewRepeat> {
    let rule = Parameter<RepeatRule>.repeats(name, about)
    return Parameter(
      name: name, about: about, isOptional: false, slot: rule.slot, schema: rule.schema(),
      value: { argument, reading in
        if case .words(let words) = argument, let rule = RepeatRule(words) { return NewRepeat(rule, now: reading.now) }
        return NewRepeat(argument.moment(in: reading.language), now: reading.now)
      },
      absent: nil, json: { rule.json($0.rule) })
  }
}
