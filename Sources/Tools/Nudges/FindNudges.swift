import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var findNudges: Tool {
    Tool(
      "find_nudges", verb: "find", "Finds cards by their words.", topic: .nudges, toolset: .essential,
      does: Work(
        .query("query", "words they contain"),
        .internalOnly(.optional(.number("from", "how many come before those to list", 0...1_000_000))),
        .internalOnly(.flag("all", "all of them, and not five")),
        .internalOnly(.flag("done", "when those that are done were done"))
      ) { turn, query, from, isWhole, isDone in
        if isDone { return try whenDoneReply(query, turn) }
        return try searchReply(query, [.active, .done], turn, page(from: from, isWhole: isWhole))
      })
  }

  /// The cards with these words that are done, and when they were; else says that they are still open.
  private func whenDoneReply(_ query: String, _ turn: Turn) throws -> Reply {
    let words = Keywords(query, in: language).words
    let done = try store.cards(containing: words, [.done]).sorted {
      ($0.completedAt?.ordinal ?? 0, $0.id) > ($1.completedAt?.ordinal ?? 0, $1.id)
    }
    guard !done.isEmpty else {
      let open = try store.cards(containing: words, [.active]).prefix(Session.listLimit).map {
        "\($0.title)" as LocalizedText
      }
      return open.isEmpty ? .nothingFound(try noCardMessage(query, [.active, .done])) : Reply("Not done yet: \(open).")
    }
    let cards = done.prefix(listLimit).map { nudge in
      var card = card(nudge, turn)
      card.time = nudge.completedAt.map { "done \(on: When($0.day), turn.now)" } ?? card.time
      return card
    }
    return Reply(nil, .list(Reply.List("Done, with \(query)", cards, more: done.count - cards.count)))
  }
}
