package import Civil

/// A moment as it was said: which day, what time of day, how long, how often, and nothing filled in.
package struct Moment: Hashable, Sendable {
  package var place: Place?
  package var clock: Clock?
  package var ending: Ending?
  /// A bare length of time.
  package var length: Length?
  package var recurrence: Recurrence?
  /// Said with "around", "about" or "ish".
  package var isRough = false
  /// Days or times said beside the first, each no more than what it does not share: the 8pm of "8am and 8pm every day".
  package var others: [Moment] = []

  package init(_ place: Place?, _ clock: Clock? = nil, ending: Ending? = nil) {
    self.place = place
    self.clock = clock
    self.ending = ending
  }

  package init(_ clock: Clock) { self.clock = clock }
  package init(_ length: Length) { self.length = length }
  package init(_ recurrence: Recurrence) { self.recurrence = recurrence }
}

/// Where an interval stops.
package indirect enum Ending: Hashable, Sendable {
  case until(Moment)
  case lasting(Length)
}

/// How often, from when and until when.
package struct Recurrence: Hashable, Sendable {
  package var rule: RepeatRule
  package var start: Place?
  package var stop: Place?
  /// How long it goes on from its start.
  package var length: Length?
}

extension Moment {
  /// Names a day or a time, or an interval of such: it can be a due date.
  package var isPoint: Bool { recurrence == nil && (place != nil || clock != nil) }
  package var isRecurring: Bool { recurrence != nil }
  /// Counted from now: "in an hour", "by two days".
  package var isCounted: Bool { if case .shifted(_, _, .now)? = place { true } else { false } }
  /// Whether it is now, or today and no more: "just now".
  package var isCurrent: Bool {
    isPoint && clock == nil && ending == nil && others.isEmpty && (place == .now || place == .period(.day, 0))
  }
  /// Whether a day was said, not only a time of day.
  package var namesDay: Bool { place != nil }
  /// All that were named, each whole: "monday and thursday at 6" are two.
  package var each: [Moment] {
    var first = self
    first.others = []
    return [first] + others.map { $0.filled(from: first) }
  }

  /// With what it leaves unsaid taken from another.
  private func filled(from other: Moment) -> Moment {
    var whole = self
    whole.place = place ?? other.place
    whole.clock = clock ?? other.clock
    whole.recurrence = recurrence ?? other.recurrence
    return whole
  }

  /// A bare length of time: "20 minutes", not "in 20 minutes".
  package var isDuration: Bool { length != nil && place == nil && clock == nil && recurrence == nil }
}
