import Civil
import Engine
import Records
import Session
import Store

extension Session {
  func nextOccurrence(of nudge: Nudge, _ turn: Turn) -> Nudge? {
    Recurrence.next(after: nudge, completedAt: turn.now, ids: ids)
  }

  /// The card, snoozed until `end`, and the record of the snooze.
  func snoozeRecords(for nudge: Nudge, until end: LocalTime, _ turn: Turn) -> [any Record] {
    var card = nudge
    card.snoozedUntil = end
    return [card, Snooze(id: ids.random(), nudge: nudge.id, at: turn.now, until: end)]
  }
}
