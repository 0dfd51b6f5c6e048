internal import Language

/// Words about a task that are not part of its title: how long it takes, how important it is, or mere filler.
struct Aside: Sendable {
  /// `{slot=value}` and `{minutes}` set fields of the capture. With `{title=kept}` the words stay in the title.
  let template: Template
  let position: Position

  enum Position: Sendable {
    /// Anywhere in the line.
    case anywhere
    /// With a pause, a time that was taken or an end of the sentence on both sides.
    case clause
    /// At the start or the end of the line, but not all of it.
    case edge
  }

  private init?(_ source: String, _ place: Position) {
    guard let template = try? Template(source, rules: Aside.rules) else { return nil }
    self.template = template
    self.position = place
  }

  /// Asides that say how long the task takes or how important it is.
  static let attributes = AsideIndex(
    [
      ("<it> (take|takes|taking|need|needs) [me] <about> {minutes} [to do|or so|tops|max]", .anywhere),
      ("<should> (take|need) [me] <about> {minutes} [or so|tops|max]", .anywhere),
      ("(takes|taking) [me] <about> {minutes} [or so|tops|max]", .anywhere),
      ("[a|its a|just a|only a|quick] {minutes} (job|task|thing|chore)", .edge),
      ("<about> {minutes} [or so|tops|max|ish|long|of work]", .clause),
      ("[a|its a|just a|only a|quick] {minutes} (job|task)", .clause),
      ("(call it|say|allow) <about> {minutes} [or so|tops|max|for it|for that]", .clause),
      ("[<very>] (urgent|important|critical|vital) {priority=high}", .clause),
      (
        "(its|it is|thats|this is) [really|very|super|so|quite|pretty|kinda|rather] (urgent|important|critical|vital) "
          + "{priority=high}", .edge
      ),
      ("(its|it is|thats|itll be|its gonna be) [only|just] <about> {minutes} [or so|tops|max|job]", .edge),
      (
        "[its|<very>] (high priority|high prio|top priority|priority high|hi prio|pri h|pri high|prio high|priority h) {priority=high}",
        .edge
      ),
      ("(asap|as soon as possible|urgently|pronto|urgent|urgent urgent|urgent urgent urgent) {priority=high}", .edge),
      ("urgent (care|treatment) {title=kept}", .anywhere),
      (
        "(top priority|high priority|urgent|urgently) [apparently|actually|now|really|i guess|please] {priority=high}",
        .clause
      ),
      ("(p0|p1|prio 1|priority 1) {priority=high}", .clause),
      (
        "[its] (low priority|low prio|lowest priority|priority low|lo prio|pri l|pri low|prio low|priority l) {priority=low}",
        .edge
      ),
      ("[theres|its] (no rush|no hurry|not urgent|nothing urgent|not important) {priority=low}", .edge),
      ("[its] (not a priority|no priority|not much of a priority|not top priority) {priority=low}", .edge),
      (
        "(whenever|when|once|as soon as) (i|we|you) [ever|next|finally] (get|have|find|got) (a|an|one) [free|spare|quiet] "
          + "(minute|min|mo|moment|sec|second|chance|hour) {priority=low}", .edge
      ),
      (
        "(no rush|no hurry|not urgent|nothing urgent|not important|low priority|low prio) but {priority=low}", .anywhere
      ),
      ("(whenever|when i can|if i get time|when theres time|if theres time) {priority=low}", .edge),
      ("(will|would|could|can) (you|ya)", .edge),
    ].compactMap { Aside($0, $1) })

  /// How long the task takes, behind its day: "… on thursday about two hours".
  static let lengths = AsideIndex(
    [("<about> {minutes} [or so|tops|max|ish|long|of work]", .clause)].compactMap { Aside($0, $1) })

  /// Asides without information.
  static let fillers = AsideIndex(
    [
      ("(someday|some day|sometime|at some point|some point|one of these days|eventually|one day)", .edge),
      ("(yet|for ages|for weeks|for months|at long last|without fail)", .edge),
      ("on the dot", .anywhere),
      ("(when|whenever|once|as soon as) (you|u) (can|are free|have time|get time|get a chance)", .edge),
      ("[and] (\(English.idleRemarkTemplate))", .clause),
      ("[and] (no excuses|no ifs no buts|dont be late|for definite|for sure this time|no matter what)", .edge),
      ("[i] [really] (need|have|want|got|ought) to (do|get|finish|sort) (that|it|this|them) [done|sorted]", .clause),
      ("[please|so] (remind|nudge|ping|tell) me [about (it|that|this)]", .clause),
      (
        "[please|and|so] (dont|do not|not to|lets not|mustnt|must not) forget [it|this|that|them|though|please]",
        .clause
      ),
      ("(ha|haha|hahaha|hehe|lol|ha ha)", .clause),
    ].compactMap { Aside($0, $1) })

  private static let rules = WordRules([
    (
      "it",
      "(it|that|this|which|itll|thatll|thisll) [should|will|might|would|could|may] [only|probably|just|prob|probs]"
    ),
    ("should", "(should|will|might|would|could|may|shouldnt) [only|probably|just|prob|probs]"),
    ("about", "[only|just|probably|probs|prob|maybe] [about|around|roughly|like|approx|approximately|up to|under]"),
    ("very", "(super|very|really|quite|so|its|this is|thats|pretty|extremely|most)"),
  ])
}

/// Asides, indexed by the words that can open them. Most words of a line open none.
struct AsideIndex: Sendable {
  private let asides: [Aside]
  /// For each word, the bits of the asides that it can open.
  private var openings = WordTable<UInt64>()
  /// The bits of the asides that can open with a duration.
  private var lengthOpenings: UInt64 = 0

  init(_ rows: [Aside]) {
    self.asides = rows
    for (row, aside) in rows.enumerated() {
      let bit: UInt64 = 1 << UInt64(row)
      for word in aside.template.opening.firstWords { openings.update(word, initial: 0) { $0 |= bit } }
      if !aside.template.parts.isEmpty, aside.template.opening.lengths.lowerBound == 0 { lengthOpenings |= bit }
    }
  }

  /// The asides that can begin with the word.
  func candidates(beginningWith word: Line.Word) -> some Collection<Aside> {
    let bits =
      (openings[word.spelling] ?? 0) | (lengthOpenings != 0 && word.beginsLength(in: .english) ? lengthOpenings : 0)
    return bits.setBits.map { asides[$0] }
  }
}
