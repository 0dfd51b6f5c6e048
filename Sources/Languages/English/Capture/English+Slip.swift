package import Language

extension English {
  /// The capture, where its first word is a typing slip for the verb. Its title stays as typed. `nil` where the word is
  /// no slip, or where no task results.
  package static func correctedTask(verb: String, in capture: Capture) -> Capture? {
    let title = capture.title
    let words = Line(title, words: 2).words
    guard words.count > 1, !nonObjectWords.contains(words[1].spelling), words[0].pause == .none,
      isSlip(words[0].key, for: verb)
    else { return nil }
    var correction = capture
    correction.title = verb + title.utf8Suffix(from: words[0].core.upperBound)
    guard isTask(correction) else { return nil }
    correction.action = nil
    correction.target = nil
    ContactAction(of: correction.title).map { (correction.action, correction.target) = ($0.action, $0.target) }
    correction.title = title
    return correction
  }

  /// Letters swapped, or one left out. Other slips make other words, and one letter more makes another form of this
  /// verb.
  private static func isSlip(_ typed: String, for verb: String) -> Bool {
    let (typed, verb) = (typed.utf8.sorted(), verb.utf8.sorted())
    return typed == verb || typed.count + 1 == verb.count
  }

  /// Words that follow no verb of action: "pain in", "star of" begin no task.
  private static let nonObjectWords = WordSet("of in is was are were has had like as and or than but at by from")
}

extension String {
  fileprivate func utf8Suffix(from offset: Int) -> Substring { self[utf8.index(utf8.startIndex, offsetBy: offset)...] }
}
