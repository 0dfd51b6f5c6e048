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
      toolset: .essential, operation: .reopen,
      does: Work(.which()) { turn, which in
        if let nudge = try trashedCard(which, turn) { return try reopen(nudge, turn) }
        return try resolve(which, turn, .closed, for: Call("reopen_nudge")) { try reopen($0, turn) }
      })
  }

  private func reopen(_ nudge: Nudge, _ turn: Turn) throws -> Reply {
    var open = nudge
    (open.status, open.completedAt, open.snoozedUntil, open.deleted) = (.active, nil, nil, false)
    try changes.write("reopened \(nudge.title)", "reopen_nudge") { try $0.put(open) }
    return receipt(of: open, turn) { "Back: \($0)." }
  }

  /// A card that undo took away: it is found only by its number on the list of the trash.
  private func trashedCard(_ which: RecordSelector, _ turn: Turn) throws -> Nudge? {
    guard case .number = which, let id = which.reference(in: turn.dialogue).flatMap({ ID($0.id) }) else { return nil }
    return try store.trashedRecords(Nudge.self).first { $0.id == id && $0.deleted }
  }
}
