extension MomentReader {
  /// Whether the words of a reading, or its neighbours, show that it is no moment.
  func isAmbiguous(_ range: Range<Int>, _ moment: Moment) -> Bool {
    let before = range.lowerBound > 0 ? lexemes[range.lowerBound - 1] : nil
    let after = range.upperBound < lexemes.count ? lexemes[range.upperBound] : nil
    let last = lexemes[range.upperBound - 1]
    return rules.doubts.isNotDate(last, isAlone: range.count == 1, before: before, after: after)
      || isBareNumber(range, moment, before, after) || isBareWord(range, moment) || isCount(range, moment, after)
      || isHouseNumber(range, moment) || isPointerNoun(range, moment, before)
      || isPrice(range, moment, before, after) || isNumberOfThing(range, moment, before, after)
  }

  /// Whether figures with a point between them, and nothing else that tells a time, may as well be an amount. At an end of
  /// its clause they are a time, and before a preposition: "2.45 leave", "put the roast in 5.15", "17.30 from school".
  private func isPrice(_ range: Range<Int>, _ moment: Moment, _ before: Lexeme?, _ after: Lexeme?) -> Bool {
    guard range.count == 3, moment.calendar == nil, lexemes[range.lowerBound].shape == .number,
      lexemes[range.lowerBound + 1].spelling == Lexeme.point
    else { return false }
    if let after, after.shape == .sign, !after.isPause { return true }
    guard let before, !before.isPause else {
      return after.map { $0.shape != .word || rules.countedNouns.contains($0.spelling) || $0.sense?.unit != nil }
        ?? true
    }
    // "spotify every month 11.50", "buy stamps 3.15"
    guard before.shape == .word, before.sense?.unit == nil, !rules.amountLeads.contains(before.spelling),
      !rules.amountLeads.contains(lexemes[0].spelling),
      !lexemes[..<range.lowerBound].contains(where: { rules.buyingVerbs.contains($0.spelling) })
    else { return true }
    return after.map { $0.shape == .word && !isPreposition($0) || $0.shape == .number } ?? false
  }

  /// Whether it numbers something: the "0455" of "gate code 0455", the "the 25" of "the 25 bus".
  private func isNumberOfThing(_ range: Range<Int>, _ moment: Moment, _ before: Lexeme?, _ after: Lexeme?) -> Bool {
    let last = lexemes[range.upperBound - 1]
    guard last.shape == .number else { return false }
    if range.count == 1, last.width == 4 {
      return before.map { rules.amountLeads.contains($0.spelling) || $0.shape == .number } ?? false
        || after?.shape == .number
    }
    guard range.count > 1, moment.isMonthDayOnly, lexemes[range.upperBound - 2].spelling == rules.ordinalArticle else {
      return false
    }
    return !isPreposition(lexemes[range.lowerBound]) || after.map { !endsClause($0) } ?? false
  }

  private func endsClause(_ lexeme: Lexeme) -> Bool {
    lexeme.isPause || rules.dateConjunction == lexeme.spelling
      || rules.explanationWords.contains(lexeme.spelling) || rules.alternativeWords.contains(lexeme.spelling)
  }

  /// The "one tonight" of "i can do that one tonight" and "the landlord one tonight".
  private func isPointerNoun(_ range: Range<Int>, _ moment: Moment, _ before: Lexeme?) -> Bool {
    let first = lexemes[range.lowerBound]
    guard first.shape == .word, first.sense?.number == 1, range.count > 1, let before, before.shape == .word else {
      return false
    }
    return rules.demonstratives.contains(before.spelling)
      || moment.namesDay && before.sense == nil && !isPreposition(before)
        && lexemes[range.lowerBound + 1].shape == .word && lexemes[range.lowerBound + 1].sense?.number == nil
  }

  /// The "at 22" of "at 22 western rd".
  func isHouseNumber(_ range: Range<Int>, _ moment: Moment) -> Bool {
    guard moment.calendar == nil, lexemes[range.upperBound - 1].shape == .number,
      let name = lexemes[range.upperBound...].first, name.shape == .word,
      !rules.explanationWords.contains(name.spelling), name.spelling != rules.dateConjunction
    else { return false }
    return lexemes[range.upperBound...].prefix(3).dropFirst().contains { rules.streetNouns.contains($0.spelling) }
  }

