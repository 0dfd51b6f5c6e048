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
    /// Whether words stand before that say why: the "at 8" of "make that 7:30 bc she has a crown at 8".
    var isExplained = false
    var clause = Clause(language.rules)
    for mention in mentions {
      guard end <= mention.range.lowerBound else {
        effective.mentions.append(mention)
        continue
      }
      let tokens = Utterance.tokens(of: String(text[end..<mention.range.lowerBound]))
      let words = tokens.filter { !$0.isMark }
      clause.read(tokens, isBehindTime: !effective.mentions.isEmpty, before: text[mention.range.upperBound...])
      if clause.isAside, effective.isOverruled(mention.moment, clause) {
        effective.reasons.append(mention)
        end = mention.range.upperBound
        continue
      }
      if !effective.mentions.isEmpty || !effective.reasons.isEmpty,
        isExplained || explains(words, language)
      {
        isExplained = true
        effective.reasons.append(mention)
        continue
      }
      let gap = end..<mention.range.lowerBound
      end = mention.range.upperBound
      if let denial = denial(words, language) {
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

  /// The word that denies the mention behind it: the "not" of "not today", the "isn't" of "it isn't on tuesday".
  private static func denial(_ words: [Token], _ language: Language) -> Token? {
    let rules = language.rules
    let verb = words.last {
      !rules.datePrepositions.contains($0.spelling) && !rules.timeFillers.contains($0.spelling)
    }
    return verb.flatMap { $0.key == rules.negation || rules.negatedCopulas.contains($0.spelling) ? $0 : nil }
  }

  /// Whether words only say why, or what happens otherwise: "by the 18th or they pay it after christmas".
  private static func explains(_ words: [Token], _ language: Language) -> Bool {
    let rules = language.rules
    return words.contains { rules.explanationWords.contains($0.spelling) }
      || zip(words, words.dropFirst()).contains {
        rules.alternativeWords.contains($0.spelling) && rules.asideSubjects.contains($1.spelling)
      }
  }

  /// Whether the words between two mentions take back the first: at most seven, with a "no" among the first four.
  private static func isRetraction(_ words: [Token], _ language: Language) -> Bool {
    (1...7).contains(words.count) && words.prefix(4).contains { language.rules.retractionWords.contains($0.spelling) }
  }
}

/// The clause that a mention stands in, from the words before it.
private struct Clause {
  private let rules: any LanguageRules.Type
  /// Whether the clause only tells something of somebody: "move it to monday, i'm away on friday", "…, friday is the vet".
  private(set) var isAside = false
  /// Whether it tells what was: "…, they changed it in the fall".
  private(set) var isPast = false
  /// Whether the line says what is not so: then what is told behind it is how it is: "fri doesn't suit, she wants sunday".
  private var isDenied = false

  init(_ rules: any LanguageRules.Type) { self.rules = rules }

  mutating func read(_ tokens: [Token], isBehindTime: Bool, before rest: Substring) {
    let mark = tokens.lastIndex(where: \.isMark)
    let words = mark.map { tokens[($0 + 1)...] } ?? tokens[...]
    if !isAside, tokens[..<(mark ?? tokens.endIndex)].contains(where: { rules.negatives.contains($0.spelling) }) {
      isDenied = true
    }
    guard mark != nil || isBehindTime && !isAside else { return }
    let (first, second) = (words.first, words.dropFirst().first)
    if let first {
      isAside =
        !isDenied && rules.asideSubjects.contains(first.spelling)
        && second.map { rules.restatingVerbs.contains($0.spelling) } != true
      isPast = isAside && words.prefix(Clause.maxSubjectWords).contains { rules.isPastForm($0.key) }
    } else {
      let next = Utterance.tokens(of: String(rest.prefix(Clause.maxLookahead))).prefix(2).map(\.spelling)
      isAside =
        mark != nil && !isDenied
        && next.first.map { rules.asideVerbs.contains($0) || rules.asideSubjects.contains($0) } == true
        && next.dropFirst().first.map { rules.preferenceWords.contains($0) } != true
      isPast = false
    }
  }

  private static let maxSubjectWords = 6
  private static let maxLookahead = 40
}

extension MomentParser.EffectiveMentions {
  /// Whether a time in an aside is none of the line's own: it is over, or the line has another.
  fileprivate func isOverruled(_ moment: Moment, _ clause: Clause) -> Bool {
    moment.calendar?.isPast == true
      || mentions.contains { $0.moment.sharesPart(with: moment) || clause.isPast && $0.moment.isRecurring }
  }

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
