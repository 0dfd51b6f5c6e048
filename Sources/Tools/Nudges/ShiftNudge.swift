import Cards
import Civil
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var shiftNudge: Tool {
    Tool(
      "shift_nudge", verb: "shift", "Moves a deadline by so much time.", topic: .nudges, writes: true,
      does: Work(
        .which(),
        .optional(.minutes("later", "by how long it moves back")),
        .optional(.minutes("earlier", "by how long it moves forward"))
      ) { turn, which, later, earlier in
        try resolve(which, turn, .active, for: Call("shift_nudge")) { nudge in
          let minutes = (later ?? 0) - (earlier ?? 0)
          guard turn.dialogue.isCorrectable || which != .current, let due = nudge.due,
            due.hasTime || minutes % Session.minutesOfDay == 0
          else { throw UserError("\(nudge.title) has no due time to move.", code: .notFound) }
          var moved = nudge
          let start = due.start.adding(minutes: minutes)
          moved.due = due.hasTime ? When(start) : When(start.day)
          moved.updateDetails(replacing: nudge, turn)
          try changes.write("changed \(nudge.title)", "shift_nudge") { try $0.put(moved) }
          return receipt(of: moved, turn) { "Changed: \($0)." }
        }
      })
  }

  private static let minutesOfDay = 24 * 60
}
