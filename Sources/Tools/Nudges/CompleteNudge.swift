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
          return try every(list, turn, "complete_nudge", { ("Done: \($0).", "done \($0)") }) { nudge in
            try completed(nudge, following: following(nudge, turn), turn)
          }
        }
        return try one(which, turn, .active, for: Call("complete_nudge")) { nudge in
          let following = following(nudge, turn)
          let changed = try completed(nudge, following: following, turn)
          try change("done \(nudge.title)", "complete_nudge") { tx in for card in changed { try tx.put(card) } }
          guard let following, let due = following.due else {
            return try goingOn(after: nudge, "Done: \(nudge.title).", turn)
          }
          return Reply("Done: \(nudge.title). Back \(due, turn.now).", occasion: .done)
        }
      })
  }

  /// The card as it is done, the one that comes back in its place, and steps that are no longer needed.
  private func completed(_ nudge: Nudge, following: Nudge?, _ turn: Turn) throws -> [Nudge] {
    var done = nudge
    done.status = .done
    done.completedAt = turn.now
    return try [done] + [following].compactMap(\.self) + leftSteps(of: nudge, turn)
  }
}
