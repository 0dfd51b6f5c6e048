import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var showMemory: Tool {
    Tool(
      "show_memory", verb: "memory", "Lists what nudgy remembers about you.", topic: .memory,
      does: Work(
        .internalOnly(.optional(.choice("about", "what is asked for alone", ["name": []]))),
        .internalOnly(.flag("all", "all of them, and not five"))
      ) { turn, about, isWhole in
        if about != nil { return try nameReply }
        let all = try store.all(Memory.self).sorted { $0.confirmedAt > $1.confirmedAt }
        let name = try preferredName
        guard !all.isEmpty else {
          return Reply(
            name.map { "You are \($0). I don't know anything else about you yet." }
              ?? "I don't know anything about you yet. Tell me with “remember that …”.")
        }
        let cards = try all.prefix(page(isWhole: isWhole).limit).map { try card($0, turn) }
        return Reply(
          name.map { "You are \($0)." },
          .list(
            Reply.List(
              "What I know about you", cards, more: all.count - cards.count, nextPage: ["all": .flag(true)])))
      })
  }

  private var nameReply: Reply {
    get throws {
      guard let name = try preferredName else {
        return Reply("I don't know your name yet. “call me …” tells me.")
      }
      return Reply("You're \(name).")
    }
  }
}
