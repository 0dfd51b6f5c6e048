package import Civil

/// The dates and times that a moment means when it is said at a given time.
package struct ResolvedMoment: Hashable, Sendable {
  /// The start; for a recurrence, its first future occurrence.
  package var start: When?
  /// For an interval of times the first moment after it, for an interval of days its last day.
  package var end: When?
  package var grain: Grain
  package var rule: RepeatRule?
  /// The length of a bare duration in seconds.
  package var seconds: Double?
  /// How many minutes earlier or later the start may be: "around 9", "this morning".
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

extension ResolvedMoment {
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
  /// Whether an hour is in the morning or in the afternoon.
  package static let meridiem = Implied(rawValue: 8)
  /// The time that stands for a part of the day.
  package static let time = Implied(rawValue: 16)
}
