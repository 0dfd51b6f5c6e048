import Engine
import Records
import Store

extension Profile {
  var listPrompts: Tool {
    Tool(
      "list_prompts", verb: "own-prompts", "Lists the prompts of your own.", topic: .journal,
      phrases: [
        "[show|show me|list|see|view] [all] [of] my own [journal|diary|journaling|writing] prompts",
        "[show|show me|list|see|view] [all] [the] [journal|diary] prompts (i added|i wrote|i made|of my own|of mine)",
        "which [journal|diary] prompts (did i add|did i write|have i added|are mine)",
        "own prompts",
      ],
      examples: [Example("show my own prompts"), Example("which prompts did i add")],
      does: Work { turn in
        let own = try store.ownPrompts()
        guard !own.isEmpty else {
          return Reply("There are no prompts of your own yet. “add a journal prompt: …” keeps one.")
        }
        let cards = try own.reversed().prefix(Profile.listLimit).map { try card($0, turn) }
        return Reply(nil, .list(Reply.List("Prompts of your own", cards, more: own.count - cards.count)))
      })
  }
}
