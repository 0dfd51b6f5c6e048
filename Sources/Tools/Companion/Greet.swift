import Civil
package import Engine
import Replies
package import Session

extension Session {
  package var greet: Tool {
    Tool(
      "greet", verb: "hello", "Says hello.", topic: .companion,
      does: Work { turn in
        let hello: LocalizedText =
          turn.now.isNight ? "Hello. It's late; one small thing is plenty." : "\(turn.now.greeting)."
        return Reply(
          hello, .lines(["Tell me what's on your mind, or ask “what's next”."]),
          occasion: turn.now.isNight ? .late : .greeting)
      })
  }
}
