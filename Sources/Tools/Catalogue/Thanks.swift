import Engine
import Language
import Replies
import Session

extension Session {
  var thanks: Tool {
    Tool(
      "thanks", verb: "thanks", "Takes a thank-you.", topic: .companion,
      does: Work(.internalOnly(.optional(.choice("of", "what is said", ["apology": []])))) { turn, kind in
        if kind != nil { return Reply("No worries.") }
        // "yay, i got the flat" sounds like thanks, and tells of something; so does "too much".
        return [nil, .filler].contains(language.rules.feeling(in: turn.line))
          ? Reply("Any time.") : try await outOfScope.run(turn, [:])
      })
  }
}
