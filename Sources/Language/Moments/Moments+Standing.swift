extension Moments {
  /// What of the times in a text holds, and the words that only take others back.
  package struct Standing {
    package fileprivate(set) var mentions: [Mention] = []
    package fileprivate(set) var retractions: [Range<String.Index>] = []
  }

  /// What is denied says nothing, "not today, monday", and of what is taken back nothing is left that is said anew:
  /// "friday, no, saturday", "tuesday at 2, no sorry, 2:30".
  package static func standing(_ mentions: [Mention], in text: String, _ language: Language) -> Standing {
    var standing = Standing()
    var end = text.startIndex
    for mention in mentions {
      guard end <= mention.range.lowerBound else {
        standing.mentions.append(mention)
        continue
      }
      let words = Utterance.tokens(of: String(text[end..<mention.range.lowerBound])).filter { !$0.isMark }
      let gap = end..<mention.range.lowerBound
      end = mention.range.upperBound
      if let denial = words.last, denial.key == language.rules.not {
        standing.mentions.removeAll { $0.moment == mention.moment }
        standing.retractions.append(text.utf8.index(gap.lowerBound, offsetBy: denial.range.lowerBound)..<gap.upperBound)
        continue
      }
      if takesBack(words, language), standing.takeBack(mention.moment) { standing.retractions.append(gap) }
      standing.mentions.append(mention)
    }
    return standing
  }

  /// Whether words between two times take back the first: a few, one of the first a "no".
  private static func takesBack(_ words: [Token], _ language: Language) -> Bool {
    (1...7).contains(words.count) && words.prefix(4).contains { language.rules.retracting.contains($0.spelling) }
  }
}

extension Moments.Standing {
  /// - Returns: whether a part of it had been said.
  fileprivate mutating func takeBack(_ moment: Moment) -> Bool {
    guard let place = mentions.lastIndex(where: { $0.moment.sharesPart(with: moment) }) else { return false }
    let left = mentions[place].moment.without(moment)
    mentions[place...] = left.isPoint ? [Mention(range: mentions[place].range, moment: left)] : []
    return true
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
