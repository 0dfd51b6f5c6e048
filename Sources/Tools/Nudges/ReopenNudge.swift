import Cards
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var reopenNudge: Tool {
    Tool(
      "reopen_nudge", verb: "reopen", "Brings a done or dropped card back.", topic: .nudges, writes: true,
      toolset: .essential,
      does: Work(.which()) { turn, which in
        try resolve(which, turn, .closed, for: Call("reopen_nudge")) { nudge in
          var open = nudge
          open.status = .active
          open.completedAt = nil
          open.snoozedUntil = nil
          try change("reopened \(nudge.title)", "reopen_nudge") { try $0.put(open) }
          return receipt(of: open, turn) { "Back: \($0)." }
        }
      })
  }
}
