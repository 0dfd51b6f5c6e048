package import Engine
import Replies
package import Session

extension Session {
  package var goodbye: Tool {
    Tool(
      "goodbye", verb: "bye", "Says goodbye.", topic: .companion,
      needsPhrase: .unlessNamed,
      does: Work { turn in Reply("Bye. Everything is saved.", occasion: turn.now.isNight ? .late : .farewell) })
  }
}
