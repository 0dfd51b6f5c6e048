internal import Language

/// What people say before the thing itself: "remind me to", "i really need to", "todo:".
struct Frame {
  /// The word after all frames that open the words; at least one word stays.
  private(set) var end: Int
  /// The verb as one is told it, where the frame asks for another form: `pay` of "i still haven't paid".
  private(set) var verb: String?

  init(of words: ArraySlice<Line.Word>) {
    end = words.startIndex
    let filled = end + FillerStripper.fillers(of: words)
    if filled > end, Frame.taken(of: words[filled...]) != nil || words[filled - 1].pause != .none { end = filled }
    while let taken = Frame.taken(of: words[end...]), end + taken.words < words.endIndex {
      end += taken.words
      verb = taken.verb
    }
  }

  private static func taken(of words: ArraySlice<Line.Word>) -> (words: Int, verb: String?)? {
    if let owed = owed(by: words) ?? Debt.taken(of: words) { return owed }
    if let taken = opening.advance(1, over: words).lastPlace, taken > 0 { return (taken, nil) }
    return (ReportedRequest.end(of: words) ?? Occasion.start(of: words)).map { ($0 - words.startIndex, nil) }
  }

  /// Nothing is owed by "i haven't seen you".
  private static func owed(by words: ArraySlice<Line.Word>) -> (words: Int, verb: String?)? {
    guard let taken = owing.advance(1, over: words).lastPlace, taken > 0, taken + 1 < words.count,
      case let verb = words.startIndex + taken, !["you", "it", "that", "this", "time"].contains(words[verb + 1].key),
      let base = ActionVerbs.base(of: words[verb])
    else { return nil }
    return (taken, base)
  }

  /// Whether the words are a frame and nothing else.
  static func opens(_ words: ArraySlice<Line.Word>) -> Bool { opening.takesAll(words) }

  /// Whether the words of a frame say that more comes.
  static func adds(_ words: ArraySlice<Line.Word>) -> Bool { more.takesAll(words) }

  private static let more = Pattern(saying: "[oh|and] (also|plus|and) [also|oh]")

  private static let opening = Pattern(
    saying: """
      (
        please | pls | plz | to | [oh|and|oh and] (also|plus) | oh and | and oh | [really|also|just] (gotta|must|should) [really|also|probably] | must (remember|not forget) to | hey nudgy |
        [please|can you|could you|can u|could u] (remind|nudge|ping|tell) me [to|2|that|about] |
        [i|we|and] [really|just|also|still|do|probably] (need|have|want|ought|got|gotta|wanna|plan|hafta|hope) to |
        (ive|weve) [also|still|really] [got] to | [i|we] (hafta|gonna|fixing to|fixin to|finna) |
        (i|we) [really|also|still|probably] (must|should|gotta|ought to|better|had better) [really|probably] |
        (id|wed) [really|also|probably] better | (i|we) (may|might) as well |
        (id|i would) (like|love) to [be reminded to] | (need|have|got|ought) to | be reminded to |
        i (mustnt|cant) forget to | i (forgot|keep forgetting) to | i do be forgetting to |
        (i|we) keep (meaning|intending) to | (ive|weve|i have) been (meaning|intending|wanting) to |
        (someone|somebody|one of us) (has|needs|had better|ought) [to] |
        (ive got|i have|theres|there is) (a|an) |
        theres | there is |
        (dont|do not) [let me] forget [to|about] | (remember|remeber|rember) to | make sure [i|to|that i] |
        (todo|to do|task|reminder|new task) | note to self | add [a] (task|reminder|todo) to |
        (i am|im) (supposed|meant) to | its time to
      )
      """)

  /// Before the form of a verb that tells what has not been done.
  private static let owing = Pattern(
    saying: """
      (
        [i|we] [still|also|really] (havent|have not|hadnt) [even|actually|yet|properly|even|really] |
        (i|we) [still] never | (i|we) forgot about |
        [i|we] [still] (havent|have not|never|need to|should|must|really must|ought to) [ever|actually|really|finally]
        (got|get|gotten) (round|around) to |
        (its|it is) [about|high] time (i|we) |
        (i|we) could [really] do with
      )
      """)
}
