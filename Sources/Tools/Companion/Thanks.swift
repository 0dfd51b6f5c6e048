package import Engine
import Language
import Replies
package import Session

extension Session {
  package var thanks: Tool {
    Tool(
      "thanks", verb: "thanks", "Takes a thank-you.", topic: .companion,
      does: Work { turn in
        // "yay, i got the flat" sounds like thanks, and tells of something.
        guard language.rules.feeling(in: turn.line) == .good,
          let listener = catalogue.first(where: { $0.name == Rules.outOfScope.tool })
        else { return Reply("Any time.") }
        return try await listener.run(turn, [:])
      })
  }
}
