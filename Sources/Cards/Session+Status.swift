package import Civil
import Records
package import Replies
package import Session
import Store

extension Session {
  /// What a status bar shows: the card in focus, else the next one; `nil` if nothing waits or nothing was ever kept.
  ///
  /// The store is opened for reading only: it is neither made nor changed, and nothing is noted as shown.
  package func statusSummary(now: LocalTime) throws -> StatusSummary? {
    guard let store = try storeOpener.storeForReading else { return nil }
    if let focus = try store.openFocus(), focus.plannedEnd.map({ now < $0 }) ?? true {
      let title = try focus.nudge.flatMap { try store.nudge($0) }?.title
      let minutes = focus.plannedEnd.map { (now.seconds(to: $0) + 59) / 60 }
      return StatusSummary(title ?? "", .focus, focusMinutesLeft: minutes)
    }
    guard let nudge = try store.next(now: now)?.nudge else { return nil }
    var summary = StatusSummary(nudge.title, .active, time: time(nudge, now))
    if nudge.isOverdue(now: now) {
      summary.state = .overdue
    } else if let due = nudge.due, due.day == now.day {
      summary.state = .dueToday
      if due.hasTime { summary.clockTime = due.start.clockText }
    }
    return summary
  }
}
