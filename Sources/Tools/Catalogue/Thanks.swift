import Engine
import Language
import Replies
import Session

extension Session {
  var thanks: Tool {
    Tool(
      "thanks", verb: "thanks", "Takes a thank-you.", topic: .companion,
      does: Work { turn in
        // "yay, i got the flat" sounds like thanks, and tells of something; so does "too much".
        [nil, .filler].contains(language.rules.feeling(in: turn.line))
          ? Reply("Any time.") : try await outOfScope.run(turn, [:])
      })
  }
}
