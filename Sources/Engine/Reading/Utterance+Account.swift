import Language

extension Utterance {
  /// Whether a part of the line only tells how something came about, or guesses why it is so: "woke at 3", "prob the
  /// monitor", "its the tablets". Nothing in it is to be done.
  func tellsHow(_ place: Range<Int>) -> Bool {
    let rules = language.rules
    let words = place.filter { !tokens[$0].isMark }.drop {
      let word = tokens[$0].spelling
      return rules.clauseOpenings.contains(word) || rules.interjections.contains(word)
        || rules.clauseBreaks.contains(word)
    }
    guard let first = words.first, !liesAhead(place) else { return false }
    if rules.suppositionWords.contains(tokens[first].spelling) {
      let rest = first + 1..<place.upperBound
      // "must be the tablets"
      return rest.isEmpty || rules.valueLinks.contains(tokens[rest.lowerBound].spelling)
        || rules.actionTask(in: String(self.words(rest))) == nil
    }
    let isReferring =
      rules.backReferences.contains(tokens[first].spelling) || rules.subjects.contains(tokens[first].spelling)
    if isReferring, rules.explainingOpenings.contains(tokens[first].spelling), words.count > 1 {
      return !words.contains { [.figures, .mixed].contains(tokens[$0].shape) }
    }
    guard let verb = words.first(where: { !rules.speakerWords.contains(tokens[$0].spelling) && !isPointer($0) }),
      verb - first <= 1, rules.opensAccount(tokens[verb].key), timing[verb] == .none, kind(of: verb) != .verb,
      words.count > 1
    else { return false }
    // What was booked is still to come.
    return rules.infinitive(ofPast: tokens[verb].key).map { !rules.bookingVerbs.contains(Spelling($0)) } ?? true
  }

  private func isPointer(_ place: Int) -> Bool { language.rules.backReferences.contains(tokens[place].spelling) }

  /// Whether a part of the line names a day that is still to come.
  private func liesAhead(_ place: Range<Int>) -> Bool {
    guard let due = language.rules.read(String(words(place))).due, let day = due.calendar else { return false }
    return !due.isPast && day != .now && day != .period(.day, 0)
  }
}
