package import Language

extension English {
  /// The same, its first word being a slip for the verb; it keeps what was typed. `nil` where it is none, or no thing to
  /// do comes of it.
  package static func meaning(_ verb: String, in capture: Capture) -> Capture? {
    let title = capture.title
    let words = Line(title, words: 2).words
    guard words.count > 1, !linking.contains(words[1].spelling), words[0].pause == .none,
      isSlip(words[0].key, for: verb)
    else { return nil }
    var meant = capture
    meant.title = verb + title.utf8Suffix(from: words[0].core.upperBound)
    guard isDeed(meant) else { return nil }
    meant.action = nil
    meant.target = nil
    ContactAction(of: meant.title).map { (meant.action, meant.target) = ($0.action, $0.target) }
    meant.title = title
    return meant
  }

  /// Letters swapped or left out; other slips make other words, and a letter more another form of this one.
  private static func isSlip(_ typed: String, for verb: String) -> Bool {
    let (typed, verb) = (typed.utf8.sorted(), verb.utf8.sorted())
    return typed == verb || typed.count + 1 == verb.count
  }

  /// No thing one does begins "pain in", "star of".
  private static let linking = WordSet("of in is was are were has had like as and or than but at by from")
}

extension String {
  fileprivate func utf8Suffix(from offset: Int) -> Substring { self[utf8.index(utf8.startIndex, offsetBy: offset)...] }
}
