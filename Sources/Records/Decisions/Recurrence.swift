package import Civil

/// A recurring nudge has one live occurrence: finishing it makes the next, and those missed meanwhile collapse into it.
package enum Recurrence {
  /// `nil` when the nudge does not repeat, or its rule is spent.
  ///
  /// By the schedule, the next is the first occurrence ahead of now and of the deadline just met; from completion,
  /// the rule is counted from the day it was done, at the deadline's time.
  package static func next(after nudge: Nudge, completedAt now: LocalTime, ids: Ids) -> Nudge? {
    guard let rule = nudge.rule.flatMap({ RepeatRule($0) }), let due = occurrence(rule, nudge, now) else { return nil }
    let series = nudge.series ?? nudge.id
    var next = Nudge(id: ids.named(series, rule.name(of: due)), title: nudge.title, createdAt: now)
    next.series = series
    next.anchor = nudge.anchor ?? nudge.due
    next.rule = nudge.rule
    next.repeatFrom = nudge.repeatFrom
    next.due = due
    next.copyHabits(of: nudge)
    next.shiftMoments(of: nudge, to: due)
    return next
  }

  private static func occurrence(_ rule: RepeatRule, _ nudge: Nudge, _ now: LocalTime) -> When? {
    switch nudge.repeatFrom ?? .schedule {
    case .schedule:
      guard let anchor = nudge.anchor ?? nudge.due else { return nil }
      let met = When(max(now, nudge.due?.start ?? now))
      return rule.occurrence(after: anchor.hasTime ? met : When(met.day), anchor: anchor)
    case .completion:
      let done = When(now.day, secondOfDay: nudge.due?.secondOfDay)
      return rule.occurrence(after: done, anchor: done)
    }
  }
}

extension RepeatRule {
  /// Its day, so that devices which disagree about the time still mean one occurrence.
  func name(of occurrence: When) -> String {
    switch frequency {
    case .hourly, .minutely: occurrence.iso
    case .daily, .weekly, .monthly, .yearly: occurrence.day.iso
    }
  }
}

extension Nudge {
  fileprivate mutating func copyHabits(of nudge: Nudge) {
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
  fileprivate mutating func shiftMoments(of nudge: Nudge, to due: When) {
    guard let old = nudge.due else { return }
    remindAt = nudge.remindAt?.adding(seconds: old.start.seconds(to: due.start))
    startAt = nudge.startAt.map { start in
      When(start.day.adding(days: old.day.days(to: due.day)), secondOfDay: start.secondOfDay)
    }
  }
}
