package import Engine
import Language
import Replies
package import Session
import Store

extension Session {
  package var redo: Tool {
    Tool(
      "redo", verb: "redo", "Does again what undo took back.", topic: .shell, writes: true, needsKey: true,
      does: Work(
        .inner(.optional(.text("change", "the number of the change that the person was asked about"))),
        asking: { turn, _ in
          guard let group = try store.redo(dryRun: true) else {
            throw UserError("There is nothing to do again.", code: .notFound)
          }
          return turn.leave(
            for: Call("redo", ["change": .words(String(group.number))]), to: group.what.text(turn.reading.language))
        }
      ) { _, change in
        // What was asked about was shown; anything else that was taken back since is the person's to do again.
        if let shown = change.flatMap(Int64.init), try store.redo(dryRun: true)?.number != shown {
          throw UserError("That was not taken back last any more. Nothing was changed.", code: .notFound)
        }
        let made = try telling("Doing a lot again. That takes a while.") { try store.redo() }
        guard let group = made else { return Reply("There is nothing to do again.") }
        return Reply("Done again: \(group.what).")
      })
  }
}
