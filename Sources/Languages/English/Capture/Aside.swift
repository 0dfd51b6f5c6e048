internal import Language

/// Words about a thing to do that are no part of its name: how long it takes, how much it matters, nothing at all.
struct Aside: Sendable {
  /// What `{slot=value}` fixes and `{minutes}` reads goes into the capture.
  let template: Template
  let place: Place

  enum Place: Sendable {
    /// Wherever it stands.
    case anywhere
    /// Where a pause or an end of the sentence is on both sides.
    case clause
    /// At the start before a pause, or at the end.
    case edge
  }

  private init?(_ source: String, _ place: Place) {
    guard let template = try? Template(source, rules: Aside.rules) else { return nil }
    self.template = template
    self.place = place
  }

  /// Those that say how long it takes or how much it matters.
  static let telling = Asides(
    [
      ("<it> (take|takes|taking|need|needs) [me] <about> {minutes} [to do|or so|tops|max]", .anywhere),
      ("<should> (take|need) [me] <about> {minutes} [or so|tops|max]", .anywhere),
      ("(takes|taking) [me] <about> {minutes} [or so|tops|max]", .anywhere),
      ("[a|its a|just a|only a|quick] {minutes} (job|task|thing|chore)", .edge),
      ("<about> {minutes} [or so|tops|max|ish|long|of work]", .clause),
      ("[<very>] (urgent|important|critical|vital) {priority=high}", .clause),
      ("[its|<very>] (high priority|high prio|top priority|priority high|hi prio) {priority=high}", .edge),
      ("(asap|as soon as possible|urgently) {priority=high}", .edge),
      ("[its] (low priority|low prio|lowest priority|priority low|lo prio) {priority=low}", .edge),
      ("[theres|its] (no rush|no hurry|not urgent|nothing urgent|not important) {priority=low}", .edge),
      ("(no rush|no hurry|not urgent|nothing urgent|not important) but {priority=low}", .anywhere),
      ("(whenever|when i can|if i get time|when theres time|if theres time) {priority=low}", .edge),
      ("(will|would|could|can) (you|ya)", .edge),
    ].compactMap { Aside($0, $1) })

  /// Those that say nothing.
  static let idle = Asides(
    [
      ("(someday|some day|sometime|at some point|one of these days|eventually|one day)", .edge),
      ("(yet|for ages|for weeks|for months|at long last|without fail)", .edge),
      ("[i] [really] (need|have|want|got|ought) to (do|get|finish|sort) (that|it|this|them) [done|sorted]", .clause),
      ("[please|so] (remind|nudge|ping|tell) me [about (it|that|this)]", .clause),
    ].compactMap { Aside($0, $1) })

  private static let rules = WordRules([
    ("it", "(it|that|this|itll|thatll|thisll) [should|will|might|would|could|may] [only|probably|just|prob|probs]"),
    ("should", "(should|will|might|would|could|may|shouldnt) [only|probably|just|prob|probs]"),
    ("about", "[only|just|probably|probs|prob|maybe] [about|around|roughly|like|approx|approximately|up to|under]"),
    ("very", "(super|very|really|quite|so|its|this is|thats|pretty|extremely|most)"),
  ])
}

/// Some asides, with the words that can open them: nearly all words of a line open none.
struct Asides: Sendable {
  private let rows: [Aside]
  /// For each word the bits of the rows it can open.
  private var openings = WordTable<UInt64>()
  /// The bits of those that may open with how long it takes.
  private var openWithLengths: UInt64 = 0

  init(_ rows: [Aside]) {
    self.rows = rows
    for (row, aside) in rows.enumerated() {
      let bit: UInt64 = 1 << UInt64(row)
      for word in aside.template.opening.firsts { openings.update(word, from: 0) { $0 |= bit } }
      if !aside.template.parts.isEmpty, aside.template.opening.lengths.lowerBound == 0 { openWithLengths |= bit }
    }
  }

  /// Those that may begin with the word.
  func beginning(with word: Line.Word) -> some Collection<Aside> {
    let bits =
      (openings[word.spelling] ?? 0) | (openWithLengths != 0 && word.beginsLength(in: .english) ? openWithLengths : 0)
    return bits.places.map { rows[$0] }
  }
}
