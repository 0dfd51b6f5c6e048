import Cards
import Civil
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
        if case .every(let group) = which {
          return try changeAll(group, turn, "complete_nudge", { ("Done: \($0).", "done \($0)") }) { nudge in
            try endingFocus(on: completionChanges(nudge, following: nextOccurrence(of: nudge, turn), turn), turn)
          }
        }
        // What came to mind meanwhile is saved, and doesn't take the place of the card in focus.
        let which = try focusedCard(turn).flatMap { which == .current ? .id("\($0.id)") : nil } ?? which
        return try resolve(which, turn, .active, for: Call("complete_nudge")) { nudge in
          if let reply = try settle(which, of: nudge, as: .done, "complete_nudge", turn) { return reply }
          let following = nextOccurrence(of: nudge, turn)
          let changed = try endingFocus(on: completionChanges(nudge, following: following, turn), turn)
          try changes.write("done \(nudge.title)", "complete_nudge") { tx in
            for record in changed { try tx.put(record) }
          }
          let receipt: LocalizedText =
            changed.endFocus ? "Done: \(nudge.title). Your focus session ends with it." : "Done: \(nudge.title)."
          var reply =
            if let due = following?.due {
              // Whoever is late with one has not missed the next.
              Reply(
                due.start <= turn.now && due.hasTime
                  ? "\(receipt) The one for \(spoken: due, turn.now) is still to do."
                  : "\(receipt) Back \(spoken: due, turn.now).", occasion: .done)
            } else {
              try completionReply(after: nudge, receipt, turn)
            }
          if changed.endFocus { reply.focus = .over }
          return reply
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
