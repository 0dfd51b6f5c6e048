extension MomentParser {
  /// The mentions of a text that still hold, and the ranges of words that only take others back.
  package struct EffectiveMentions {
    package fileprivate(set) var mentions: [Mention] = []
    package fileprivate(set) var retractions: [Range<String.Index>] = []
    /// Mentions that a later one follows from, which are part of what is told: "she is in on mondays, so monday".
    package fileprivate(set) var reasons: [Mention] = []
  }

  /// Drops mentions that are denied ("not today, monday") or replaced ("friday, no, saturday"). Of "tuesday at 2, no
  /// sorry, 2:30" the day stays.
  package static func effectiveMentions(_ mentions: [Mention], in text: String, _ language: Language)
    -> EffectiveMentions
  {
    var effective = EffectiveMentions()
    var end = text.startIndex
    /// Whether a word stands before that says why: the "at 8" of "make that 7:30 bc she has a crown at 8".
    var isExplained = false
    for mention in mentions {
      guard end <= mention.range.lowerBound else {
        effective.mentions.append(mention)
        continue
      }
      let words = Utterance.tokens(of: String(text[end..<mention.range.lowerBound])).filter { !$0.isMark }
      if !effective.mentions.isEmpty || !effective.reasons.isEmpty,
        isExplained || words.contains(where: { language.rules.explanationWords.contains($0.spelling) })
      {
        isExplained = true
        effective.reasons.append(mention)
        continue
      }
      let gap = end..<mention.range.lowerBound
      end = mention.range.upperBound
      if let denial = words.last, denial.key == language.rules.negation {
        effective.mentions.removeAll { $0.moment == mention.moment }
        effective.retractions.append(
          text.utf8.index(gap.lowerBound, offsetBy: denial.range.lowerBound)..<gap.upperBound)
        continue
      }
      if let conclusion = words.last, language.rules.conclusionWords.contains(conclusion.spelling),
        !text[mention.range.upperBound...].contains(where: \.isLetter)
      {
        effective.reasons += effective.mentions
        effective.mentions = []
        effective.retractions.append(
          text.utf8.index(gap.lowerBound, offsetBy: conclusion.range.lowerBound)..<gap.upperBound)
      }
      if isRetraction(words, language), effective.retract(mention.moment) { effective.retractions.append(gap) }
      effective.mentions.append(mention)
    }
    return effective
  }

  /// Whether the words between two mentions take back the first: at most seven, with a "no" among the first four.
  private static func isRetraction(_ words: [Token], _ language: Language) -> Bool {
    (1...7).contains(words.count) && words.prefix(4).contains { language.rules.retractionWords.contains($0.spelling) }
  }
}

extension MomentParser.EffectiveMentions {
  /// - Returns: whether an earlier mention named the same part.
  fileprivate mutating func retract(_ moment: Moment) -> Bool {
    guard let index = mentions.lastIndex(where: { $0.moment.sharesPart(with: moment) }) else { return false }
    let remainder = mentions[index].moment.removingParts(of: moment)
    mentions[index...] = remainder.isPoint ? [Mention(range: mentions[index].range, moment: remainder)] : []
    return true
  }
}

extension Moment {
  /// Whether both name a day, or both a time of day.
  fileprivate func sharesPart(with other: Moment) -> Bool {
    recurrence == nil && other.recurrence == nil
      && (calendar != nil && other.calendar != nil || clock != nil && other.clock != nil)
  }

  /// Removes the parts that the other moment names; a part of the day goes together with its day.
  fileprivate func removingParts(of other: Moment) -> Moment {
    var remainder = self
    if other.calendar != nil { remainder.calendar = nil }
    if other.clock != nil || clock?.explicitTime == nil { remainder.clock = nil }
    return remainder
  }
}
