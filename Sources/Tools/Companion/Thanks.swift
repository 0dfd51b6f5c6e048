import Engine

extension Profile {
  var thanks: Tool {
    Tool(
      "thanks", verb: "thanks", "Takes a thank-you.", topic: .companion,
      phrases: [
        """
        (thanks|thank you|thank u|thanx|thnx|thx|ty|cheers|ta|thankyou|tysm|much appreciated) [so much|a lot|very
        much|a bunch|nudgy|mate|a million|a ton|heaps|loads|a bundle|kindly|for that|for your help|that helps|again]
        """,
        "(haha|lol|ha|hehe|nice|great|cool|lovely|ok|awesome|perfect|brilliant) (thanks|thank you|cheers|thx|ty)",
        "(you are|youre) (great|the best|awesome|a star|brilliant|a lifesaver|so helpful|amazing|a legend)",
        "(nice|good|great) (one|work|job) [nudgy]", "[i] [really] appreciate (it|that|you|this)",
        "(that was|thats) (helpful|great|perfect|brilliant|really helpful)",
      ],
      examples: [Example("thanks nudgy"), Example("haha thanks"), Example("you are great")],
      does: Work { _ in Reply("Any time.") })
  }
}
