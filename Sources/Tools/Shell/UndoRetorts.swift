/// What people say back to a receipt to take all of it back.
enum UndoRetorts {
  static let words: KeyValuePairs = [
    "wait": "[actually|no|sorry|oh|wait|hmm|oops|hang on|no wait|ok|nah|on second thoughts]"
  ]

  static let all = [
    "<wait> (forget|scrap|scratch|strike|bin|ignore) (it|that|that one|this|this one) [then|actually] {of=change}",
    """
    <wait> [no] (not that one|not that|not this one|the wrong one|wrong one|that was the wrong one|not the right one) {of=change}
    """,
    """
    <wait> [its|it is|thats|that is|it|that|actually|i am|im] (not|isnt|wasnt|not actually|not really) (done|finished|complete|completed)
    [yet|after all|at all|actually|with that|with it] {of=change}
    """,
    """
    (no|nope|oh no) (it|that|i|he|she|they|we) (isnt|wasnt|didnt|havent|hasnt|doesnt|arent|is not|did not|was not|have
    not|has not) {of=change}
    """,
    """
    <wait> (dont|do not|please dont) (snooze|drop|delete|change|move|touch|skip|complete|finish|park) (it|that|this|that
    one|this one) [yet|after all] {of=change}
    """,
    """
    <wait> [just] (leave|keep|put|have) (it|that|this) [back] (as|how|the way|where|like) (it|that|they) (was|were)
    [before|please] {of=change}
    """,
    """
    <wait> (keep it|keep that|keep that one|keep this one|i want to keep it|i still need it|i need it|i want it|leave it
    there|let it stay) [after all|though|then|please] {of=loss}
    """,
  ]

}
