import Cards
import Civil
package import Engine
import Replies
package import Session

extension Session {
  package var greet: Tool {
    Tool(
      "greet", verb: "hello", "Says hello.", topic: .companion,
      does: Work { turn in
        if turn.now.isNight { return Reply("Hello. It's late; one small thing is plenty.", occasion: .late) }
        return Reply(
          try greeting(turn), .lines(["Tell me what's on your mind, or ask “what's next”."]), occasion: .greeting)
      })
  }
}
