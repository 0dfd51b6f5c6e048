package import Civil

/// What a moment comes to when it is said at a given time.
package struct Resolved: Hashable, Sendable {
  /// Of a recurrence, its first occurrence ahead.
  package var start: When?
  /// The first moment after an interval of times; the last day of one of days.
  package var end: When?
  package var grain: Grain
  package var rule: RepeatRule?
  /// Of a bare length of time.
  package var seconds: Double?
  /// Minutes to either side that the start may be off: "around 9", "this morning".
  package var uncertainty: Int?
  package var implied: Implied

  package init(
    start: When? = nil, end: When? = nil, grain: Grain, rule: RepeatRule? = nil, seconds: Double? = nil,
    uncertainty: Int? = nil, implied: Implied = []
  ) {
    self.start = start
    self.end = end
    self.grain = grain
    self.rule = rule
    self.seconds = seconds
    self.uncertainty = uncertainty
    self.implied = implied
  }
}

extension Resolved {
  /// The rule with the time that was said as BYHOUR and BYMINUTE; nudgy itself keeps the time in the first occurrence.
  package var timedRule: RepeatRule? {
    guard var rule, let start, rule.grain >= .day else { return rule }
    rule.secondOfDay = start.secondOfDay
    return rule
  }
}

/// The parts of a moment that were not said but filled in.
package struct Implied: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let year = Implied(rawValue: 1)
  package static let month = Implied(rawValue: 2)
  package static let day = Implied(rawValue: 4)
  /// Morning or afternoon of a clock face's hour.
  package static let meridiem = Implied(rawValue: 8)
  /// The time that a part of the day stands for.
  package static let time = Implied(rawValue: 16)
}
