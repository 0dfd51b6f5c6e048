package import Civil

/// Which card comes next.
///
/// The questions below are asked of two cards in turn; the first one with different answers decides:
///
/// 1. Does it fit into the available time? A card with a longer estimate comes after all others.
/// 2. Was it skipped within the last `skipHours`? Then it comes after those that were not, unless it is due within the
///    hour.
/// 3. How urgent is it? Deadline passed or today, or a snooze that ended today; deadline within two days; high
///    priority; the rest; low priority.
/// 4. Of urgent cards (the first two of these): the earlier moment, then the higher priority.
/// 5. Of the others: a card with a later deadline comes after those without any, the earlier deadline first; without a
///    deadline, the longest untouched first.
/// 6. The older card, and last the smaller id, so that the order is total and the same on every device.
///
/// Each question follows an index, so the store finds the first card without reading all of them.
package struct Ranking: Sendable {
  package let now: LocalTime
  package let availability: Availability
  /// The cards skipped within the last `skipHours`.
  package let skipped: Set<ID>

  package static let skipHours = 4

  package init(now: LocalTime, availability: Availability = Availability(), skipped: Set<ID> = []) {
    self.now = now
    self.availability = availability
    self.skipped = skipped
  }

  /// The cards that may be shown, the next one first.
  package func order(_ nudges: some Sequence<Nudge>) -> [Nudge] {
    nudges.filter(isCandidate).map { (key(of: $0), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) || ($0.0 == $1.0 && $0.1.id < $1.1.id) }
      .map(\.1)
  }

  /// The first card and why it comes first.
  /// - Parameter isAll: whether `nudges` has all cards that wait.
  package func first(of nudges: some Sequence<Nudge>, isAll: Bool = true) -> (nudge: Nudge, cause: Cause)? {
    let order = order(nudges)
    return order.first.map { first in
      (first, cause(of: first, isOnly: isAll && order.count == 1, isRest: !isAll || !skipped.isEmpty))
    }
  }

  package func isCandidate(_ nudge: Nudge) -> Bool {
    nudge.status == .active && !nudge.deleted && nudge.isAwake(now: now)
  }

  package func fits(_ nudge: Nudge) -> Bool {
    guard let limit = availability.limit, let minutes = nudge.minutes else { return true }
    return minutes <= limit
  }

  /// The criteria of the order, in sequence.
  package enum Question: Sendable {
    /// Its estimate fits into the available time.
    case fit
    case recentlySkipped
    case urgency
    /// The deadline or the end of the snooze of an urgent card.
    case moment
    case priority
    /// How far ahead a deadline is that is not urgent yet.
    case deadlineDistance
    /// How long the card has been untouched.
    case untouchedTime
    case age
  }

  /// The answers to all questions about one card; the smaller answer comes first.
  func answers(_ nudge: Nudge) -> [(question: Question, answer: Int)] {
    let urgency = Urgency(nudge, now: now)
    return [
      (.fit, fits(nudge) ? 0 : 1), (.recentlySkipped, isPassedOver(nudge) ? 1 : 0), (.urgency, urgency.rawValue),
    ] + (urgency <= .soon ? urgentAnswers(nudge) : ordinaryAnswers(nudge)) + [(.age, nudge.createdAt.ordinal)]
  }

  /// Whether it was skipped and can wait.
  private func isPassedOver(_ nudge: Nudge) -> Bool {
    skipped.contains(nudge.id) && !Ranking.fallsDueSoon(nudge, now: now)
  }

  /// Whether the card falls due within the hour, so that it cannot wait although it was skipped.
  package static func fallsDueSoon(_ nudge: Nudge, now: LocalTime) -> Bool {
    guard let due = nudge.due, due.hasTime else { return false }
    return (0..<soonSeconds).contains(now.seconds(to: due.start))
  }

  /// When a card that is skipped now is shown again ahead of others; `nil` if it is not passed over at all.
  package static func returnTime(of nudge: Nudge, skippedAt now: LocalTime) -> LocalTime? {
    guard !fallsDueSoon(nudge, now: now) else { return nil }
    let end = now.adding(minutes: 60 * skipHours)
    guard let due = nudge.due, due.hasTime, due.start > now else { return end }
    return min(end, due.start.adding(seconds: -soonSeconds))
  }

  private static let soonSeconds = 3600

  private func key(of nudge: Nudge) -> [Int] { answers(nudge).map(\.answer) }

  private func urgentAnswers(_ nudge: Nudge) -> [(question: Question, answer: Int)] {
    let snoozeEnd = nudge.snoozeEnded(on: now.day) ? nudge.snoozedUntil?.ordinal : nil
    return [(.moment, min(nudge.due?.end.ordinal ?? .max, snoozeEnd ?? .max)), (.priority, nudge.priority.rank)]
  }

  private func ordinaryAnswers(_ nudge: Nudge) -> [(question: Question, answer: Int)] {
    nudge.due.map { [(.deadlineDistance, 1), (.deadlineDistance, $0.end.ordinal)] }
      ?? [(.deadlineDistance, 0), (.untouchedTime, nudge.updatedAt.ordinal)]
  }
}

extension Ranking {
  /// The question that puts the first card ahead of the second; `nil` where it comes after.
  package func reason(for first: Nudge, before second: Nudge) -> Question? {
    zip(answers(first), answers(second)).first { $0.answer != $1.answer }
      .flatMap { $0.answer < $1.answer ? $0.question : nil }
  }
}

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
