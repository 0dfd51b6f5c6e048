/// What people say to change a card, by what they change.
enum EditPhrases {
  static let words: KeyValuePairs = [
    "it": "(it|this|that|this one|that one|this card|that card)",
    "card": "(one|card|task|reminder|nudge|todo)",
    "oops": """
    [actually|no|sorry|oh|wait|hmm|i mean|i meant|or rather|rather|no wait|oops|hang on|scrap that]
    """,
    "date": "(due date|date|deadline|due|time|day|due time|reminder)",
    "take": """
    (takes|will take|should take|needs|might take|will only take|would take|only takes|take) [about|only|around
    |roughly|maybe]
    """,
  ]

  static let all = title + due + repeats + priority + notes + minutes + clear + open

  private static let title: [String] = [
    "(rename|retitle|reword|rephrase) {which} (to|as|into) {title}", "(rename|retitle|call) <it> [to|as] {title}",
    "(rename|retitle|call) <it> {title} instead",
    "(change|edit|update|set) [the] (title|name|words|text|wording) (of|on|for) {which} to {title}",
    "(change|edit|update|set) [the|its] (title|name|words|wording) to {title}",
    "(change|edit|update) {which} to (say|read) {title}", "{which} should (say|read|be called) {title}",
    "(it|this|that) should (say|read|be called) {title}",
  ]

  private static let due: [String] = [
    "(make|set|have) {which} due [on|at|by|for] {due}",
    "(make|change|set|put|switch|get|have) {which} <card> (to|for|on|at|due|due on) {due}",
    "(move|reschedule|shift|bring|push|pull|rebook) {which} (forward|back|over|up|out) (to|for|on|at|until) {due}",
    "(move|reschedule|shift|change|switch|set|put|make) {which} to {due}",
    "(reschedule|shift) {which} (for|on|at|until) {due}",
    "(can we|could we|shall we|lets|can i|could i|id rather|i will|ill) do {which} [on|at|by] {due} instead",
    "(can|could) {which} be [moved to|on|at|by] {due} instead", "do {which} [on|at|by] {due} instead",
    "(prepone|postpone|pull forward|bring forward) {which} to {due}",
    "make (the|my) {which} {due} instead", "give {which} (a|the) <date> (of|on|for) {due}",
    "give <it> (a|the) <date> (of|on|for) {due}",
    "move {which} <card> (to|for|on|at|until) {due}", "reschedule {which} {due}",
    """
    (make|change|move|set|reschedule|shift|switch|push|bring) <it> [to|for|on|due|at|due on|due at|be|be at|be on
    |forward to|up to] {due} [instead]
    """,
    "<oops> (make|change|move|set) [it|that|this] [to|for|at|on] {due} [instead]",
    """
    <oops> (no|actually|sorry|oh|wait|hmm|i mean|i meant|or rather|rather|not that) [to|for|at|on] {due} [instead]
    """,
    """
    <oops> (its|it is|thats|that is|make it|make that|make this|due|its due|it is due|that should be|it should be
    |should be) [actually] [due] [for|at|on|by] {due} [instead]
    """,
    "(change|move|set|update|edit|push) [the] <date> (of|for|on) {which} (to|for) {due}",
    "[the] <date> (of|for|on) {which} (is|is now|has moved to|moved to|is actually) {due}",
    "(change|move|set|update) {which} <date> to {due}", "(change|move|set|update|push) [the|its] <date> to {due}",
    "{which} (is|should be|needs to be) due [on|at|by] {due}",
    "{which} should be [on|at|by|for] {due}",
    """
    {which} (is|should be|got moved|has moved|moved|is now|is moved|has been moved) [now|to|on|by|at|for] {due}
    [instead|now|not]
    """,
  ]

  private static let repeats: [String] =
    [
      "(make|set|have|let) {which} (repeat|recur|happen|come back|be|come round) [every time] {repeat}",
      "(make|set|have|let) <it> (repeat|recur|happen|come back|be|a|come round) {repeat}",
      "(make|set) {which} <card> {repeat}", "repeat {which} {repeat}",
      "{which} (should|needs to|has to|must) (repeat|happen|recur|come back) {repeat}",
      "(make|set) <it> {repeat}", "repeat [<it>] {repeat}",
    ] + adverbs.map { "make (the|my) {which} \($0) {repeat=FREQ=\($1)}" }

