package import Civil

/// A recurring nudge has one open occurrence. Finishing it creates the next one, which also stands for all that were
/// missed meanwhile.
package enum Recurrence {
  /// `nil` when the nudge does not repeat, or its rule has no occurrence left.
  ///
  /// By schedule, the next occurrence is the first one after the deadline just finished and from today on: one done late
  /// stands for all that were missed, and today's is still to do. Of occurrences within a day it is the first one after
  /// now. From completion, the rule is counted from the day of completion, at the deadline's time.
  package static func next(after nudge: Nudge, completedAt now: LocalTime, ids: IDGenerator) -> Nudge? {
    guard let rule = nudge.rule.flatMap({ RepeatRule($0) }), let due = occurrence(rule, nudge, now) else { return nil }
    let series = nudge.series ?? nudge.id
    var next = Nudge(id: ids.nameBased(series, rule.occurrenceName(of: due)), title: nudge.title, createdAt: now)
    next.series = series
    next.anchor = nudge.anchor ?? nudge.due
    next.rule = nudge.rule
    next.repeatFrom = nudge.repeatFrom
    next.due = due
    next.copyAttributes(of: nudge)
    next.shiftDates(of: nudge, to: due)
    return next
  }

  /// The same nudge at its first occurrence from that day on; `nil` when it does not repeat, or its rule has none left.
  package static func moved(_ nudge: Nudge, from day: Day) -> Nudge? {
    guard let rule = nudge.rule.flatMap({ RepeatRule($0) }), let old = nudge.due else { return nil }
    let anchor = nudge.repeatFrom == .completion ? When(day, secondOfDay: old.secondOfDay) : nudge.anchor ?? old
    let due =
      anchor.day >= day
      ? rule.first(onOrAfter: anchor) : rule.occurrence(after: anchor.endOfDay(before: day), anchor: anchor)
    guard let due else { return nil }
    var moved = nudge
    moved.anchor = nudge.anchor ?? old
    moved.due = due
    moved.snoozedUntil = nil
    moved.shiftDates(of: nudge, to: due)
    return moved
  }

  private static func occurrence(_ rule: RepeatRule, _ nudge: Nudge, _ now: LocalTime) -> When? {
    switch nudge.repeatFrom ?? .schedule {
    case .schedule:
      guard let anchor = nudge.anchor ?? nudge.due else { return nil }
      let due = nudge.due ?? When(now)
      let earliest = rule.isWithinDay ? When(now) : anchor.endOfDay(before: now.day)
      return rule.occurrence(after: max(due, earliest), anchor: anchor)
    case .completion:
      let completion = When(now.day, secondOfDay: nudge.due?.secondOfDay)
      return rule.occurrence(after: completion, anchor: completion)
    }
  }
}

extension RepeatRule {
  /// Whether it may have several occurrences on a day.
  fileprivate var isWithinDay: Bool {
    switch frequency {
    case .hourly, .minutely: true
    case .daily, .weekly, .monthly, .yearly: false
    }
  }

  /// The occurrence's day, so that devices which disagree about the time of day derive the same id for it.
  func occurrenceName(of occurrence: When) -> String { isWithinDay ? occurrence.iso : occurrence.day.iso }
}

extension When {
  /// The last moment before a day, of the same form: with a time, or a whole day.
  fileprivate func endOfDay(before day: Day) -> When {
    When(day.adding(days: -1), secondOfDay: hasTime ? 86_399 : nil)
  }
}

extension Nudge {
  fileprivate mutating func copyAttributes(of nudge: Nudge) {
    notes = nudge.notes
    zone = nudge.zone
    tags = nudge.tags
    action = nudge.action
    target = nudge.target
    contact = nudge.contact
    priority = nudge.priority
    minutes = nudge.minutes
    parent = nudge.parent
    order = nudge.order
    source = nudge.source
    remindRepeat = nudge.remindRepeat
  }

  /// Start and reminder keep their distance from the deadline.
  fileprivate mutating func shiftDates(of nudge: Nudge, to due: When) {
    guard let old = nudge.due else { return }
    remindAt = nudge.remindAt?.adding(seconds: old.start.seconds(to: due.start))
    startAt = nudge.startAt.map { start in
      When(start.day.adding(days: old.day.days(to: due.day)), secondOfDay: start.secondOfDay)
    }
  }
}