  /// Whether a number counts or names something and is no date: "5 degrees", "version 1.2".
  private func isBareNumber(_ range: Range<Int>, _ moment: Moment, _ before: Lexeme?, _ after: Lexeme?) -> Bool {
    let isFigures = lexemes[range].allSatisfy {
      $0.shape != .word || isPreposition($0) || $0.spelling == rules.dateConjunction
    }
    let isPlainNumber = isFigures && moment.calendar == nil && !lexemes[range].contains { $0.spelling == Lexeme.colon }
    let isOrdinal = moment.isMonthDayOnly
    if let before, lexemes[range.lowerBound].shape == .number, moment.clock?.explicitTime?.meridiem == .unspecified,
      !isPlainNumber
    {
      return rules.identifierPrefixes.contains(before.spelling)
    }
    if lexemes[range.upperBound - 1].isOrdinalEnding, let after, rules.countedNouns.contains(after.spelling) {
      return true
    }
    guard isPlainNumber || isOrdinal || isFigures && moment.isDateWithoutYear else { return false }
    if let after, after.shape == .word,
      rules.countedNouns.contains(after.spelling) || isPlainNumber && after.sense?.unit != nil
    {
      return true
    }
    if isPlainNumber, let after, after.spelling == Lexeme.hyphen { return true }
    if isOrdinal { return isAmbiguousOrdinal(range, before, after) }
    if moment.isDateWithoutYear, let before, let after, after.shape == .word {
      return rules.identifierPrefixes.contains(before.spelling)
    }
    return false
  }

  /// The 11 of "4 dec 11 friends", as two digits after a month and before a word are no year, and the 1222 of "on the 1st,
  /// 1222 degrees".
  func isCount(_ range: Range<Int>, _ moment: Moment, _ after: Lexeme?) -> Bool {
    guard range.count > 1, let after else { return false }
    if countsThings(range, moment, after) { return true }
    guard moment.clock == nil, moment.calendar?.hasYear == true, after.shape == .word else {
      return false
    }
    return lexemes[range.upperBound - 1].width == 2 && lexemes[range.upperBound - 2].sense?.month != nil
  }

  /// Whether a day ends in a number that is of the thing behind it, and no time.
  private func countsThings(_ range: Range<Int>, _ moment: Moment, _ after: Lexeme) -> Bool {
    let (last, before) = (lexemes[range.upperBound - 1], lexemes[range.upperBound - 2])
    return moment.calendar != nil && moment.clock != nil && last.shape == .number && last.width > 2
      && !isPreposition(before) && before.spelling != Lexeme.colon && rules.countedNouns.contains(after.spelling)
  }

  private func isPreposition(_ lexeme: Lexeme) -> Bool { rules.datePrepositions.contains(lexeme.spelling) }

  /// "the first thing", "2nd floor": an ordinal is a day of the month only after "on" and the like, or at the end of
  /// its clause.
  private func isAmbiguousOrdinal(_ range: Range<Int>, _ before: Lexeme?, _ after: Lexeme?) -> Bool {
    let first = lexemes[range.lowerBound]
    if isPreposition(first) { return false }
    let isEnd = after.map { $0.shape == .sign } ?? true
    let isDigits = lexemes[range].contains { $0.shape == .number }
    // "pay the tax 28th", and not "check the tyres 1st"
    if isEnd, isDigits, first.value > 1, let before, before.shape == .word,
      !rules.demonstratives.contains(before.spelling)
    {
      return false
    }
    return first.spelling != rules.ordinalArticle || !isEnd && (!isDigits || before != nil)
  }

  /// "morning" and "evening" alone are greetings and names.
  private func isBareWord(_ range: Range<Int>, _ moment: Moment) -> Bool {
    range.count == 1 && moment.calendar == nil && moment.recurrence == nil
      && lexemes[range.lowerBound].sense?.part != nil
      && ![.noon, .midnight].contains(moment.clock?.part)
  }
}

extension Moment {
  fileprivate var isMonthDayOnly: Bool {
    guard clock == nil, ending == nil, case .monthDay? = calendar else { return false }
    return true
  }

  fileprivate var isDateWithoutYear: Bool {
    guard clock == nil, case .date(let date)? = calendar else { return false }
    return date.year == nil && date.day != nil
  }
}

extension Lexeme {
  static let colon = Spelling(":")

  /// Whether it is a mark that a clause ends with.
  fileprivate var isPause: Bool { Lexeme.pauses.contains(spelling) }
  private static let pauses = WordSet(", ; . ! ? :")
}
