package import Civil

/// A recurring nudge has one open occurrence. Finishing it creates the next one, which also stands for all that were
/// missed meanwhile.
package enum Recurrence {
  /// `nil` when the nudge does not repeat, or its rule has no occurrence left.
  ///
  /// By schedule, the next occurrence is the first one after both now and the deadline just finished. From completion,
  /// the rule is counted from the day of completion, at the deadline's time.
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

  private static func occurrence(_ rule: RepeatRule, _ nudge: Nudge, _ now: LocalTime) -> When? {
    switch nudge.repeatFrom ?? .schedule {
    case .schedule:
      guard let anchor = nudge.anchor ?? nudge.due else { return nil }
      let lastHandled = When(max(now, nudge.due?.start ?? now))
      return rule.occurrence(after: anchor.hasTime ? lastHandled : When(lastHandled.day), anchor: anchor)
    case .completion:
      let completion = When(now.day, secondOfDay: nudge.due?.secondOfDay)
      return rule.occurrence(after: completion, anchor: completion)
    }
  }
}

extension RepeatRule {
  /// The occurrence's day, so that devices which disagree about the time of day derive the same id for it.
  func occurrenceName(of occurrence: When) -> String {
    switch frequency {
    case .hourly, .minutely: occurrence.iso
    case .daily, .weekly, .monthly, .yearly: occurrence.day.iso
    }
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
