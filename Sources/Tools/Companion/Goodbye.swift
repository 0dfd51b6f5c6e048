package import Engine
import Replies
package import Session

extension Session {
  package var goodbye: Tool {
    Tool(
      "goodbye", verb: "bye", "Says goodbye.", topic: .companion,
      needsPhrase: .unlessNamed,
      does: Work { turn in
        guard !turn.dialogue.isCrisisRecent(now: turn.now) else {
          keepBesideAnswer(turn.line, turn)
          return Reply("I'm here whenever you type. Is somebody with you? The number above answers at any hour.")
        }
        return Reply("Bye. Everything is saved.", occasion: turn.now.isNight ? .late : .farewell)
      })
  }
}
