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
        if isStopped { return Reply("All kept.") }
        let id = try dump.flatMap({ ID($0) }) ?? store.lastDump()?.id
        guard let id, let dump = try store.record(BrainDump.self, id) else {
          return Reply("There is no dump to go through.")
        }
        let walk = Walk(Call("sort_dump", ["dump": .id("\(id)")]), seen)
        guard let nudge = try unsorted(dump, which, walk) else { return Reply("That was the last one. All kept.") }
        var card = card(nudge, turn)
        card.actions = keys(nudge, walk)
        return Reply(nil, .card(card), lead: .keys(card.actions, again: walk.again(nudge)))
      })
  }

  /// The card named, else the first not yet looked at, in the order they were said.
  private func unsorted(_ dump: BrainDump, _ which: Which, _ walk: Walk) throws -> Nudge? {
    let wanted = which.id.map { [$0] } ?? dump.nudges.compactMap { ID($0) }.sorted()
    return try wanted.lazy.filter { !walk.seen.contains($0) || which.id == $0 }
      .compactMap { try store.nudge($0) }.first { $0.status == .active }
  }

  private func keys(_ nudge: Nudge, _ walk: Walk) -> [Action] {
    let which: [String: Argument] = ["which": .id("\(nudge.id)")]
    return [
      Action("k", "keep", walk.following(nudge)),
      Action("e", "edit", Call("edit_nudge", which), then: [walk.again(nudge)]),
      Action("d", "drop", Call("drop_nudge", which), then: [walk.following(nudge)]),
      Action("u", "undo", Call("undo"), then: [walk.previous ?? walk.again(nudge)]),
      Action("q", "stop", walk.stop),
    ]
  }
}
