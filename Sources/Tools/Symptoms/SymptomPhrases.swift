/// The ways to say what is felt: how it begins, what is felt and how much, and what is told about it after that.
enum SymptomPhrases {
  static let words: KeyValuePairs = [
    "which": "[its|thats|and its|which is|and|and it is|quite|really]",
    "spans": "(all day|all morning|all afternoon|all evening|all night|all week)",
    "over": """
    [is|has|have|are] [finally|just|now|all|completely|mostly] (gone|gone away|eased|eased off|worn off|wearing off|went
    |went away|over|over with|stopped|passed|cleared|cleared up|cleared off|ended|lifted|finished|wore off|all better
    |better now|subsided|broke|all clear|eased off completely)
    """,
  ]

  static var all: [String] {
    told(measured) + wrong + told(timed) + led + concerned + noted + lasted + graded + overall + ended + none + own
  }

  private static func told(_ bodies: [String]) -> [String] {
    bodies.flatMap { body in tails.map { phrase("<felt>", body, $0) } }
  }

  /// Names beyond those that are known.
  private static let own = [
    "(log|record|track|add|new) [a|the|my] symptom [called|named] {symptom*}",
    "(log|record|track|add|new) [a|the|my] symptom [called|named] {symptom*} [severity|at|level|is|a|an] {severity}",
    "(log|record|track|add) {symptom*} as [a|my] symptom [at|severity] {severity}",
    "(log|record|track|add) {symptom*} as [a|my] symptom",
  ]

  /// A number that is none from 0 to 10 is told so, and taken for no hour.
  private static let wrong = ["<felt> {symptom} <level> {number}", "<felt> {symptom} <level> {number/number}"]

  /// When it was, first: "last night nausea 3".
  private static let led = ["{at} <felt> {symptom} <level> {severity}", "{at} <felt> {symptom}"].flatMap { body in
    ["", "<because> {triggers}", "<took> {medication}"].map { phrase("[on|at]", body, $0) }
  }

  /// What it is about, where that is no time: "about an hour ago".
  private static let concerned = [
    "<felt> {symptom} about {triggers}", "<felt> {symptom} <level> {severity} about {triggers}",
    "<felt> {symptom} about {triggers} <level> {severity}",
  ]

  private static let measured = [
    "{symptom} (today|now|again|right now|atm) <level> {severity}",
    "{symptom} <since> {at} <level> {severity}",
    "{symptom} <level> {severity} <since> {at}",
    "{symptom} (coming on|starting|kicking in|building|brewing) <level> {severity}",
    "{symptom} [<spans>] <level> {severity}",
    "{severity} {symptom}",
  ]

  private static let timed = ["{symptom} <since> {at}", "{symptom}"]

  private static let tails = [
    "[today|now|again|right now|atm|at the moment]",
    "[today|now|again] <because> {triggers}",
    "<took> {medication}",
    "(<spans>|on and off|off and on|coming and going|comes and goes|once|twice|three times|a few times)",
    "(over|before|during|when|whenever|while) {triggers}",
    "<because> {triggers} <took> {medication}",
    "<because> {triggers} (note|notes|comment) {note}",
    "<took> {medication} (note|notes|comment) {note}",
  ]

  /// Not behind a bare name: a "sick note" is a thing.
  private static let noted =
    (measured + ["{symptom} <since> {at}"]).map {
      phrase("<felt>", $0, "(note|notes|comment) [that] {note}")
    } + added

  private static let added = [
    "<felt> {symptom}, (note|notes|comment) [that] {note}",
    "<felt> {symptom} (note that|comment that) {note}",
    "<felt> {symptom} <level> {severity} (behind|above|under) {note}",
    "<felt> {symptom} <because> {triggers}, <level> {severity}",
    "<felt> {symptom} <back>", "<felt> {symptom} <back>, <level> {severity}",
    "<felt> {symptom} <back> <level> {severity}",
    "<felt> {symptom} [today|now|again|right now|atm] <level> {severity}, {note}",
    "<felt> {symptom} <level> {severity} <since> {at}, {note}",
    "<felt> {symptom} <since> {at} <level> {severity}, {note}",
    "<felt> {symptom} <since> {at}, {note}",
  ]

