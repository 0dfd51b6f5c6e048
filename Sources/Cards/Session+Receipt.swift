package import Civil
package import Engine
import Language
package import Records
package import Replies
package import Session

extension Session {
  /// What was kept of a thing to do, in one line: "Got it: call mum, Thursday at 15:00."
  ///
  /// - Parameter sentence: makes the sentence of the title and its facts.
  package func receipt(of nudge: Nudge, _ turn: Turn, _ sentence: (LocalizedText) -> LocalizedText) -> Reply {
    let facts = facts(of: nudge, turn.now)
    var card = card(nudge, turn)
    let note = firstReminderNote(nudge, turn)
    var keys: Set<Character> = ["s", "e", "u", "?"]
    if let key = note?.key {
      card.actions.append(key)
      keys.insert(key.key)
    }
    card.form = .belowReceipt(keys: keys)
    let receipt = sentence(facts.isEmpty ? "\(nudge.title)" : "\(nudge.title), \(facts)")
    let notes = [nudge.due.flatMap { clockChangeNote($0, turn) }, note?.text].compactMap(\.self)
    return Reply(notes.reduce(receipt) { "\($0) \($1)" }, .card(card))
  }

  /// Says what becomes of a time that the clocks skip in spring; `nil` for any other.
  package func clockChangeNote(_ when: When, _ turn: Turn) -> LocalizedText? {
    guard when.hasTime, let shown = when.start.timeAfterSkip(in: turn.context.zone) else { return nil }
    return "The clocks skip that time, so it comes \(spoken: When(shown), turn.now)."
  }

  /// Says how a reminder reaches the person, with the first card of their life here that has a time; where only an open
  /// shell reminds, it offers notifications, this once.
  private func firstReminderNote(_ nudge: Nudge, _ turn: Turn) -> (text: LocalizedText, key: Action?)? {
    guard options.isAttended, !options.isDryRun, let due = nudge.due, due.hasTime, due.start > turn.now,
      log.attempt("claiming the note on reminders", { try claims.takeOnce("how reminders come") }) ?? false
    else { return nil }
    if options.desktopReminders.isOn() { return ("I'll remind you with a notification.", nil) }
    guard options.isShell, options.desktopReminders.isAvailable() else {
      return ("Reminders reach you while a shell is open; “nudgy remind --install” makes them reach you always.", nil)
    }
    return (
      "Reminders reach you while a shell is open; as notifications they reach you always.",
      Action("r", "notifications", Call("deliver_reminders"))
    )
  }
}
