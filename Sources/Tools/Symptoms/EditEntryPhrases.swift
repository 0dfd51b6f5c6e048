/// What people say back right after an entry of the symptom log, by the kind of the entry.
enum EditEntryPhrases {
  static let words: KeyValuePairs = [
    "oops": "[actually|no|sorry|oh|wait|hmm|oops|hang on|no wait|and]",
    "it": "(it|that|this|that one|this one|the severity|the number)",
  ]

  static let all = [
    "symptom_entry": numbers + named + times + brought + over, "measure": numbers + times,
    "medication_entry": amounts + times + went,
  ]

  private static let numbers = [
    "<oops> (make|change|set|put) <it> [to|at|be|into] [a|an|be a] {severity}",
    "<oops> <it> (was|is|should be|should have been) [really|actually|more like|rather] [a|an] {severity}",
    "<oops> (its|thats|more like|i mean|i meant|rather|or rather|say|make it) [really|actually] [a|an] {severity}",
    "(actually|no|sorry|oh|wait|hmm|oops|hang on|no wait) [a|an] {severity}",
    "(its|now its|its down to|its up to|down to|up to) [a|an] {severity} [now]",
  ]

  private static let named = ["(severity|level|intensity) [is|was|of] [about|like] {severity}"]

  private static let over = [
    """
    <oops> [its|it is|it has|thats|that is|all] [finally|now|all|just] (gone|over|gone now|over now|better now|gone away|passed
    |stopped|it stopped|it passed|it went away|it went) [now|again|at last] {ended=true}
    """
  ]

  private static let amounts = [
    "<oops> (make|change|set) <it> [to] {dose}",
    "<oops> <it> (was|is|should be|should have been) [really|actually|only] {dose}",
    "<oops> (i took|took|i had|only|just) [only|just] {dose}",
  ]

  private static let times = [
    "<oops> (make|change|set|put|move) <it> [to|at|be|into] {at}",
    "<oops> <it> (was|is|should be|started|began) [really|actually|from|of|at] {at}",
    "<oops> (since|from|at|around|about|it started|started|it began) {at}",
  ]

  private static let brought = [
    """
    <oops> [it was|that was|its|it came] (after|because of|due to|triggered by|caused by|brought on by|trigger|triggers)
    {triggers}
    """,
    "<oops> (no|without|forget|drop|remove|strike|not any) [the|its|any] (trigger|triggers) [after all] {clear=triggers}",
    "<oops> (no|without|forget|drop|remove|strike) [the|its|any] (note|notes|words) [after all] {clear=note}",
  ]

  private static let went = [
    ("late", "late|a bit late"), ("skipped", "on purpose|skipped|skipped it|skipped on purpose"),
    ("missed", "missed|forgotten|i forgot|i forgot it|i missed it"),
    ("unknown", "not sure|im not sure|i dont know|i do not know"), ("taken", "taken|i took it|i did take it"),
  ]
  .map { state, words in "<oops> [it was|that was|i was] (\(words)) {state=\(state)}" }
}
