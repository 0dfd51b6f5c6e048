import Cards
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var dropNudge: Tool {
    Tool(
      "drop_nudge", verb: "drop", "Drops a card.", topic: .nudges, writes: true, needsConfirmation: true,
      toolset: .essential,
      operation: .drop,
      does: Work(
        .which(), .internalOnly(.optional(.list("each", "the cards it was asked about"))),
        asking: { turn, which, _ in
          try recordFinder.requestApproval(which, using: cardResolver(.active), turn, for: Call("drop_nudge"))
        }
      ) { turn, which, each in
        if let each { return try drop(each.compactMap { ID($0) }, turn) }
        if case .every(let group) = which { return try askToDropAll(group, turn) }
        return try resolve(which, turn, .active, for: Call("drop_nudge")) { nudge in
          if let reply = try settle(which, of: nudge, as: .dropped, "drop_nudge", turn) { return reply }
          let changed = try endingFocus(on: dropChanges(nudge, turn), turn)
          try changes.write("dropped \(nudge.title)", "drop_nudge") { tx in for record in changed { try tx.put(record) }
          }
          return changed.endFocus
            ? Reply("Dropped: \(nudge.title). Your focus session ends with it.", focus: .over)
            : Reply("Dropped: \(nudge.title).")
        }
      })
  }

  /// The records that dropping a card changes: its open steps and the card itself.
  private func dropChanges(_ nudge: Nudge, _ turn: Turn) throws -> [Nudge] {
    var dropped = nudge
    dropped.status = .dropped
    dropped.completedAt = turn.now
    return try droppedSteps(of: nudge, turn) + [dropped]
  }

  /// Drops those of the cards that are still open, as one change.
  private func drop(_ ids: [ID], _ turn: Turn) throws -> Reply {
    let cards = try ids.compactMap { try store.record(Nudge.self, $0) }.filter(CardFilter.active.contains)
    guard !cards.isEmpty else { throw UserError("They're already gone.", code: .notFound) }
    let changed = try endingFocus(on: cards.flatMap { try dropChanges($0, turn) }, turn)
    try changes.write("dropped \(cards.count, "card", "cards")", "drop_nudge") { tx in
      for record in changed { try tx.put(record) }
    }
    return Reply("Dropped: \(cards.count, "card", "cards").", focus: changed.endFocus ? .over : nil)
  }
}
