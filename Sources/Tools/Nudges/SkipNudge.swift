import Engine
import Records
import Store

extension Profile {
  var skipNudge: Tool {
    Tool(
      "skip_nudge", verb: "skip", "Not now: shows another card instead.", topic: .nudges,
      .which(),
      phrases: [
        "(skip|not now|pass|not this one|not that one|another|another one|something else|next one please|different one|a different one|not that|not this|show me another|show me another one|show me something else|give me another|give me another one|give me something else|skip it|skip this|skip that|skip this one|skip that one|skip this card|skip for now|not today|not in the mood|not feeling it|not right now|maybe later|cant do that now|cant right now|i cant right now|not that card|anything else|pick another|pick another one|pick something else|try another|try another one|next card please|move on|no not that one|no not this one|no another|i dont want to do that|i dont feel like it|i dont feel like that|dont feel like it|dont fancy it|dont fancy that one|meh|shuffle|what else|what else is there|what else have you got|got anything else|some other card|other card) [please|now|for now|thanks|nudgy|right now|today]",
        "skip {which}",
      ],
      examples: [Example("skip"), Example("not this one"), Example("not now")],
      writes: true
    ) { turn, which in
      try one(which, turn, .active, for: Call("skip_nudge")) { nudge in
        try change("skipped \(nudge.title)", "skip_nudge") {
          try $0.put(Skip(id: ids.random(), nudge: nudge.id, at: turn.now))
        }
        guard let choice = try next(turn), choice.nudge.id != nudge.id else {
          return Reply("Fine, not now. There is no other card.")
        }
        return Reply("Fine, not now.", .card(card(choice.nudge, turn, reason: choice.cause.said)))
      }
    }
  }
}
