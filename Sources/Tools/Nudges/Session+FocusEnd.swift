import Civil
import Engine
import Records
import Session
import Store

// A focus session on a card ends when the card does, in the same change, so that one undo takes back both.

extension Session {
  /// The card that the person focuses on, if it is still open.
  func focusedCard(_ turn: Turn) throws -> Nudge? {
    guard turn.isFocused, let nudge = try store.openFocus()?.nudge.flatMap({ try store.nudge($0) }) else { return nil }
    return nudge.status == .active ? nudge : nil
  }

  /// The cards, and the running focus session, as ended now, if it is on one of those that are finished or dropped.
  func endingFocus(on cards: [Nudge], _ turn: Turn) throws -> [any Record] {
    guard var session = try store.openFocus(), let focused = session.nudge,
      cards.contains(where: { $0.id == focused && $0.status != .active })
    else { return cards }
    session.endedAt = max(session.startedAt, min(turn.now, session.plannedEnd ?? turn.now))
    return cards + [session]
  }
}

extension [any Record] {
  /// Whether a focus session is among them, which ends with a card.
  var endFocus: Bool { contains { $0 is FocusSession } }
}
