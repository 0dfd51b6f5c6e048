import Engine

extension Profile {
  var showNudge: Tool {
    Tool(
      "show_nudge", verb: "show", "Shows the whole of a card.", topic: .nudges,
      phrases: [
        "(open|read) (it|this|that|this one|that one) [again]",
        "(open|view|read|look at) [the] [number|no] (1|one|1st|first) [one] {which=1}",
        "(open|view|read|look at) [the] [number|no] (2|two|2nd|second) [one] {which=2}",
        "(open|view|read|look at) [the] [number|no] (3|three|3rd|third) [one] {which=3}",
        "(open|view|read|look at) [the] [number|no] (4|four|4th|fourth) [one] {which=4}",
        "(open|view|read|look at) [the] [number|no] (5|five|5th|fifth) [one] {which=5}",
        "(show|details|pull up|bring up|expand) [me] [details] [of|on|for|about] {which} [card|task|in full|again]",
        "(open|view|display|see|read) {which} (card|task|nudge|one|todo|reminder)",
        "(read|show) [me] (number|card|task|nudge|todo|reminder) {which}",
        "(show|see|read) [me] the (whole|full) (thing|lot|story)",
        "(open|view|display|see) (card|task|nudge|number|todo|reminder) {which}",
        """
        (show it|show this|show that|show this one|open it|show me it|show it again|the details|details|more|tell me
        more|show me the card|show the card|show me that|show me this|show details|show me the details|show me more
        |expand it|whole card|the whole card|show me the whole card|show the whole card) [again]
        """,
        "(whats|what is) (on|in) {which} (card|task|one|reminder|todo)", "what does {which} (card|one) say",
        "(whats|what is) [the] {which} (card|task|one) [about|say]",
        """
        (tell me about|more on|more about|details on|details for|details about|details of|tell me more about|give me
        the details on|info on) {which} (card|task|nudge|one|todo|reminder)
        """,
        "(more on|more about|details on|details for|details about|details of|give me the details on|info on) {which}",
        "(show|tell|give) me (more|details|everything) (about|on) {which}",
        "tell me [more] about (number|card|task) {which}",
        "when is {which} (due|on|happening)", "(when|whens) (is|was|are) {which} [due|supposed to be]",
        "whens {which} [due]", "what (time|day) (is|was) {which} [at|due|on]",
        "what (time|day) (do|should|must|am) i [have to|need to|supposed to|meant to] be at {which}",
        "how (long|many days) [is it] (until|till|til|to|before) {which}",
        "(whats|what is) the (deadline|due date|date) (for|of|on) {which}",
        "when (do|should|must) i [have to|need to] {which}",
        "show",
      ]
        + ["first", "second", "third", "fourth", "fifth", "last"].map {
          "[and|what about|how about|show|open|tell me about] the \($0) [one|card|task] {which=\($0)}"
        },
      examples: [Example("show 2", ["which": "2"]), Example("show me the dentist card", ["which": "dentist"])],
      toolset: .essential,
      does: Work(.which()) { turn, which in
        try one(which, turn, .any, for: Call("show_nudge")) {
          var card = try cardInSteps($0, turn)
          card.isWhole = true
          return Reply(nil, .card(card))
        }
      })
  }
}
