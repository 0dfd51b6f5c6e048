import Language

// What is to be done, behind a sentence that only says why.
extension Utterance {
  /// The part of the line that asks for something: the "re-sign it tomorrow" of "the form came back, so re-sign it
  /// tomorrow", the "collect the scripts" of "because they shut early on thursdays, collect the scripts".
  ///
  /// What comes at a time of the clock is kept beside it: in "ana comes at 4, so hoover" there are two things.
  var reasonedRequest: Range<Int>? {
    let rules = language.rules
    guard let joint = jointBehindReason else { return nil }
    let reason = 0..<joint
    let isTold =
      opensWithReason
      || reason.contains { place in
        let word = tokens[place]
        return opensPredicate(place) || rules.opensAccount(word.key) || rules.tellsOfSomebody(word.spelling)
          || rules.infinitive(ofPast: word.key) != nil
      }
    let isAppointment = times.contains {
      $0.tokens.upperBound <= joint && $0.moment.isPoint && $0.moment.clock?.explicitTime != nil
    }
    let request = tokens.indices[(joint + 1)...].drop { tokens[$0].isMark }
    guard isTold, !isAppointment, request.count > 1, rules.actionTask(in: String(words(reason))) == nil else {
      return nil
    }
    return request.startIndex..<tokens.count
  }

  /// The only day that is named before what is asked for, which is to be done by then: "mum's birthday is on friday, so
  /// order flowers".
  func dayOfReason(before request: Range<Int>) -> Moment? {
    let before = times.filter { $0.tokens.upperBound <= request.lowerBound }.map(\.moment)
    return before.count == 1 && before[0].isPoint && !before[0].isPast ? before[0] : nil
  }

  private var opensWithReason: Bool {
    let rules = language.rules
    return tokens.first.map {
      rules.explanationWords.contains($0.spelling) || rules.writtenReasons.contains($0.spelling)
    } ?? false
  }

  /// The word or comma between a reason and what follows from it.
  private var jointBehindReason: Int? {
    let rules = language.rules
    if opensWithReason {
      return tokens.indices.dropFirst(Utterance.minReason).first { kind(of: $0) == .comma }
    }
    return tokens.indices.dropFirst(Utterance.minReason).last { place in
      rules.consequenceWords.contains(tokens[place].spelling) && Segmenter.isJoiner(place, self)
    }
  }

  private static let minReason = 3
}
