import Engine
import Language
import Replies
import Session

extension Session {
  /// "more": goes on with the last list.
  var showMore: Tool {
    Tool(
      "show_more", verb: "more", "Shows more of the last list.", topic: .nudges, toolset: .personal,
      does: Work(
        .flag("all", "the whole list, from its beginning"), .flag("rest", "all that is left, and not five")
      ) { turn, isWhole, isRest in
        let takesAll = { (call: Call) in
          catalogue.first { $0.name == call.tool }?.parameters.contains { $0.name == "all" } ?? false
        }
        let whole = isWhole ? turn.dialogue.pagedList ?? Call("list_nudges") : nil
        guard let page = whole ?? turn.dialogue.nextPage, let tool = catalogue.first(where: { $0.name == page.tool })
        else { return Reply("That's all of them.") }
        let call = (isWhole || isRest) && takesAll(page) ? page.with("all", .flag(true)) : page
        var reply = try await tool.run(turn, call.arguments)
        reply.call = call
        return reply
      })
  }
}
