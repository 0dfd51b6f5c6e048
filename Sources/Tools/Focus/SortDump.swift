import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var sortDump: Tool {
    Tool(
      "sort_dump", verb: "sort", "Goes through the cards of a brain dump.", topic: .focus,
      does: Work(
        .optional(.text("dump", "the id of the dump; without it the last one")),
        .which(),
        .optional(.list("seen", "the ids looked at already")),
        .flag("stop", "leaves the rest as it is")
      ) { turn, dump, which, seen, isStopped in
        if isStopped { return Reply("All saved.") }
        let id = try dump.flatMap({ ID($0) }) ?? store.lastDump()?.id
        guard let id, let dump = try store.record(BrainDump.self, id) else {
          return .changedNothing("There's no brain dump to go through.")
        }
        let progress = CardReview(Call("sort_dump", ["dump": .id("\(id)")]), seen)
        guard let nudge = try cardToSort(dump, which, progress) else {
          return Reply("That was the last one. All saved.")
        }
        var card = card(nudge, turn)
        card.actions = actions(nudge, progress)
        let number = progress.seenIDs.count + 1
        card.position = Card.Position(number, of: max(number, dump.nudges.count))
        return Reply(nil, .card(card), followUp: .keys(card.actions, again: progress.callShowing(nudge)))
      })
  }

  /// The card that `which` names, else the first one not yet seen, in the order of the dump.
  private func cardToSort(_ dump: BrainDump, _ which: RecordSelector, _ progress: CardReview) throws -> Nudge? {
    let candidates = which.id.map { [$0] } ?? dump.nudges.compactMap { ID($0) }.sorted()
    return try candidates.lazy.filter { !progress.seenIDs.contains($0) || which.id == $0 }
      .compactMap { try store.nudge($0) }.first { $0.status == .active }
  }

  private func actions(_ nudge: Nudge, _ progress: CardReview) -> [Action] {
    let which: [String: Argument] = ["which": .id("\(nudge.id)")]
    return [
      Action("k", "keep", progress.callAfter(nudge)),
      Action("e", "edit", Call("edit_nudge", which), nextCalls: [progress.callShowing(nudge)]),
      Action("d", "drop", Call("drop_nudge", which), nextCalls: [progress.callAfter(nudge)]),
      Action("u", "undo", Call("undo"), nextCalls: [progress.previousCall ?? progress.callShowing(nudge)]),
      Action("q", "stop", progress.stopCall),
    ]
  }
}
