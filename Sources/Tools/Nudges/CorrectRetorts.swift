/// What people say back to a receipt.
enum CorrectRetorts {
  static let words: KeyValuePairs = [
    "oops": """
    [actually|no|sorry|oh|wait|hmm|i mean|i meant|or rather|rather|no wait|oops|hang on|no sorry|and|make it|make that
    |its|thats|with|i said|no its|sorry its|oh no|wait no|oh wait|oh no wait|no no|hold on|no hang on|no hold on]
    """,
    "not": "(not|and not|instead of|rather than)",
    "to": "[with|to|for|about]",
  ]

  static let all = instead + times + replaced + bare

  private static let instead: [String] = [
    "<oops> {new}, not {old}", "<oops> {new} (instead of|rather than) {old}",
    "<oops> (its|thats|its meant to be|that should be|it should be|i meant|i said) <to> {new} not <to> {old}",
    """
    (it|that|this|the call|the text|the email|the meeting|the visit) (is|should be|was) [with|to|for|about] {new}, not
    {old}
    """,
  ]

  /// A day, a time or how often, beside the one that was wrong.
  private static let times: [String] = [
    "<oops> <oops> [on|at|for|by] {due} <not> [on|at|for|by] {wrong}", "<oops> <oops> {repeat} <not> {old}",
    "<oops> (not|isnt|is not|its not|thats not) {old}, <oops> [on|at|for|by] {due}",
    "<oops> (not|isnt|is not|its not|thats not) {old}, <oops> {repeat}",
  ]

  private static let replaced: [String] = [
    "[no|sorry|oops|oh|actually] (i meant|i mean|i meant to say|i said|its|it is|thats|it should be|that should be) {new}",
    "(no|sorry|oops|no wait|wait no|oh no|no sorry|no hang on|no hold on) {new}",
  ]

  private static let bare: [String] = [
    "<oops> {repeat} [instead|then|actually|please|only|really]",
    """
    <oops> (its|it is|itll be|thats|more like|make it more like|rather|about|only|just|itll take|thatll take) [more like
    |about|only|just|actually] {minutes} [actually|instead|tops|max|really|i think]
    """,
    "{minutes}",
    "<oops> [on|at|for|by|due] {due} [instead|then|actually|please|really]",
  ]
}
