extension Moments {
  /// Those that hold. What is denied says nothing, "not today, monday", and of what is taken back nothing is left that is
  /// said anew: "friday, no, saturday", "tuesday at 2, no sorry, 2:30".
  package static func standing(_ mentions: [Mention], in text: String, _ language: Language) -> [Mention] {
    var standing: [Mention] = []
    var end = text.startIndex
    for mention in mentions {
      guard end <= mention.range.lowerBound else {
        standing.append(mention)
        continue
      }
      let words = Utterance.tokens(of: String(text[end..<mention.range.lowerBound])).filter { !$0.isMark }
      end = mention.range.upperBound
      if words.last?.key == language.rules.not {
        standing.removeAll { $0.moment == mention.moment }
        continue
      }
      if takesBack(words, language), let place = standing.lastIndex(where: { $0.moment.sharesPart(with: mention.moment) }) {
        let left = standing[place].moment.without(mention.moment)
        standing[place...] = left.isPoint ? [Mention(range: standing[place].range, moment: left)] : []
      }
      standing.append(mention)
    }
    return standing
  }

  /// Whether words between two times take back the first: a few, one of the first a "no".
  private static func takesBack(_ words: [Token], _ language: Language) -> Bool {
    (1...7).contains(words.count) && words.prefix(4).contains { language.rules.retracting.contains($0.spelling) }
  }
}

extension Moment {
  /// Whether both name a day, or both a time of day.
  fileprivate func sharesPart(with other: Moment) -> Bool {
    recurrence == nil && other.recurrence == nil
      && (place != nil && other.place != nil || clock != nil && other.clock != nil)
  }

  /// What another leaves of it. A part of the day goes with its day.
  fileprivate func without(_ other: Moment) -> Moment {
    var left = self
    if other.place != nil { left.place = nil }
    if other.clock != nil || clock?.face == nil { left.clock = nil }
    return left
  }
}
