package import Engine
import Language
import Replies
package import Session
import Store

extension Session {
  package var redo: Tool {
    Tool(
      "redo", verb: "redo", "Redoes what was undone.", topic: .shell, writes: true, needsConfirmation: true,
      does: Work(
        .internalOnly(.optional(.text("change", "the number of the change that the person was asked about"))),
        asking: { turn, _ in
          guard let group = try store.redo(dryRun: true) else {
            throw UserError("There's nothing to redo.", code: .notFound)
          }
          return turn.confirmation(
            for: Call("redo", ["change": .words(String(group.number))]),
            to: group.changeLabel.text(turn.context.language))
        }
      ) { _, change in
        // Redoes only the change that the question showed. If another one was undone since, it throws.
        if let shownNumber = change.flatMap(Int64.init), try store.redo(dryRun: true)?.number != shownNumber {
          throw UserError("Something else was undone since. Nothing was changed.", code: .notFound)
        }
        let redone = try options.notifyingIfSlow("Redoing a lot. This takes a while.") { try store.redo() }
        guard let group = redone else { return .changedNothing("There's nothing to redo.") }
        var reply = Reply("Redone: \(group.changeLabel).")
        reply.recordID = group.onlyRecord
        return reply
      })
  }
}
