import Civil

extension Ranking {
  /// - Parameters:
  ///   - isOnly: whether no other card waits.
  ///   - isRest: whether other cards were skipped or left out.
  package func cause(of nudge: Nudge, isOnly: Bool, isRest: Bool = false) -> Cause {
    switch Urgency(nudge, now: now) {
    case .now: urgentCause(of: nudge)
    case .soon: nudge.due.map { .dueSoon($0) } ?? .oldest(ofRest: isRest)
    case .important: .highPriority
    case .ordinary, .unimportant: ordinaryCause(of: nudge, isOnly: isOnly, isRest: isRest)
    }
  }

  private func urgentCause(of nudge: Nudge) -> Cause {
    guard let due = nudge.due, due.day <= now.day else { return .snoozeEnded }
    return nudge.isOverdue(now: now) ? .overdue(days: due.day.days(to: now.day)) : .dueToday(due)
  }

  private func ordinaryCause(of nudge: Nudge, isOnly: Bool, isRest: Bool) -> Cause {
    if availability.limit != nil, let minutes = nudge.minutes, fits(nudge) { return .fits(minutes: minutes) }
    let days = nudge.daysUntouched(now: now)
    if days >= Nudge.staleAfterDays { return .stale(days: days) }
    if isOnly { return .only }
    return nudge.due == nil ? .oldest(ofRest: isRest) : .nextDeadline
  }
}
