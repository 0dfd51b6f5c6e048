import Civil
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var extendFocus: Tool {
    Tool(
      "extend_focus", verb: "focus-more", "Makes the focus session longer.", topic: .focus, writes: true,
      does: Work(.minutes("minutes", "how much longer")) { turn, minutes in
        guard var session = try store.openFocus() ?? store.lastFocus(), let end = session.plannedEnd,
          session.endedAt == nil || session.endedAt == end, end.seconds(to: turn.now) < Dialogue.secondsAfterFocus
        else { return .changedNothing(Session.noFocusMessage) }
        // One that has come to its end goes on as another: the time between is no focused time.
        guard session.endedAt == nil, turn.now < end else {
          return try begin(session.nudge.flatMap { try store.nudge($0) }, minutes, turn)
        }
        session.plannedMinutes = session.plannedMinutes.map { $0 + minutes }
        let newEnd = end.adding(minutes: minutes)
        try changes.write("made a focus session longer", "extend_focus") { [session] in try $0.put(session) }
        return Reply(
          "OK, \((turn.now.seconds(to: newEnd) + 59) / 60, "minute", "minutes") left.", focus: .until(newEnd))
      })
  }
}
