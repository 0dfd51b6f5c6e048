package import Civil

/// Which card comes next.
///
/// Cards are compared by these questions in turn; the first that tells two apart decides:
///
/// 1. Does it fit the time named? One whose guess is longer stands behind all others.
/// 2. Was it skipped within the last `skipHours`? Then it stands behind those that were not.
/// 3. How pressing is it? Deadline passed or today, or a snooze that ended today; deadline within two days; high
///    priority; the rest; low priority.
/// 4. Among the pressing ones: the earlier moment, then the higher priority.
/// 5. Among the others: one whose deadline lies further ahead stands behind those without any, the earlier deadline
///    first; without a deadline, the longest untouched first.
/// 6. The older card, and last the smaller id, so that the order is total and the same wherever it is asked.
///
/// Each question follows an index, so the store finds the first card without looking at all of them.
package struct Ranking: Sendable {
  package let now: LocalTime
  package let wish: Wish
  /// The cards skipped within the last `skipHours`.
  package let skipped: Set<ID>

  package static let skipHours = 4

  package init(now: LocalTime, wish: Wish = Wish(), skipped: Set<ID> = []) {
    self.now = now
    self.wish = wish
    self.skipped = skipped
  }

  /// The cards that may be shown at all, the next one first.
  package func order(_ nudges: some Sequence<Nudge>) -> [Nudge] {
    nudges.filter(isCandidate).map { (key(of: $0), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) || ($0.0 == $1.0 && $0.1.id < $1.1.id) }
      .map(\.1)
  }

  /// The first of them and why it is the first.
  /// - Parameter isAll: whether no card that waits was left out.
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
    guard let limit = wish.limit, let minutes = nudge.minutes else { return true }
    return minutes <= limit
  }

  /// What tells two cards apart, in the order in which it is asked.
  package enum Question: Sendable {
    /// Its guess is within the time named.
    case fit
    case skippedLately
    case urgency
    /// The deadline, or the end of a snooze, of a pressing card.
    case moment
    case priority
    /// How far ahead a deadline lies that does not press yet.
    case distance
    /// How long it has been left untouched.
    case patience
    case age
  }

  /// The answers to all questions about one card; the smaller answer comes first.
  func answers(_ nudge: Nudge) -> [(question: Question, answer: Int)] {
    let urgency = Urgency(nudge, now: now)
    return [
      (.fit, fits(nudge) ? 0 : 1), (.skippedLately, skipped.contains(nudge.id) ? 1 : 0), (.urgency, urgency.rawValue),
    ] + (urgency <= .soon ? pressing(nudge) : patient(nudge)) + [(.age, nudge.createdAt.ordinal)]
  }

  private func key(of nudge: Nudge) -> [Int] { answers(nudge).map(\.answer) }

  private func pressing(_ nudge: Nudge) -> [(question: Question, answer: Int)] {
    let ended = nudge.snoozeEnded(on: now.day) ? nudge.snoozedUntil?.ordinal : nil
    return [(.moment, min(nudge.due?.end.ordinal ?? .max, ended ?? .max)), (.priority, nudge.priority.rank)]
  }

  private func patient(_ nudge: Nudge) -> [(question: Question, answer: Int)] {
    nudge.due.map { [(.distance, 1), (.distance, $0.end.ordinal)] }
      ?? [(.distance, 0), (.patience, nudge.updatedAt.ordinal)]
  }
}
