import Engine
import Records
import Store

extension Profile {
  var dropNudge: Tool {
    Tool(
      "drop_nudge", verb: "drop", "Lets a card go.", topic: .nudges,
      words: [
        "away": """
        (delete|remove|drop|bin|trash|scrap|ditch|discard|erase|kill|axe|lose|chuck|forget about|get rid of|let go of
        |throw away|throw out|take off|chuck out|archive|bin off|nuke)
        """,
        "it": "(it|this|that|this one|that one|this card|that card|this task|this thing)",
        "after": "[anymore|any more|any longer|after all|now|then|for good|completely|altogether]",
      ],
      phrases: [
        "<away> {which} [off the list|off my list|from the list|from my list] <after>",
        "(delete|remove|drop|bin|trash|scrap|ditch|discard|erase|kill|let go|archive) [from my list] <after>",
        "(<away>|let|bin) <it> [go] [off my list|from my list] <after>",
        "(throw|chuck|let|take) <it> (away|out|go|off|off my list) <after>",
        "(take|cross|get|let|strike) {which} (off the list|off my list|off my plate|go)",
        "(i|we) (dont|do not) (need|have|want|ought) to [do] {which} <after>",
        """
        [i am|im|were|we are] (not|no longer|never) (doing|going to do|gonna do|bothering with) {which} (anymore|any
        more|any longer|after all)
        """,
        "(im|i am|were|we are) (not|never) (doing|going to do|gonna do|bothering with) {which} <after>",
        """
        [i am|im|were|we are] (not|never) (going to|gonna) {which} (anymore|any more|any longer|after all)
        """,
        "(never mind|nevermind|dont worry|no need to worry) about {which} <after>", "no need to {which} <after>",
        "forget {which} (thing|card|task|todo|nudge|one)", "(cancel|abandon|strike) {which} (card|task|todo|nudge)",
        "[im|i am|ill|i will] (letting|let) <it> go <after>",
        "[im|i am|ill|i will] (letting|let) {which} go <after>",
        "(never mind|nevermind) (the|my|that) {which}",
        "(im|i am|weve|we are|ive) (giving up on|given up on|done with the idea of|abandoning) {which} <after>",
        "[i|we] (no longer|dont) (need|need to|want to|have to) {which} <after>",
        "(i|we) (dont|do not) need <it> <after>", "im (never|not) (going to|gonna) (do|get to) <it> <after>",
        "{which} (isnt|is not) (needed|necessary|happening|relevant|on) <after>",
        "{which} (is|was|has been|got) (cancelled|canceled|called off|off)",
      ],
      examples: [
        Example("delete the gym card", ["which": "gym card"]), Example("get rid of number 3", ["which": "3"]),
      ],
      writes: true, needsKey: true, toolset: .essential,
      does: Work(
        .which(), asking: { try asked($1, on: cards(.active), $0, for: Call("drop_nudge")) }
      ) { turn, which in
        try one(which, turn, .active, for: Call("drop_nudge")) { nudge in
          var dropped = nudge
          dropped.status = .dropped
          dropped.completedAt = turn.now
          let left = try leftSteps(of: nudge, turn)
          try change("dropped \(nudge.title)", "drop_nudge") { tx in
            for card in left + [dropped] { try tx.put(card) }
          }
          return Reply("Let go: \(nudge.title).")
        }
      })
  }
}
