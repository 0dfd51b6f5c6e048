import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var listNudges: Tool {
    Tool(
      "list_nudges", verb: "list", "Lists cards, five at a time.", topic: .nudges, toolset: .essential,
      does: Work(
        .optional(.choice("scope", "which cards", language.valueNames { $0.listNames })),
        .optional(.query("query", "words they contain")),
        .optional(.days("date", "when due or done")),
        .optional(.query("tag", "one of the lists"))
      ) { turn, scope, query, days, tag in
        let scope = scope.flatMap(ListScope.init(rawValue:))
        let tag = tag.flatMap(Nudge.normalizedTag)
        if let days { return try listReply(on: days, done: scope == .done, tagged: tag, turn) }
        if let tag { return try listReply(tagged: tag, scope, turn) }
        if let query {
          return try searchReply(query, scope.map { $0 == .done ? [.done] : [.active] } ?? [.active], turn)
        }
        let cards = try store.list(scope ?? .all, now: turn.now, limit: Session.listLimit)
        guard !cards.nudges.isEmpty else { return Reply((scope ?? .all).emptyMessage) }
        return Reply(
          nil,
          .list(
            Reply.List(
              (scope ?? .all).heading, cards.nudges.map { card($0, turn) }, more: cards.count - cards.nudges.count)))
      })
  }
}
