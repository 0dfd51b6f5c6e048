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
      does: Work { turn in
        guard let session = try store.openFocus() else {
          let isJustOver =
            turn.dialogue.focusUntil.map { $0.seconds(to: turn.now) < Dialogue.secondsAfterFocus } ?? false
          return Reply(isJustOver ? "Enjoy your break." : "There's no focus session to end.", focus: .over)
        }
        try end(session, at: turn.now, origin: .person)
        let minutes = session.minutes(until: min(turn.now, session.plannedEnd ?? turn.now))
        guard minutes > 0 else { return Reply("Ended. Start again whenever you like.", focus: .over) }
        guard let nudge = try session.nudge.flatMap({ try store.nudge($0) }), nudge.status == .active else {
          return Reply("\(minutes, "minute", "minutes") of focus.", focus: .over, occasion: .focusOver)
        }
        return Reply(
          "That's \(minutes, "minute", "minutes") on \(nudge.title).",
          followUp: .question(
            Question(
              "Is it done?",
              choices: [.init("yes", Call("complete_nudge", ["which": .id("\(nudge.id)")])), .init("not yet", nil)])
          ),
          about: Reference(nudge), focus: .over)
      })
  }
}
