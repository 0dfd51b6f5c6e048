import Civil
package import Engine
package import Session

extension Profile {
  package var greet: Tool {
    Tool(
      "greet", verb: "hello", "Says hello.", topic: .companion,
      does: Work { turn in
        let hello: Said =
          turn.now.isLate ? "Hello. It is late; one small thing is plenty." : "\(turn.now.greeting)."
        return Reply(
          hello, .lines(["Tell me what is on your mind, or ask “what's next”."]),
          occasion: turn.now.isLate ? .late : .greeting)
      })
  }
}
