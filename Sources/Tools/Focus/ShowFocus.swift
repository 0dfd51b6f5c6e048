import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var showFocus: Tool {
    Tool(
      "show_focus", verb: "focus-left", "Says what you focus on, and how long is left.", topic: .focus,
      does: Work { turn in
        guard let session = try store.openFocus() else { return Reply(Session.noFocusMessage, focus: .over) }
        let nudge = try session.nudge.flatMap { try store.nudge($0) }
        let minutes = session.plannedEnd.map { (turn.now.seconds(to: $0) + 59) / 60 } ?? 0
        let left: LocalizedText = minutes > 0 ? "\(minutes, "minute", "minutes") left" : "Time is up"
        return Reply(
          nudge.map { "\(left): \($0.title)." } ?? "\(left).",
          about: nudge.map { Reference($0) }, focus: session.plannedEnd.map { $0 > turn.now ? .until($0) : .over })
      })
  }

  static let noFocusMessage: LocalizedText = "You're not in a focus session. “focus” starts one."
}
