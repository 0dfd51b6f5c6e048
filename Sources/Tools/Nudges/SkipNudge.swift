import Civil
import Engine
import Language
import Records
import Store

extension Profile {
  var skipNudge: Tool {
    Tool(
      "skip_nudge", verb: "skip", "Not now: shows another card instead.", topic: .nudges,
      words: [
        "this": """
        (this one|that one|for this one|for that|for this|for it|this|that|it|now|today|this card|that card|right now|this task|that task|the first one|that
        thing|yet)
        """,
        "other": """
        ([show me|give me|pick|try|hit me with|got|have you got|lets have|lets see|find me|id rather have|how about|i
        want|gimme|do] (another|another one|another card|another task|something else|a different one|different one
        |something different|anything else|a new one|some other card|other card))
        """,
        "later": "[right now|now|today|for now|at the moment|just now|this minute|yet|at all|again]",
        "no": "[no|nah|nope|ugh|hmm|meh|eh|noo|oh no|bleh|please no|god no|naw|urgh|yikes]",
      ],
      phrases: [
        "<no> [skip|pass|not <this>|anything but <this>|im not doing <this>] <other> <later>",
        "(no|nah|nope|ugh|meh) (next|next one|next please|next card)",
        "<no> (skip|pass|not|skip over|pass on|anything but) <this> <later> [<other>]",
        """
        (skip|pass|meh|shuffle|move on|maybe later|maybe another time|another time|some other time|not happening|hard
        pass|not in the mood|not feeling it|im not feeling it|what else|what else is there|what else have you got)
        <later> [<other>]
        """,
        """
        <no> [i] [just|really] (cant|cannot|cant be bothered|wont|am not going to|dont wanna|dont want to|do not
        want to|dont feel like|dont fancy|do not feel like) [to] (do|doing|face|facing|handle|deal with|bear|stand
        |start|manage|be bothered with|look at) <this> <later> [<other>]
        """,
        """
        <no> [i] [just|really] (cant|cannot|dont want to|dont feel like|dont fancy) [it|that|this|that one] <later>
        <other>
        """,
        "<no> [i] [just|really] (dont|do not) (want|like|fancy) <this> <later>",
        "<no> [i] [just|really] (cant right now|cant be bothered|dont feel like it|dont fancy it|dont fancy that one)",
        "<no> [im|i am] not (in the mood|feeling|feeling like|up for|up to|ready for) <this> <later> [<other>]",
        "skip {which}",
      ],
      examples: [Example("skip"), Example("not this one"), Example("not now")],
      writes: true, toolset: .essential,
      does: Work(
        .which(),
        .flag("alone", "shows no other card")
      ) { turn, which, isAlone in
        try one(which, turn, .active, for: Call("skip_nudge")) { nudge in
          try change("skipped \(nudge.title)", "skip_nudge") {
            try $0.put(Skip(id: ids.random(), nudge: nudge.id, at: turn.now))
          }
          if try store.skips(of: nudge.id).count == Profile.skipsBeforeOffer {
            return Reply("Fine, not now.", lead: .question(offer(nudge, turn)))
          }
          if isAlone { return Reply("Fine, not now.") }
          guard let choice = try next(turn), choice.nudge.id != nudge.id else {
            return Reply("Fine, not now. There is no other card.")
          }
          return Reply("Fine, not now.", .card(card(choice.nudge, turn, reason: choice.cause.said)))
        }
      })
  }

  /// Asked once: at the second skip, and never again.
  private static let skipsBeforeOffer = 2
  private static let parkedDays = 14

  private func offer(_ nudge: Nudge, _ turn: Turn) -> Question {
    let which: [String: Argument] = ["which": .words("#\(nudge.id)")]
    let until = When(turn.now.day.adding(days: Profile.parkedDays))
    return Question(
      "\(nudge.title) came up twice now. What would help?",
      choices: [
        .init("smaller: break it down", Call("break_down", which)),
        .init("park: until \(until, turn.now)", Call("snooze_nudge", which).with("until", .words(until.iso))),
        .init("let go", Call("drop_nudge", which)),
        // A call too, so that a review goes on behind it.
        .init("keep it as it is", Call("cancel")),
      ])
  }
}
