import Engine
import Records
import Store

extension Profile {
  var completeNudge: Tool {
    Tool(
      "complete_nudge", verb: "done", "Marks a card as done.", topic: .nudges, writes: true, toolset: .essential,
      does: Work(.which()) { turn, which in
        try one(which, turn, .active, for: Call("complete_nudge")) { nudge in
          var done = nudge
          done.status = .done
          done.completedAt = turn.now
          let following = following(nudge, turn)
          let left = try leftSteps(of: nudge, turn)
          try change("done \(nudge.title)", "complete_nudge") { tx in
            try tx.put(done)
            if let following { try tx.put(following) }
            for step in left { try tx.put(step) }
          }
          guard let following, let due = following.due else {
            return try goingOn(after: done, "Done: \(nudge.title).", turn)
          }
          return Reply("Done: \(nudge.title). Back \(due, turn.now).", occasion: .done)
        }
      })
  }
}