  /// A thing that is made weekly is no thing to make.
  private static let adverbs = [
    ("daily", "DAILY"), ("weekly", "WEEKLY"), ("fortnightly", "WEEKLY;INTERVAL=2"), ("monthly", "MONTHLY"),
    ("yearly", "YEARLY"),
  ]

  private static let priority: [String] = [
    "(make|set|mark|flag) {which} [as|to] {priority} [priority]",
    "(make|set|mark|flag) <it> [as|to] {priority} [priority]",
    "{which} is [now] [really|very|super|actually|so|quite] {priority} [priority] [now]",
    """
    (its|it is|thats|that is|this is|that ones|this ones) [really|very|super|actually|quite|so] {priority} [priority]
    """,
    "(change|set) [the] priority (of|on|for) {which} to {priority}",
    "(bump|raise|up) [the priority of] {which} [up] [to the top] {priority=high}",
    "(lower|drop) the priority of {which} {priority=low}",
    "(prioritise|prioritize) {which} {priority=high}", "(deprioritise|deprioritize) {which} {priority=low}",
    "{priority} priority",
  ]

  private static let notes: [String] = [
    "(add|put|attach|stick) [a] (note|notes) (to|on|for) {which}: {notes}",
    "(add|put|attach) [a] note (to|on) {which} (saying|that says|that|to say) {notes}",
    "(add|put|attach) [a] note [to|on] [<it>]: {notes}", "(add|put) (the|a) note {notes} (to|on) {which}",
    "add to {which}: {notes}", "add to (its|this cards|the cards|that cards|this ones|that ones) notes {notes}",
    "add to {which} notes {notes}", "(note on|notes for|note for) {which}: {notes}",
  ]

  private static let minutes: [String] = [
    "{which} <take> {minutes} [job|task|thing|tops|max]", "(set|put|change) {which} (to|at|down as) {minutes}",
    "{which} is a {minutes} (job|task|thing)",
    "(it|this|that|itll|it will|thatll) <take> {minutes} [tops|max]", "(set|make) {which} [to|take] {minutes} long",
  ]

  private static let clear: [String] = [
    """
    (remove|clear|delete|drop|take off|scrap|lose|forget|get rid of|strip|unset) [the|its] <date> (from|of|on|for
    |off) {which} {clear=due}
    """,
    """
    <oops> (remove|clear|delete|drop|take off|scrap|lose|forget|get rid of|no|without|without a|there is no|theres
    no|not any) [the|its|a] (due date|date|deadline|due|due time|particular time) [actually|on it|for it|on this|on
    that] {clear=due}
    """,
    """
    {which} (has no|doesnt have a|does not have a|doesnt need a|needs no|without a) (due date|date|deadline|due)
    [anymore|any more] {clear=due}
    """,
    "take [the|its] <date> off [of] {which} {clear=due}",
    "(stop repeating|dont repeat|do not repeat) {which} {clear=repeat}",
    """
    (stop repeating|dont repeat|do not repeat|no repeat|just once|only once|not every time|no repeats) [<it>]
    {clear=repeat}
    """,
    "(stop) {which} (repeating|recurring|from repeating|coming back) {clear=repeat}",
    "(remove|clear|delete) [the] (repeat|recurrence|repetition) (from|of|on) {which} {clear=repeat}",
    "(remove|clear|delete) [the] (notes|note) (from|of|on) {which} {clear=notes}",
    "(remove|clear|reset) [the] priority (from|of|on) {which} {clear=priority}",
    """
    (its|it is|that is|thats) not (urgent|important|a priority|high priority) [anymore|any more|at all]
    {clear=priority}
    """,
    "{which} (isnt|is not) (urgent|important) [anymore|any more] {clear=priority}",
  ]

  private static let open: [String] = [
    "(change|edit|update) {which} to {title}", "(edit|update) {which}", "edit",
  ]

}
