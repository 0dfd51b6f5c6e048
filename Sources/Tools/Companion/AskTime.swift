package import Engine
import Replies
package import Session

extension Session {
  package var askTime: Tool {
    Tool(
      "ask_time", verb: "time", "Tells the time.", topic: .companion,
      does: Work { turn in Reply("It is \(turn.now.clockText).") })
  }
}
