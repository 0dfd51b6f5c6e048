import Cards
package import Engine
import Records
import Replies
package import Session

extension Session {
  package var findNudges: Tool {
    Tool(
      "find_nudges", verb: "find", "Finds cards by their words.", topic: .nudges, toolset: .essential,
      does: Work(
        .query("query", "words they contain"),
        .internalOnly(.optional(.number("from", "how many come before those to list", 0...1_000_000))),
        .internalOnly(.flag("all", "all of them, and not five"))
      ) { turn, query, from, isWhole in
        try searchReply(query, [.active, .done], turn, page(from: from, isWhole: isWhole))
      })
  }
}
