import Engine

extension Profile {
  var askTime: Tool {
    Tool(
      "ask_time", verb: "time", "Tells the time.", topic: .companion,
      phrases: [
        "what [is|s] [the] time [is it] [now|right now|please]", "whats the time [now|right now]",
        "what time is it [now|right now]",
        "(time|clock)", "[do you] (have|know|got) the time", "tell me [what|the] time [it is]", "current time",
        "how late is it", "what time do you (have|make it)", "the time",
        "whats the current time", "what is the current time", "what hour is it",
      ],
      examples: [Example("what time is it"), Example("whats the time")],
      does: Work { turn in Reply("It is \(turn.now.clock).") })
  }
}
