import Engine
import Records
import Store

extension Profile {
  var dropNudge: Tool {
    Tool(
      "drop_nudge", verb: "drop", "Lets a card go.", topic: .nudges,
      .which(),
      phrases: [
        "(delete|remove|drop|bin|trash|scrap|ditch|discard|erase|kill|axe|dump|lose|chuck|forget about|get rid of|let go of|throw away|throw out|take off|chuck out) {which} [off|off the list|off my list|from the list|from my list|for good|completely|altogether]",
        "(delete|remove|drop|bin|trash|scrap|ditch|discard|erase|kill|delete it|remove it|drop it|bin it|let it go|let go|get rid of it|delete this|delete that|delete this one|remove this one|bin this one|drop this one|drop that one|scrap it|get rid of this|get rid of that|get rid of this one|throw it away|let this go|let this one go|let that one go) [please|now|then|for good]",
        "(take|cross|get|let) {which} (off the list|off my list|off my plate|go)",
        "(i|we) (dont|do not) (need|have|want|ought) to [do] {which} (anymore|any more|any longer|after all|now)", "(no longer|dont) (need|need to|want to|have to) {which} [anymore|any more|any longer|after all]", "{which} (isnt|is not) (needed|necessary|happening|relevant|on) [anymore|any more|any longer|after all]",
        "{which} (is|was|has been|got) (cancelled|canceled|called off|off)",
      ],
      examples: [Example("delete the gym card", ["which": "the gym card"]), Example("get rid of number 3", ["which": "3"])],
      writes: true
    ) { turn, which in
      try one(which, turn, .active, for: Call("drop_nudge")) { nudge in
        var dropped = nudge
        dropped.status = .dropped
        dropped.completedAt = turn.now
        try change("dropped \(nudge.title)", "drop_nudge") { try $0.put(dropped) }
        return Reply("Let go: \(nudge.title).")
      }
    }
  }
}
