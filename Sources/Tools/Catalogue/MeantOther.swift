import Engine
import Language
import Replies
import Session
import Store

extension Session {
  /// "no, the other one": undoes the last change and repeats its call with the card that was meant.
  var meantOther: Tool {
    Tool(
      "meant_other", verb: "other", "Undoes the last change and makes it to another card.", topic: .nudges,
      writes: true, toolset: .personal,
      does: Work(.which("which", "the card that was meant")) { turn, which in
        let wrongGroups = GroupsToRevert(turn.dialogue.lastChange?.groups ?? [])
        // The tools of this copy revert the wrong change in the transaction of their own.
        var session = self
        session.changes.groupsToRevert = wrongGroups
        guard let last = turn.dialogue.lastChange?.call,
          let tool = session.catalogue.first(where: { $0.name == last.tool }),
          tool.parameters.contains(where: { $0.name == "which" })
        else { throw UserError("The last line didn't change a card.", code: .notFound) }
        let repeatedCall = last.with("which", which.argument)
        var reply = try await tool.run(turn, repeatedCall.arguments)
        // The call may only have asked which card is meant; the wrong change is undone all the same.
        try store.undo(wrongGroups.pending)
        reply.call = repeatedCall
        return reply
      })
  }
}

extension RecordSelector {
  /// The value of a call's `which` argument; nothing named is the other card.
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
