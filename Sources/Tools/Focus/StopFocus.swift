import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var stopFocus: Tool {
    Tool(
      "stop_focus", verb: "stop", "Ends the focus session.", topic: .focus, writes: true, toolset: .essential,
      does: Work(.internalOnly(.flag("pause", "what is left of it can go on later"))) { turn, pauses in
        guard let session = try store.openFocus() else {
          if turn.dialogue.isFocusPaused {
            return pauses
              ? .changedNothing("It's paused already. “resume” goes on.") : Reply(Session.endedMessage, focus: .over)
          }
          let isJustOver =
            turn.dialogue.focusUntil.map { $0.seconds(to: turn.now) < Dialogue.secondsAfterFocus } ?? false
          return isJustOver
            ? Reply("Enjoy your break.", focus: .over)
            : .changedNothing(
              pauses ? "There's no focus session to pause." : "There's no focus session to end.", focus: .over)
        }
        try end(session, at: turn.now, origin: .person)
        if pauses, let left = minutesLeft(session, turn.now) { return try pausedReply(of: session, left) }
        let minutes = session.minutes(until: min(turn.now, session.plannedEnd ?? turn.now))
        let saved = try savedTitles(during: session)
        func withSaved(_ receipt: LocalizedText) -> LocalizedText {
          guard !saved.isEmpty else { return receipt }
          let shown = saved.prefix(listLimit).map { "\($0)" as LocalizedText }
          return "\(receipt) You noted \(saved.count, "thing", "things"): \(shown)."
        }
        let nudge = try session.nudge.flatMap { try store.nudge($0) }
        guard minutes > 0 else {
          // "done" behind it is about what the session was for, not about what came to mind in it.
          return Reply(
            withSaved(Session.endedMessage), about: nudge.map { Reference($0) }, focus: .over)
        }
        guard let nudge, nudge.status == .active else {
          return Reply(
            withSaved("\(minutes, "minute", "minutes") of focus."), focus: .over, occasion: .focusOver)
        }
        return Reply(
          withSaved("That's \(minutes, "minute", "minutes") on \(nudge.title)."),
          followUp: .question(
            Question(
              "Is it done?",
              choices: [.init("yes", Call("complete_nudge", ["which": .id("\(nudge.id)")])), .init("not yet", nil)])
          ),
          about: Reference(nudge), focus: .over)
      })
  }

  private static let endedMessage: LocalizedText = "Ended. Start again whenever you like."

  /// The cards that came to mind since it began and are still open. Steps and the next time of a card that repeats are
  /// nothing that somebody noted.
  private func savedTitles(during session: FocusSession) throws -> [String] {
    try store.cards(addedSince: session.startedAt, limit: Session.maxSavedTitles)
      .filter { $0.id != session.nudge && $0.parent == nil && $0.series == nil }.map(\.title)
  }

  private static let maxSavedTitles = 100
}
