import Civil
package import Engine
import Language
package import Records
package import Replies
package import Session
import Store

extension Session {
  /// What was kept of a thing to do, in one line: "Got it: call mum, Thursday at 15:00."
  ///
  /// - Parameter sentence: makes the sentence of the title and its facts.
  package func receipt(of nudge: Nudge, _ turn: Turn, _ sentence: (LocalizedText) -> LocalizedText) -> Reply {
    let facts = facts(of: nudge, turn.now)
    var card = card(nudge, turn)
    card.form = .belowReceipt(keys: ["s", "e", "u", "?"])
    let receipt = sentence(facts.isEmpty ? "\(nudge.title)" : "\(nudge.title), \(facts)")
    return Reply(firstReminderNote(nudge, turn).map { "\(receipt) \($0)" } ?? receipt, .card(card))
  }

  /// Says how a reminder reaches the person, with the first card of their life here that has a time.
  private func firstReminderNote(_ nudge: Nudge, _ turn: Turn) -> LocalizedText? {
    guard options.isAttended, !options.isDryRun, let due = nudge.due, due.hasTime, due.start > turn.now,
      log.attempt("claiming the note on reminders", { try claimOnce("how reminders come") }) ?? false
    else { return nil }
    return "I can remind you while nudgy is open."
  }
}
