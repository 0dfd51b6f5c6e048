package import Engine
import Records
package import Replies
import Session
import Store

extension Session {
  /// What an engine needs to ask a model about this profile.
  ///
  /// - Parameters:
  ///   - told: a reply as a model is told it.
  ///   - connect: `nil` where no model is connected.
  package func assistance(
    told: @escaping @Sendable (Reply) -> String, connect: @escaping @Sendable () throws(UserError) -> Model?
  ) -> Assistance {
    Assistance(
      offering: Session.offered, connect: connect, told: told,
      touched: { known?.store.gate.takePassed() ?? [] },
      isPrivate: { Kinds.shape($0)?.isPrivate ?? false })
  }

  /// What a model may do, the everyday things first; none of it leaves this machine, and what takes something out of
  /// sight waits for the person's key.
  package static let offered = [
    "add_nudge", "next_nudge", "complete_nudge", "snooze_nudge", "edit_nudge", "drop_nudge", "list_nudges",
    "find_nudges", "break_down", "start_focus", "add_note", "find_notes", "log_mood", "log_symptom", "log_medication",
    "log_measure", "show_dashboard", "show_timeline", "remember", "undo",
  ]
}
