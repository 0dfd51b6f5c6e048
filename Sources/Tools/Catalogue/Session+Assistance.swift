package import Engine
import Records
package import Replies
import Session
import Store

extension Session {
  /// What an engine needs to ask a model about this profile.
  ///
  /// - Parameters:
  ///   - describe: renders a reply for the model.
  ///   - connect: returns `nil` where no model is connected.
  package func assistance(
    describe: @escaping @Sendable (Reply) -> String, connect: @escaping @Sendable () throws(UserError) -> Model?
  ) -> ModelAccess {
    ModelAccess(
      toolNames: Session.modelToolNames, connect: connect, describe: describe, label: recordFinder.label,
      takeAccessedKinds: { storeOpener.resultIfOpened?.store.accessPolicy.takeAccessedKinds() ?? [] },
      isPrivate: { Kinds.shape($0)?.isPrivate ?? false })
  }

  /// Tools that a model may call, common ones first. None sends anything off this machine, and calls that delete or
  /// drop wait until the person presses a key.
  package static let modelToolNames = [
    "add_nudge", "next_nudge", "complete_nudge", "snooze_nudge", "edit_nudge", "drop_nudge", "list_nudges",
    "find_nudges", "break_down", "start_focus", "add_note", "find_notes", "log_mood", "log_symptom", "log_medication",
    "log_measure", "show_dashboard", "show_timeline", "remember", "undo",
  ]
}
