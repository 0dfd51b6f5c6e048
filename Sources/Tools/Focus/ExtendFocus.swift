import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var extendFocus: Tool {
    Tool(
      "extend_focus", verb: "focus-more", "Makes the focus session longer.", topic: .focus, writes: true,
      does: Work(.minutes("minutes", "how much longer")) { turn, minutes in
        // A session that has just ended by itself goes on.
        guard var session = try store.openFocus() ?? store.lastFocus(), let planned = session.plannedMinutes,
          let end = session.plannedEnd, end.seconds(to: turn.now) < Session.secondsToExtend
        else { return Reply(Session.noFocusMessage) }
        // Time that passed since its end is not focused time.
        let newEnd = max(end, turn.now).adding(minutes: minutes)
        session.plannedMinutes = planned + minutes + max(0, end.seconds(to: turn.now) / 60)
        session.endedAt = nil
        try change("made a focus session longer", "extend_focus") { [session] in try $0.put(session) }
        let left = (turn.now.seconds(to: newEnd) + 59) / 60
        return Reply("OK, \(left, "minute", "minutes") left.", focus: .until(newEnd))
      })
  }

  private static let secondsToExtend = 15 * 60
}
