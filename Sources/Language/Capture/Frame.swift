/// What people say before the thing itself: "remind me to", "i really need to", "todo:".
enum Frame {
  /// The word after all frames that open the words; at least one word stays.
  static func end(of words: ArraySlice<Line.Word>) -> Int {
    var start = words.startIndex
    let filled = start + Courtesy.fillers(of: words)
    if filled > start, opening.advance(1, over: words[filled...]) > 1 || words[filled - 1].pause != .none {
      start = filled
    }
    while let taken = taken(of: words[start...]), start + taken < words.endIndex { start += taken }
    return start
  }

  private static func taken(of words: ArraySlice<Line.Word>) -> Int? {
    if let taken = opening.advance(1, over: words).lastPlace, taken > 0 { return taken }
    return Hearsay.end(of: words).map { $0 - words.startIndex }
  }

  /// Whether the words are a frame and nothing else.
  static func opens(_ words: ArraySlice<Line.Word>) -> Bool { opening.takesAll(words) }

  private static let opening = Pattern(
    saying: """
      (
        please | pls | plz | to | also | plus | [really|also|just] (gotta|must|should) [really|also|probably] | must (remember|not forget) to | hey nudgy |
        [please|can you|could you|can u|could u] (remind|nudge|ping|tell) me [to|2|that|about] |
        [i|we|and] [really|just|also|still|do] (need|have|want|ought|got|gotta|wanna|plan) to | (ive|weve) [also|still] got to |
        (i|we) [really|also|still] (must|should|gotta|ought to) [really] |
        (id|i would) (like|love) to [be reminded to] | (need|have|got|ought) to | i (mustnt|cant) forget to | i (forgot|keep forgetting) to | (ive got|i have|theres|there is) (a|an) |
        theres | there is |
        (dont|do not) [let me] forget [to|about] | (remember|remeber|rember) to | make sure [i|to|that i] |
        (todo|to do|task|reminder|new task) | note to self | add [a] (task|reminder|todo) to |
        (i am|im) (supposed|meant) to | its time to
      )
      """)
}
