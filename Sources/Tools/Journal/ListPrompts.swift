import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var listPrompts: Tool {
    Tool(
      "list_prompts", verb: "own-prompts", "Lists the prompts of your own.", topic: .journal,
      does: Work(.internalOnly(.flag("all", "all of them, and not five"))) { turn, isWhole in
        let own = try store.ownPrompts()
        guard !own.isEmpty else {
          return Reply("There are no prompts of your own yet. “add a journal prompt: …” keeps one.")
        }
        let cards = try own.reversed().prefix(page(isWhole: isWhole).limit).map { try card($0, turn) }
        return Reply(
          nil,
          .list(
            Reply.List(
              "Prompts of your own", cards, more: own.count - cards.count, nextPage: ["all": .flag(true)])))
      })
  }
}
