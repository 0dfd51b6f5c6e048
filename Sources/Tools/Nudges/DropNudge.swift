import Engine
import Records
import Store

extension Profile {
  var dropNudge: Tool {
    Tool(
      "drop_nudge", verb: "drop", "Lets a card go.", topic: .nudges, writes: true, needsKey: true, toolset: .essential,
      does: Work(
        .which(), asking: { try asked($1, on: cards(.active), $0, for: Call("drop_nudge")) }
      ) { turn, which in
        try one(which, turn, .active, for: Call("drop_nudge")) { nudge in
          var dropped = nudge
          dropped.status = .dropped
          dropped.completedAt = turn.now
          let left = try leftSteps(of: nudge, turn)
          try change("dropped \(nudge.title)", "drop_nudge") { tx in
            for card in left + [dropped] { try tx.put(card) }
          }
          return Reply("Let go: \(nudge.title).")
        }
      })
  }
}
