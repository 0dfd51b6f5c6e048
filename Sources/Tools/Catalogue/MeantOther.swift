import Engine
import Language
import Replies
import Session
import Store

extension Session {
  /// "no, the other one": what the last line did is taken back and done to the card that was meant.
  var meantOther: Tool {
    Tool(
      "meant_other", verb: "other", "Takes the last change back and makes it to another card.", topic: .nudges,
      writes: true, toolset: .personal,
      does: Work(.which("which", "the card that was meant")) { turn, which in
        var mending = self
        let wrong = WrongGroups(turn.dialogue.lastChange?.groups ?? [])
        mending.wrong = wrong
        guard let last = turn.dialogue.lastChange?.call,
          let tool = mending.catalogue.first(where: { $0.name == last.tool }),
          tool.parameters.contains(where: { $0.name == "which" })
        else { throw UserError("The last line did nothing to a card.", code: .notFound) }
        let again = last.with("which", which.argument)
        var reply = try await tool.run(turn, again.arguments)
        // It may have to ask first which one; what went wrong is taken back all the same.
        try store.undo(wrong.left)
        reply.call = again
        return reply
      })
  }
}

extension Which {
  /// As a call says it.
  fileprivate var argument: Argument {
    switch self {
    case .current, .other: .words("other")
    case .number(let number): .words(String(number))
    case .words(let words): .words(words)
    case .id(let id): .id(id)
    case .every: .words(json.string ?? "")
    }
  }
}
