import Cards
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var completeNudge: Tool {
    Tool(
      "complete_nudge", verb: "done", "Marks a card as done.", topic: .nudges, writes: true, toolset: .essential,
      operation: .complete,
      does: Work(.which()) { turn, which in
        if case .every(let list) = which {
          return try changeAll(list, turn, "complete_nudge", { ("Done: \($0).", "done \($0)") }) { nudge in
            try completionChanges(nudge, following: nextOccurrence(of: nudge, turn), turn)
          }
        }
        return try resolve(which, turn, .active, for: Call("complete_nudge")) { nudge in
          if let reply = try settle(which, of: nudge, as: .done, "complete_nudge", turn) { return reply }
          let following = nextOccurrence(of: nudge, turn)
          let changed = try completionChanges(nudge, following: following, turn)
          try change("done \(nudge.title)", "complete_nudge") { tx in for card in changed { try tx.put(card) } }
          guard let following, let due = following.due else {
            return try completionReply(after: nudge, "Done: \(nudge.title).", turn)
          }
          return Reply("Done: \(nudge.title). Back \(due, turn.now).", occasion: .done)
        }
      })
  }

  /// The records that completing a card changes: the card itself, its next occurrence, and its steps that are still
  /// open.
  private func completionChanges(_ nudge: Nudge, following: Nudge?, _ turn: Turn) throws -> [Nudge] {
    var done = nudge
    done.status = .done
    done.completedAt = turn.now
    return try [done] + [following].compactMap(\.self) + droppedSteps(of: nudge, turn)
  }
}
