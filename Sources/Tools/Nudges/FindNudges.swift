import Cards
package import Engine
import Records
import Replies
package import Session

extension Session {
  package var findNudges: Tool {
    Tool(
      "find_nudges", verb: "find", "Finds cards by their words.", topic: .nudges, toolset: .essential,
      does: Work(.query("query", "words they contain")) { turn, query in
        try searchReply(query, [.active, .done], turn)
      })
  }
}