  /// How long: up to now, or from when it was.
  private static let lasted = ["", "<level> {severity}"].flatMap { level in
    [
      phrase("<felt> {symptom}", level, "for [about|like|maybe|around|the last] {lasting}"),
      phrase("<felt> {symptom}", level, "[that] lasted [for] [about|like|maybe|around] {lasting} {ended=true}"),
      phrase(
        "<felt> {symptom}", level, "{at} [that] (lasted|for) [for] [about|like|maybe|around] {lasting} {ended=true}"),
    ]
  }

  /// How bad in words, by the number it stands for.
  private static let graded: [String] = [
    ("{severity=3}", "(mild|slight|minor|small|light|faint)"),
    ("{severity=5}", "(moderate|medium|middling)"),
    ("{severity=7}", "(bad|nasty|strong|really bad|pretty bad|rough|proper)"),
    ("{severity=8}", "(severe|terrible|awful|horrible|intense|killer|massive|very bad|raging|brutal)"),
    ("{severity=10}", "(unbearable|excruciating|the worst)"),
  ]
  .flatMap { severity, words in
    ["", "<since> {at}", "<because> {triggers}", "<took> {medication}"].map {
      phrase("<felt>", words, "{symptom} [today|now|again]", $0, severity)
    }
      + ["", "<since> {at}", "<because> {triggers},"].map {
        phrase("<felt> {symptom} [today|now|again]", $0, "<which>", words, "[today|now|again|atm|<spans>]", severity)
      }
  }

  private static let overall = [
    "[i have|i had|ive had|theres|there were|there are] (no|no more|zero) symptoms [at all] [today] {symptom=overall} {severity=0}",
    "[i had|ive had|there were] (no|zero) symptoms [at all] {at} {symptom=overall} {severity=0}",
    "overall [it was|i was|the day was|was] [a|an|about a] {severity} {at} {symptom=overall}",
    "{at} overall [it was|i was|the day was|was] [a|an|about a] {severity} {symptom=overall}",
    "[today|the day] [was|is] (symptom free|free of symptoms|pain free) [today] {symptom=overall} {severity=0}",
    """
    [log|record] [how] [i|i am|im|today|the day|my day|symptoms|ive been|it] [is|was|feel|feels|felt|feeling
    |been] [a|an|at] {severity} (overall|in general|generally) [today] {symptom=overall}
    """,
    """
    [the|my] overall [i|i am|im|today|the day|my day|day|symptoms|ive been|it] [is|was|feel|feels|felt|feeling|been]
    [like] [a|an|at|about] {severity} [today] [for symptoms|for pain|symptom wise] {symptom=overall}
    """,
    """
    overall [i|i am|im|today|the day|my day|symptoms|ive been|it] [is|was|feel|feels|felt|feeling|been]
    [like] [a|an|at|about] {severity} [today] {note} {symptom=overall}
    """,
    """
    (today is|today was|today has been|todays) [a|an|about a] {severity} (overall|symptom wise|symptomwise
    |for symptoms|pain wise) {symptom=overall}
    """,
  ]

  private static let none = [
    "no {symptom} (today|now|at all|so far|today so far) {severity=0}", "no {symptom} [at all] {at} {severity=0}",
  ]

  private static let ended = [
    "[my|the|that|this] {symptom} <over> [now|today|finally|at last|completely|again] {ended=true}",
    "[my|the|that|this] {symptom} <over> [at|by|around|about] {at} {ended=true}",
    "[my|the|that|this] {symptom} <over> (after|thanks to|with) {note} {ended=true}",
    """
    (no more|no longer have|i no longer have|i dont have|not|got rid of) [a|the|my] {symptom} [anymore|any
    more|now] {ended=true}
    """,
  ]
}
