import Engine

extension Profile {
  var help: Tool {
    Tool(
      "help", verb: "help", "Says what can be said, by examples.", topic: .companion,
      .optional(.text("topic", "a tool's verb, or a topic")),
      phrases: [
        """
        (help|h|man|commands|instructions|help me|i need help|i need some help|how does this work|how do you work|how
        does it work|what are you|who are you|show help|what are my options|usage|how do i use (this|it|you)|what
        commands are there|list commands|show commands|im lost|i am lost|im confused|what do i do here|how to use
        this|menu|what is this|whats this|what is this thing|what is nudgy) [again|here|for]
        """,
        """
        (what|what else|what all|which things) (can|do) (you|u|nudgy|i) (do|say|ask|ask you|type|use you for|tell
        you) [here|for me|with this|in here]
        """,
        "(show me|tell me) what (you|u|nudgy|i) can (do|say|ask)",
        "help [me] (with|on|about|for) {topic}", "help {topic}", "how (do|can|would|should) (i|you) {topic}",
        "(how does|how do) {topic} work", "(explain|what does) {topic} [do|mean]", "how to {topic}",
        "can (you|i) (explain|show me) how to {topic}",
      ],
      examples: [Example("help"), Example("help with snooze", ["topic": "snooze"]), Example("what can you do")]
    ) { turn, topic in
      if topic == "keys" { return Profile.keys }
      guard let topic else { return Reply("Say it in your own words. Try:", .lines(Profile.openers)) }
      guard let tool = catalogue.first(where: { $0.matches(topic) }) else {
        return Reply("There is no help on \(topic). Try:", .lines(Profile.openers))
      }
      return Reply(Said(stringLiteral: tool.summary), .lines(tool.examples.prefix(5).map { "“\($0.sentence)”" }))
    }
  }

  private static var keys: Reply {
    Reply(
      "Each key acts at once in “review”, and with Enter at the prompt.",
      .lines(["\(CardKey.all.map { "\(String($0.key)) \($0.word)" })"]))
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
    return words == verb || words == name || words.split(separator: " ").contains { $0 == verb }
      || words == topic.rawValue
  }
}
