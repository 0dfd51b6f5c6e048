import Engine

extension Profile {
  var help: Tool {
    Tool(
      "help", verb: "help", "Says what can be said, by examples.", topic: .companion,
      .optional(.text("topic", "a tool's verb, or a topic")),
      phrases: [
        "(help|h|man|commands|instructions|help me|help please|i need help|what can you do|what can i say|what do you do|how does this work|how do you work|what are you|who are you|what can i do here|what can i ask|what can i ask you|show me what you can do|show help|what are my options|options|usage|how do i use this|how do i use you|what commands are there|list commands|im lost|i am lost|im confused|what do i do here|how to use this|tell me what you can do|what else can you do|menu|what is this|whats this) [please|nudgy|again|here]",
        "help [me] (with|on|about) {topic}", "help {topic}", "how (do|can|would|should) i {topic}", "(how does|how do) {topic} work", "(explain|what does) {topic} [do|mean]", "how to {topic}", "can (you|i) (explain|show me) how to {topic}",
      ],
      examples: [Example("help"), Example("help with snooze", ["topic": "snooze"]), Example("what can you do")]
    ) { turn, topic in
      guard let topic else { return Reply("Say it in your own words. Try:", .lines(Profile.openers)) }
      guard let tool = catalogue.first(where: { $0.matches(topic) }) else {
        return Reply("There is no help on \(topic). Try:", .lines(Profile.openers))
      }
      return Reply(Said(stringLiteral: tool.summary), .lines(tool.examples.prefix(5).map { "“\($0.sentence)”" }))
    }
  }

  private static let openers: [Said] = [
    "“remind me to call mum tomorrow at 5”", "“what's next”", "“done”, “snooze it till friday”, “not this one”",
    "“move the dentist to monday”", "“undo”",
  ]
}

extension Tool {
  /// Whether a person who says these words may mean this tool.
  fileprivate func matches(_ words: String) -> Bool {
    let words = words.lowercased()
    return words == verb || words == name || words.split(separator: " ").contains { $0 == verb } || words == topic.rawValue
  }
}
