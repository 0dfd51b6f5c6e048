import Cards
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var dropNudge: Tool {
    Tool(
      "drop_nudge", verb: "drop", "Lets a card go.", topic: .nudges, writes: true, needsKey: true, toolset: .essential,
      operation: .drop,
      does: Work(
        .which(), .inner(.optional(.list("each", "the cards it was asked about"))),
        asking: { turn, which, _ in try asked(which, on: cards(.active), turn, for: Call("drop_nudge")) }
      ) { turn, which, each in
        if let each { return try drop(each.compactMap { ID($0) }, turn) }
        if case .every(let list) = which { return try askEvery(list, turn) }
        return try one(which, turn, .active, for: Call("drop_nudge")) { nudge in
          let dropped = try dropped(nudge, turn)
          try change("dropped \(nudge.title)", "drop_nudge") { tx in for card in dropped { try tx.put(card) } }
          return Reply("Let go: \(nudge.title).")
        }
      })
  }

  /// The card as it is let go, with its steps.
  private func dropped(_ nudge: Nudge, _ turn: Turn) throws -> [Nudge] {
    var dropped = nudge
    dropped.status = .dropped
    dropped.completedAt = turn.now
    return try leftSteps(of: nudge, turn) + [dropped]
  }

  /// Those of them that are still open, as one change.
  private func drop(_ ids: [ID], _ turn: Turn) throws -> Reply {
    let cards = try ids.compactMap { try store.record(Nudge.self, $0) }.filter(Pool.active.contains)
    guard !cards.isEmpty else { throw UserError("They are gone already.", code: .notFound) }
    let changed = try cards.flatMap { try dropped($0, turn) }
    try change("dropped \(cards.count, "card", "cards")", "drop_nudge") { tx in for card in changed { try tx.put(card) }
    }
    return Reply("Let go: \(cards.count, "card", "cards").")
  }
}
