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
        .optional(.query("tag", "one of the lists")),
        .optional(.choice("sort", "in which order", ListOrder.choices)),
        .internalOnly(.optional(.number("from", "how many come before those to list", 0...1_000_000))),
        .internalOnly(.flag("all", "all of them, and not five"))
      ) { turn, scope, query, days, tag, order, from, isWhole in
        let scope = scope.flatMap(ListScope.init(rawValue:))
        let tag = tag.flatMap(Nudge.normalizedTag)
        let page = page(from: from, isWhole: isWhole, order: order.flatMap(ListOrder.init(rawValue:)))
        if let days { return try listReply(on: days, done: scope == .done, tagged: tag, turn, page) }
        if let tag { return try listReply(tagged: tag, scope, turn, page) }
        if let query {
          return try searchReply(query, scope.map { $0 == .done ? [.done] : [.active] } ?? [.active], turn, page)
        }
        return try listReply(scope ?? .all, turn, page)
      })
  }
}

extension ListOrder {
  fileprivate static var choices: [String: [String]] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, []) })
  }
}
