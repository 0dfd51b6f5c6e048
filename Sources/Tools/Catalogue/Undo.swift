import Engine
import Language
import Replies
import Session
import Store

extension Session {
  var undo: Tool {
    Tool(
      "undo", verb: "undo", "Takes back the last change, as often as you like.", topic: .shell, writes: true,
      needsKey: true, toolset: .essential,
      does: Work(
        .inner(.optional(.choice("of", "what is argued with", ["change": [], "loss": []]))),
        .inner(.optional(.text("change", "the number of the change that the person was asked about"))),
        asking: { turn, _, _ in
          guard let group = try store.undo(dryRun: true) else {
            throw UserError("There is nothing to undo.", code: .notFound)
          }
          return turn.leave(
            for: Call("undo", ["change": .words(String(group.number))]), to: group.what.text(turn.reading.language))
        }
      ) { turn, argued, change in
        guard argued == nil || turn.dialogue.isReceipt && (argued == "change" || tookAway(turn)) else {
          throw UserError("There is nothing to take back.", code: .notFound)
        }
        // What is argued with was done here, and what was asked about was shown; a bare undo takes back the newest
        // change, wherever it was made.
        let shown = change.flatMap(Int64.init).map { [$0] }
        let meant = shown ?? (argued == nil ? nil : turn.dialogue.lastChange?.groups ?? [])
        let taken = try telling("Taking back a lot. That takes a while.") {
          if let meant { try store.undo(meant).last } else { try store.undo() }
        }
        guard let taken else { return Reply("There is nothing to undo.") }
        return Reply("Taken back: \(taken.what).", occasion: .undone)
      })
  }
}

extension Session {
  /// Whether the last call put something out of sight, whatever its kind.
  private func tookAway(_ turn: Turn) -> Bool {
    guard let last = turn.dialogue.lastChange?.call.tool else { return false }
    return ["drop_nudge", "complete_nudge", "turn_into_note"].contains(last)
      || catalogue.first { $0.name == last }?.sibling?.tool == "drop_nudge"
  }
}
