import Civil
import Engine

extension Profile {
  var greet: Tool {
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

extension LocalTime {
  var greeting: Said {
    switch hour {
    case 5..<12: "Good morning"
    case 18..<23: "Good evening"
    default: "Hello"
    }
  }

  /// When most people, and penguins, sleep.
  var isLate: Bool { hour >= 23 || hour < 5 }
}
