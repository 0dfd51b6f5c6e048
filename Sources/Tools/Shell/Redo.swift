import Engine
import Store

extension Profile {
  var redo: Tool {
    Tool(
      "redo", verb: "redo", "Does again what undo took back.", topic: .shell,
      phrases: [
        "(redo|redo that|redo it|redo this|undo the undo|undo that undo|do it again|do that again|put it back again|reapply|reapply that|redo the last one|actually redo that|actually keep it|i changed my mind redo it|no redo|bring that change back|unundo) [please|again|now|actually|after all]",
        "(no|wait|actually|oh|hang on|sorry) (redo|redo that|redo it|do it again|keep it after all)",
      ],
      examples: [Example("redo"), Example("redo that")],
      writes: true
    ) { _ in
      guard let group = try store.redo() else { return Reply("There is nothing to do again.") }
      return Reply("Done again: \(group.what).")
    }
  }
}
