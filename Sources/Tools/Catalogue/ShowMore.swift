import Engine
import Language
import Replies
import Session

extension Session {
  /// "more": goes on with the last list.
  var showMore: Tool {
    Tool(
      "show_more", verb: "more", "Shows more of the last list.", topic: .nudges, toolset: .personal,
      does: Work(.flag("all", "all that is left, and not five")) { turn, isWhole in
        guard let page = turn.dialogue.nextPage ?? (isWhole ? Call("list_nudges") : nil),
          let tool = catalogue.first(where: { $0.name == page.tool })
        else { return Reply("That's all of them.") }
        let call = isWhole && tool.parameters.contains { $0.name == "all" } ? page.with("all", .flag(true)) : page
        var reply = try await tool.run(turn, call.arguments)
        reply.call = call
        return reply
      })
  }
}
