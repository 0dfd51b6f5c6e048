extension MomentReader {
  /// Whether the words around a reading, or its own, make it something else.
  func isDoubtful(_ places: Range<Int>, _ moment: Moment) -> Bool {
    let before = places.lowerBound > 0 ? lexemes[places.lowerBound - 1] : nil
    let after = places.upperBound < lexemes.count ? lexemes[places.upperBound] : nil
    let last = lexemes[places.upperBound - 1]
    return rules.doubts.deny(last, isAlone: places.count == 1, before: before, after: after)
      || isBareNumber(places, moment, before, after) || isBareWord(places, moment) || isCount(places, moment, after)
  }

  /// Figures that count or name something, rather than tell a date.
  private func isBareNumber(_ places: Range<Int>, _ moment: Moment, _ before: Lexeme?, _ after: Lexeme?) -> Bool {
    let isFigures = lexemes[places].allSatisfy {
      $0.shape != .word || isPreposition($0) || $0.spelling == rules.conjunction
    }
    let isLoose = isFigures && moment.place == nil && !lexemes[places].contains { $0.spelling == Lexeme.colon }
    let isOrdinal = moment.isOrdinalOnly
    if let before, lexemes[places.lowerBound].shape == .number, moment.clock?.face?.half == .unsaid, !isLoose {
      return rules.naming.contains(before.spelling)
    }
    if lexemes[places.upperBound - 1].isOrdinalEnding, let after, rules.counted.contains(after.spelling) { return true }
    guard isLoose || isOrdinal || isFigures && moment.isYearless else { return false }
    if let after, after.shape == .word, rules.counted.contains(after.spelling) || isLoose && after.sense?.unit != nil {
      return true
    }
    if isLoose, let after, after.spelling == Lexeme.hyphen { return true }
    if isOrdinal { return isUnsure(ordinal: places, before, after) }
    if moment.isYearless, let before, let after, after.shape == .word {
      return rules.naming.contains(before.spelling)
    }
    return false
  }

  /// The 11 of "4 dec 11 friends": two figures behind a month that stand before a word are no year.
  private func isCount(_ places: Range<Int>, _ moment: Moment, _ after: Lexeme?) -> Bool {
    guard places.count > 1, moment.clock == nil, moment.place?.hasYear == true, after?.shape == .word else {
      return false
    }
    return lexemes[places.upperBound - 1].width == 2 && lexemes[places.upperBound - 2].sense?.month != nil
  }

  private func isPreposition(_ lexeme: Lexeme) -> Bool { rules.datePrepositions.contains(lexeme.spelling) }

  /// "the first thing", "2nd floor": a day of the month stands after "on" and the like, or where its clause ends.
  private func isUnsure(ordinal places: Range<Int>, _ before: Lexeme?, _ after: Lexeme?) -> Bool {
    let first = lexemes[places.lowerBound]
    if isPreposition(first) { return false }
    let isEnd = after.map { $0.shape == .sign } ?? true
    let isDigits = lexemes[places].contains { $0.shape == .number }
    return first.spelling != rules.article || !isEnd && (!isDigits || before != nil)
  }

  /// "morning" and "evening" alone are greetings and names.
  private func isBareWord(_ places: Range<Int>, _ moment: Moment) -> Bool {
    places.count == 1 && moment.place == nil && moment.recurrence == nil
      && lexemes[places.lowerBound].sense?.part != nil
      && ![.noon, .midnight].contains(moment.clock?.part)
  }
}

extension Moment {
  fileprivate var isOrdinalOnly: Bool {
    guard clock == nil, ending == nil, case .monthDay? = place else { return false }
    return true
  }

  fileprivate var isYearless: Bool {
    guard clock == nil, case .date(let date)? = place else { return false }
    return date.year == nil && date.day != nil
  }
}

extension Lexeme {
  static let colon = Spelling(":")
}
