/// The ways to say what is felt: how it begins, what is felt and how much, and what is told about it after that.
enum SymptomPhrases {
  static var all: [String] {
    told(measured) + wrong + told(timed) + noted + graded + overall + ended + own
  }

  private static func told(_ bodies: [String]) -> [String] {
    bodies.flatMap { body in tails.map { "\(feeling) \(body) \($0)" } }
  }

  /// Names beyond those that are known.
  private static let own = [
    "(log|record|track|add|new) [a|the|my] symptom [called|named] {symptom*}",
    "(log|record|track|add|new) [a|the|my] symptom [called|named] {symptom*} [severity|at|level|is|a|an] {severity}",
    "(log|record|track|add) {symptom*} as [a|my] symptom [at|severity] {severity}",
    "(log|record|track|add) {symptom*} as [a|my] symptom",
  ]

  /// A number that is none from 0 to 10 is told so, and taken for no hour.
  private static let wrong = ["\(feeling) {symptom} \(level) {number}", "\(feeling) {symptom} \(level) {number/number}"]

  private static let feeling = """
    [log|add|record|track|note|new|symptom|symptoms|got|having|had|feel|feeling|felt|im|i am|i feel|im feeling
    |i felt|i was|ive got|i have got|i have|ive had|i had|i get|im having|im getting|i got|getting|been having
    |still|woke up with|woke up|theres|my|this] [symptom|got|feeling|been feeling|been] [a|an|my|some|the|this
    |another|really|very|so|quite|pretty|a bit|a bit of a|a little|bit of a|kind of|super] [bit|of]
    """

  private static let level = """
    [severity|level|intensity|is|at a|at an|is at|a|an|is a|about|around a|about a|its|its a|like a|score|rated
    |maybe|probably|hitting|pain]
    """

  private static let since = """
    [since|from|starting|started|began|that started|it started|came on|that began|at|which started|started at]
    """

  private static let because = """
    (after|from|because of|due to|triggered by|brought on by|caused by|thanks to|following|probably from|maybe
    from|probably the|from all the|bc of|cos of|trigger|triggers|set off by|might be|could be|probably|i blame
    |blame)
    """

  private static let took = """
    [so|and] [i|ive|just|then|i just] (took|taken|had|popped|took a|took an|took some|took my|had a|had some
    |taking|medication)
    """

  private static let back = """
    (is|are|has|have|keeps|keep) (back|come back|returned|starting|starting again|coming on|coming back|flaring up
    |flaring|playing up|acting up|killing me|throbbing|getting worse|bothering me|bad again|back again)
    [again|today|now|this morning]
    """

  private static let measured = [
    "{symptom} \(since) {at} \(level) {severity}",
    "{symptom} \(level) {severity} \(since) {at}",
    "{symptom} (coming on|starting|kicking in|building|brewing) \(level) {severity}",
    "{symptom} [all day|all morning|all afternoon|all evening|all night|all week] \(level) {severity}",
    "{severity} {symptom}",
  ]

  private static let timed = ["{symptom} \(since) {at}", "{symptom}"]

  private static let tails = [
    "[today|now|again|right now|atm|at the moment]",
    "[today|now|again] \(because) {triggers}",
    "\(took) {medication}",
    "(note|notes|comment) [that] {note}",
    "(all day|all morning|all afternoon|all evening|all night|all week|on and off)",
    "(about|over|before|during) {triggers}",
    "\(because) {triggers} \(took) {medication}",
    "\(because) {triggers} (note|notes|comment) {note}",
    "\(took) {medication} (note|notes|comment) {note}",
  ]

  private static let noted = [
    "\(feeling) {symptom} \(because) {triggers}, \(level) {severity}",
    "\(feeling) {symptom} \(back)", "\(feeling) {symptom} \(back), \(level) {severity}",
    "\(feeling) {symptom} \(back) \(level) {severity}",
    "\(feeling) {symptom} \(level) {severity}, {note}",
    "\(feeling) {symptom} \(level) {severity} \(since) {at}, {note}",
    "\(feeling) {symptom} \(since) {at} \(level) {severity}, {note}",
    "\(feeling) {symptom} \(since) {at}, {note}",
  ]

  /// How bad in words, by the number it stands for.
  private static let graded: [String] = [
    (3, "mild|slight|minor|small|light|faint"),
    (5, "moderate|medium|middling"),
    (7, "bad|nasty|strong|really bad|pretty bad|rough|proper"),
    (8, "severe|terrible|awful|horrible|intense|killer|massive|very bad|raging|brutal"),
    (10, "unbearable|excruciating|the worst"),
  ]
  .flatMap { number, words in
    ["", "\(since) {at}", "\(because) {triggers}", "\(took) {medication}"].map {
      "\(feeling) (\(words)) {symptom} [today|now|again] \($0) {severity=\(number)}"
    } + ["", "\(since) {at}", "\(because) {triggers},"].map {
      "\(feeling) {symptom} [today|now|again] \($0) [its|thats|and its|which is|and|and it is|quite|really] (\(words)) {severity=\(number)}"
    }
  }

  private static let overall = [
    """
    [log|record] [how] [i|i am|im|today|the day|my day|symptoms|ive been|it] [is|was|feel|feels|felt|feeling
    |been] [a|an|at] {severity} (overall|in general|generally) [today] {symptom=overall}
    """,
    """
    overall [i|i am|im|today|the day|my day|symptoms|ive been|it] [is|was|feel|feels|felt|feeling|been]
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

  private static let ended = [
    """
    [my|the|that|this] {symptom} (is gone|has gone|gone|eased|eased off|has eased|has eased off|has worn off|is wearing off|went away|has gone away|is over|over|stopped|has
    stopped|has passed|passed|cleared|cleared up|has cleared|has cleared up|ended|has ended|has lifted|lifted
    |finished|is finished|wore off|all gone|all better|eased off completely|subsided|has subsided|is better
    now|all clear) [now|today|finally|at last|completely] {ended=true}
    """,
    """
    [my|the|that] {symptom} (is gone|has gone|gone|went away|stopped|has stopped|passed|cleared up|ended|has
    lifted|lifted) {at} {ended=true}
    """,
    """
    [my|the|that] {symptom} (is|has|is finally|has finally) (gone|stopped|passed|lifted|ended|cleared|over)
    (after|thanks to) {note} {ended=true}
    """,
    """
    (no more|no longer have|i no longer have|i dont have|not|got rid of) [a|the|my] {symptom} [anymore|any
    more|now] {ended=true}
    """,
  ]
}
