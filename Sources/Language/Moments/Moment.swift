package import Civil

/// A moment as it was said: which day, what time, how long, how often. What was not said stays `nil`; `resolve` fills
/// it in.
package struct Moment: Hashable, Sendable {
  package var calendar: CalendarExpression?
  package var clock: TimeOfDay?
  package var ending: Ending?
  /// A duration on its own: "20 minutes".
  package var duration: CalendarDuration?
  package var recurrence: Recurrence?
  /// Said with "around", "about" or "ish".
  package var isApproximate = false
  /// Further days or times, each with only the parts that differ from the first: the 8pm of "8am and 8pm every day".
  package var otherMoments: [Moment] = []

  package init(_ place: CalendarExpression?, _ clock: TimeOfDay? = nil, ending: Ending? = nil) {
    self.calendar = place
    self.clock = clock
    self.ending = ending
  }

  package init(_ clock: TimeOfDay) { self.clock = clock }
  package init(_ length: CalendarDuration) { self.duration = length }
  package init(_ recurrence: Recurrence) { self.recurrence = recurrence }
}

/// The end of an interval.
package indirect enum Ending: Hashable, Sendable {
  case until(Moment)
  case lasting(CalendarDuration)
}

/// How often, from when and until when.
package struct Recurrence: Hashable, Sendable {
  package var rule: RepeatRule
  package var start: CalendarExpression?
  package var stop: CalendarExpression?
  /// How long the recurrence goes on after its start.
  package var duration: CalendarDuration?
}

extension Moment {
  /// Whether it is a day, a time or an interval, so that it can be a due date.
  package var isPoint: Bool { recurrence == nil && (calendar != nil || clock != nil) }
  package var isRecurring: Bool { recurrence != nil }
  /// Whether it is counted from now: "in an hour".
  package var isRelativeToNow: Bool { if case .shifted(_, _, .now)? = calendar { true } else { false } }
  /// What recurs, where it is said of a day of "the month": nobody does "the club, first monday of the month" only once.
  package var ofEveryMonth: Moment? {
    guard case .nthWeekday(let rank, let weekday, .currentOrAdjacent(.period(.month, 0)))? = calendar,
      recurrence == nil, otherMoments.isEmpty,
      let rule = RepeatRule(.monthly).on([RepeatRule.WeekdayRank(weekday, rank: rank)])
    else { return nil }
    return Moment(every: rule, at: clock)
  }
  /// Whether it means only "now" or "today".
  package var isCurrent: Bool {
    isPoint && clock == nil && ending == nil && otherMoments.isEmpty
      && (calendar == .now || calendar == .period(.day, 0))
  }
  /// Whether a day was said, not only a time of day.
  package var namesDay: Bool { calendar != nil }
  /// All moments that were named, each complete: "monday and thursday at 6" are two.
  package var individualMoments: [Moment] {
    var first = self
    first.otherMoments = []
    // "twice a day at 13 and 20" is daily at each.
    if !otherMoments.isEmpty, let rule = recurrence, rule.rule.frequency == .hourly {
      first.recurrence?.rule = RepeatRule(.daily)
    }
    return [first] + otherMoments.map { $0.completed(from: first) }
  }

  /// Takes the parts that this moment lacks from another.
  private func completed(from other: Moment) -> Moment {
    var moment = self
    moment.calendar = calendar ?? other.calendar
    moment.clock = clock ?? other.clock
    moment.recurrence = recurrence ?? other.recurrence
    return moment
  }

  /// Of a moment from one day to another the second: where something goes that is moved "from monday to friday".
  package var destination: Moment {
    guard case .until(let end)? = ending else { return self }
    return Moment(end.calendar ?? calendar, end.clock ?? clock)
  }

  /// Whether it is a length of time from now on.
  package var liesAheadByLength: Bool {
    if case .shifted(_, let sign, .now)? = calendar { sign > 0 } else { false }
  }

  /// A bare length of time: "20 minutes", not "in 20 minutes".
  package var isDuration: Bool { duration != nil && calendar == nil && clock == nil && recurrence == nil }
}
