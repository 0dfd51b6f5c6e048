/// What people say back to a receipt to strike a part of it, or to say another.
enum EditRetorts {
  static let words: KeyValuePairs = [
    "wait": "[actually|no|sorry|oh|wait|hmm|oops|hang on|and|no wait]",
    "after": "[actually|after all|please|then|though|anymore|any more|for it|on it|on this|on that|now]",
  ]

  static let all = struck + clears + said + listed

  /// A field, and the names of its part of a receipt.
  private static let parts = [
    ("due", "(due date|date|deadline|day|due|reminder|due day)"), ("time", "(time|hour|clock time|time of day)"),
    ("repeat", "(repeat|repeats|repetition|recurrence|repeating)"), ("priority", "(priority|urgency)"),
    ("notes", "(note|notes)"), ("action", "(action|contact|number)"),
    ("minutes", "(estimate|minutes|duration|length|guess|time estimate)"),
  ]

  private static let struck = parts.flatMap { field, part in
    [
      """
      <wait> (no|without|forget|forget about|drop|remove|skip|lose|leave out|leave off|strike|scrap|clear|delete|ignore
      |not any|never mind) [the|a|an|its|any] \(part) <after> {clear=\(field)}
      """,
      """
      <wait> (it|that|this) (doesnt|does not|didnt|shouldnt|should not) (have|need) [a|an|any] \(part) <after>
      {clear=\(field)}
      """,
    ]
  }

  private static let clears = [
    "<wait> (no time|forget the time) (just|only) the (day|date) {clear=time}",
    "<wait> (all day|any time that day|anytime that day|just the day|only the day) <after> {clear=time}",
    """
    <wait> (it|that|this) (doesnt|does not|shouldnt|should not|wont) (repeat|recur|come back|happen again) <after>
    {clear=repeat}
    """,
    "<wait> {which} (dont|doesnt|does not|do not) (repeat|recur|come back) <after> {clear=repeat}",
    "<wait> [just|only] (this once|the once|this one time|the one time|a one off) <after> {clear=repeat}",
    "<wait> (its|it is|thats|this is) [just|only] a one off <after> {clear=repeat}",
    """
    <wait> [its|it is|thats|this is|that one is|this one is] (not|isnt) [so|that|really|very|actually|all that]
    (urgent|important|a priority|high priority|pressing) <after> {clear=priority}
    """,
    "<wait> (it|that|this) (isnt|is not) [so|that|really|very|all that] (urgent|important|pressing) <after> {clear=priority}",
    "<wait> (its|it is|thats|that is|this is) (not|no) [a|an] (call|text|email|link|phone call) <after> {clear=action}",
    """
    <wait> [i have] (no idea|not sure|dont know|i dont know) how long (it|that|this) (takes|will take|ll take|might take)
    {clear=minutes}
    """,
  ]

  /// Of a list that was shown: "do the third tomorrow", "and the first on saturday".
  private static let listed = [
    (1, "(first|1st)"), (2, "(second|2nd)"), (3, "(third|3rd)"), (4, "(fourth|4th)"), (5, "(fifth|5th)"), (-1, "last"),
  ].map { number, name in
    phrase("(do|and|also|then|move|put|make) the", name, "[one] [to|on|at|for|by] {due} {which=\(number)}")
  }

  private static let said = [
    "<wait> [theres|there is] (no rush|no hurry|it can wait|not that important|whenever) <after> {priority=low}",
    """
    <wait> [the|its] (title|name|text|wording|card) (should be|is|should say|should read|ought to be|was meant to be) {title}
    """,
    """
    <wait> (her|his|their|its|the) (number|phone number|phone|mobile|email|email address|address|link|url) (is|should be)
    {target}
    """,
    "<wait> [on|at|by|for] {due} (is when its due|is the deadline)",
    """
    <wait> (call|ring|phone|text|email|message|do|see|meet|visit) (them|him|her|it|that|this) [on|at|by|for] {due} instead
    """,
  ]
}
