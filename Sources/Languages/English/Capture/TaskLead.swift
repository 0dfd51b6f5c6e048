internal import Language

/// The words before a task that introduce it: "remind me to", "i really need to", "todo:".
struct TaskLead {
  /// The index of the word after all leads at the start; at least one word remains.
  private(set) var end: Int
  /// The imperative, where the task's verb has another form after the lead: `pay` in "i still haven't paid".
  private(set) var verb: String?

  init(of words: ArraySlice<Line.Word>) {
    end = words.startIndex
    let fillerEnd = end + FillerStripper.fillers(of: words)
    if fillerEnd > end, TaskLead.match(in: words[fillerEnd...]) != nil || words[fillerEnd - 1].pause != .none {
      end = fillerEnd
    }
    while let match = TaskLead.match(in: words[end...]), end + match.words < words.endIndex {
      end += match.words
      verb = match.verb
    }
  }

  private static func match(in words: ArraySlice<Line.Word>) -> (words: Int, verb: String?)? {
    if let match = undoneTask(in: words) ?? Debt.match(in: words) { return match }
    if let length = leads.advance(1, over: words).highestSetBit, length > 0 { return (length, nil) }
    return (ReportedRequest.end(of: words) ?? OccasionStatement.start(of: words)).map { ($0 - words.startIndex, nil) }
  }

  /// A task that is not done yet. "i haven't seen you" is none.
  private static func undoneTask(in words: ArraySlice<Line.Word>) -> (words: Int, verb: String?)? {
    guard let length = undonePattern.advance(1, over: words).highestSetBit, length > 0, length + 1 < words.count,
      case let verb = words.startIndex + length, !["you", "it", "that", "this", "time"].contains(words[verb + 1].key),
      let base = ActionVerbs.base(of: words[verb])
    else { return nil }
    return (length, base)
  }

  /// Whether the words are leads and nothing else.
  static func isOnly(_ words: ArraySlice<Line.Word>) -> Bool { leads.matchesAll(words) }

  /// Whether the lead says that the task is one more: "oh and also".
  static func isContinuation(_ words: ArraySlice<Line.Word>) -> Bool { continuation.matchesAll(words) }

  private static let continuation = Pattern(template: "[oh|and] (also|plus|and) [also|oh]")

  private static let leads = Pattern(
    template: """
      (
        please | pls | plz | to | [oh|and|oh and] (also|plus) | oh and | and oh | [really|also|just] (gotta|must|should) [really|also|probably] | must (remember|not forget) to | hey nudgy |
        [please|can you|could you|can u|could u] (remind|nudge|ping|tell|nag|bug) (me|us) [to|2|that|about] |
        [i|we|and] [really|just|also|still|do|probably] (need|have|want|ought|got|gotta|wanna|plan|hafta|hope) to |
        (ive|weve) [also|still|really] [got] to | [i|we] (hafta|gonna|gunna|fixing to|fixin to|finna) |
        (i|we) [really|also|still|probably] (must|should|gotta|ought to|better|had better) [really|probably] |
        (id|wed) [really|also|probably] better | (i|we) (may|might) as well |
        (id|i would) (like|love) to [be reminded to] | (need|have|got|ought) to | be reminded to |
        i (mustnt|cant) forget to | i (forgot|keep forgetting) to | i do be forgetting to |
        (i|we) keep (meaning|intending) to | (ive|weve|i have) been (meaning|intending|wanting) to |
        (someone|somebody|one of us) (has|needs|had better|ought) [to] |
        (ive got|i have|theres|there is) (a|an) |
        theres | there is | (not to forget|lest i forget) [to] | have me |
        (dont|do not) [let me] forget [to|about] | (remember|remeber|rember) to | make sure [i|to|that i] |
        (todo|to do|task|reminder|new task) | note to self | add [a] (task|reminder|todo) to |
        (i am|im) (supposed|meant) to | its time to
      )
      """)

  /// Leads before a verb form that says what has not been done.
  private static let undonePattern = Pattern(
    template: """
      (
        [i|we] [still|also|really] (havent|have not|hadnt) [even|actually|yet|properly|even|really] |
        (i|we) [still] never | (i|we) forgot about |
        [i|we] [still] (havent|have not|never|need to|should|must|really must|ought to) [ever|actually|really|finally]
        (got|get|gotten) (round|around) to |
        (its|it is) [about|high] time (i|we) |
        [i|we] could [really] do (with|wi)
      )
      """)
}
