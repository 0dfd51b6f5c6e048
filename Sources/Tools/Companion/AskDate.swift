import Civil
package import Engine
import Replies
package import Session

extension Session {
  package var askDate: Tool {
    Tool(
      "ask_date", verb: "date", "Tells today's date.", topic: .companion,
      does: Work { turn in Reply("It is \(turn.now.day.longDate).") })
  }
}
