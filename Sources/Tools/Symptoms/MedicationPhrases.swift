/// The ways to say that a dose was taken, or how it went instead.
enum MedicationPhrases {
  static let words: KeyValuePairs = [
    "took": """
    [i|ive|i have|i just|just|ok i|yes i|finally|already|i already] [just|finally|already] (took|taken|had
    |log|record|swallowed|popped|logged|used|log that i took)
    """,
    "my":
      "[of] [my|the|a|an|some|todays|another|tonights|first|second|my first|my second|the other] [[morning|evening|night|lunchtime|bedtime|midday|afternoon] dose of|morning|evening|night|afternoon|lunchtime|midday|bedtime]",
    "missed": """
    (missed|forgot|forgot to take|forgotten|forgotten to take|didnt remember to take|missed taking) [to take]
    """,
    "skipped": """
    (skipped|skip|skipping|didnt take|did not take|havent taken|havent had|not taking|decided not to take|decided to
    skip|wont take|chose not to take|leaving out|left out)
    """,
    "unsure": """
    [im] (not sure|unsure|cant remember|cannot remember|dont remember|dont know|no idea|dunno|forgot) (if
    |whether) (i|ive) [have|already|had] (took|taken|take|had)
    """,
    "today": "[dose] [today|again|now] [on purpose|by choice|by accident]",
  ]

  static var all: [String] { told + dosesOfTheDay + ownedDoses + unnamed }

  /// How a dose went, and what people answer when they are asked.
  static let states = [
    "taken": ["took it", "i took it"], "late": ["took it late", "a bit late", "i was late"],
    "skipped": ["on purpose", "skipped it", "i skipped it"],
    "missed": ["forgot", "forgot it", "i forgot", "i forgot it", "missed it", "i missed it"],
    "unknown": [
      "not sure", "im not sure", "i'm not sure", "idk", "dunno", "no idea", "cant remember", "can't remember",
    ],
  ]

  private static let went = [
    ("", "<took>"), ("{state=skipped}", "[i|ive] <skipped>"), ("{state=missed}", "[i|ive] <missed>"),
  ]

  private static let told: [String] = [
    "<took> <my> {medication}",
    "<took> <my> {medication} {dose}",
    "<took> <my> {medication} [at|around|about] {at}",
    "<took> <my> {medication} {dose} {at}",
    "<took> <my> {medication} {dose} [today|by accident|by mistake|today by accident|today by mistake]",
    "<took> <my> {dose} <my> {medication} [today|now|again]",
    "<took> <my> {dose} <my> {medication} [at|around|about] {at}",
    "{at} <took> <my> {medication}",
    "{at} <took> <my> {dose} <my> {medication}",
    "<took> <my> {medication} (for|against) [my|the|a|an|this|that|some] {for}",
    "<took> <my> {dose} <my> {medication} (for|against) [my|the|a|an|this|that|some] {for}",
    "<took> <my> {medication} {dose} (for|against) [my|the|a|an|this|that|some] {for}",
    "<took> <my> {medication} [at|around|about] {at} (for|against) [my|the|a|an|this|that|some] {for}",
    "<took> <my> {dose} <my> {medication} [at|around|about] {at} (for|against) [my|the|a|an|this|that|some] {for}",
    "<took> <my> {medication} (for|against) [my|the|a|an|this|that|some] {for} [at|around|about] {at}",
    "<took> <my> {dose} <my> {medication} (for|against) [my|the|a|an|this|that|some] {for} [at|around|about] {at}",
    "{dose} [of] {medication}", "{medication} {dose}",
    "no {medication} (today|tonight|on purpose|today on purpose|by choice) {state=skipped}",
    "no {medication} [for me] {at} [on purpose|by choice] {state=skipped}",
    "<took> <my> {medication} (with|after|before) [my] (breakfast|lunch|dinner|tea|food|water|bed)",
    "<my> {medication} (taken|done|down) [now|today]",
    "<my> {medication} taken {at}",
    "<took> <my> {medication} [a bit|a little|really] late [today|again] {state=late}",
    "<took> <my> {medication} late {at} {state=late}",
    "[i was|was|im|bit|a bit] late (taking|with) <my> {medication} [today] {state=late}",
    "[i|ive|i have|i just|oh no i|today i] [just] <skipped> <my> {medication} <today> {state=skipped}",
    "[i|ive|i have] <skipped> <my> {medication} {at} {state=skipped}",
    """
    [i|ive|i have|i just|oh no i|oh i|i completely|i totally|completely|totally] <missed> <my>
    {medication} <today> {state=missed}
    """,
    "[i|ive|i have|i completely] <missed> <my> {medication} {at} {state=missed}",
    "[i] <unsure> <my> {medication} <today> {state=unknown}",
    "[i] <unsure> <my> {medication} {at} {state=unknown}",
  ]

  /// Whose dose it is, as a day and its parts own one.
  private static let owned = [
    ("last nights", "{at=last night}"), ("yesterdays", "{at=yesterday}"), ("this mornings", "{at=this morning}"),
    ("yesterday mornings", "{at=yesterday morning}"),
    ("(yesterday evenings|last evenings)", "{at=yesterday evening}"), ("this afternoons", "{at=this afternoon}"),
  ]

  private static let ownedDoses: [String] = owned.flatMap { whose, time in
    went.flatMap { state, verb in
      [
        phrase(verb, "[the]", whose, "{medication} [dose] [on purpose]", time, state),
        phrase(verb, "[the]", whose, "(dose|doses) [on purpose]", time, state, "{medication=meds}"),
      ]
    }
  }

  private static let parts = [
    ("morning", "{at=in the morning}"), ("lunchtime", "{at=at lunchtime}"), ("evening", "{at=in the evening}"),
    ("night", "{at=at night}"),
  ]

  private static let dosesOfTheDay: [String] = parts.flatMap { part, time in
    went.map { state, verb in
      phrase(verb, "(the|my|this|todays)", part, "(dose|doses) [on purpose|today]", time, state, "{medication=meds}")
    }
  }

  private static let unnamed: [String] = went.map { state, verb in
    phrase(
      verb, "(the|my|a|todays|my second|the second|my first|another) (dose|doses) [on purpose|today|again]", state,
      "{medication=meds}")
  }
}
