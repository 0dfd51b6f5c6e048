extension Moments {
  /// The dates and times inside a sentence, left to right, with the words that belong to them.
  package static func mentions(in text: String) -> [Mention] {
    let reader = MomentReader(text)
    var mentions: [Mention] = []
    var place = 0
    while place < reader.lexemes.count {
      guard let (end, moment) = reader.mention(at: place) else {
        place += 1
        continue
      }
      mentions.append(Mention(range: reader.range(place..<end, in: text), moment: moment))
      place = end
    }
    return mentions
  }

  /// What the mentions of one sentence say together: the first that stands out, with what the others add to it.
  package static func combined(_ mentions: [Mention]) -> Moment? {
    let moments = mentions.map(\.moment)
    let heaviest = moments.map(\.weight).max()
    guard let best = moments.firstIndex(where: { $0.weight == heaviest }) else { return nil }
    var whole = moments[best]
    for (index, moment) in moments.enumerated() where index != best { whole = whole.joined(moment) ?? whole }
    return whole
  }
}

extension Moment {
  /// How much was said: a rule outweighs a day, and a full date one that is half open.
  fileprivate var weight: Int {
    var weight = 0
    if recurrence != nil { weight += 8 }
    if let place { weight += (place.isStretch ? 2 : 4) + (place.implied.isEmpty ? 2 : 0) }
    if clock != nil { weight += 1 }
    return weight
  }
}

extension MomentReader {
  func range(_ places: Range<Int>, in text: String) -> Range<String.Index> {
    text.utf8Index(lexemes[places.lowerBound].start)..<text.utf8Index(lexemes[places.upperBound - 1].end)
  }

  /// The longest reading from a place that no doubt speaks against.
  fileprivate func mention(at place: Int) -> (end: Int, moment: Moment)? {
    guard lexemes[place].canStart else { return nil }
    return readings(at: place).first { end, moment in !moment.isDuration && !isDoubtful(place..<end, moment) }
  }

  private func isDoubtful(_ places: Range<Int>, _ moment: Moment) -> Bool {
    let before = places.lowerBound > 0 ? lexemes[places.lowerBound - 1] : nil
    let after = places.upperBound < lexemes.count ? lexemes[places.upperBound] : nil
    let last = lexemes[places.upperBound - 1]
    return English.doubts.deny(last, isAlone: places.count == 1, before: before, after: after)
      || isBareNumber(places, moment, before, after) || isBareWord(places, moment)
  }

  /// Figures that count or name something, rather than tell a date.
  private func isBareNumber(_ places: Range<Int>, _ moment: Moment, _ before: Lexeme?, _ after: Lexeme?) -> Bool {
    let isFigures = lexemes[places].allSatisfy { $0.shape != .word || $0.isPreposition }
    let isLoose = isFigures && moment.place == nil && !lexemes[places].contains { $0.spelling == Lexeme.colon }
    let isOrdinal = moment.isOrdinalOnly
    guard isLoose || isOrdinal || isFigures && moment.isYearless else { return false }
    if let after, after.shape == .word, English.counted.contains(after.spelling) { return true }
    if isLoose, let after, after.spelling == Lexeme.hyphen { return true }
    if isOrdinal { return isUnsure(ordinal: places, before, after) }
    if moment.isYearless, let before, let after, after.shape == .word { return English.naming.contains(before.spelling) }
    return false
  }

  /// "the first thing", "2nd floor": a day of the month stands after "on" and the like, or where its clause ends.
  private func isUnsure(ordinal places: Range<Int>, _ before: Lexeme?, _ after: Lexeme?) -> Bool {
    let first = lexemes[places.lowerBound]
    if first.isPreposition { return false }
    let isEnd = after.map { $0.shape == .sign } ?? true
    let isDigits = lexemes[places].contains { $0.shape == .number }
    return first.spelling != Lexeme.the || !isEnd && !isDigits
  }

  /// "morning" and "evening" alone are greetings and names.
  private func isBareWord(_ places: Range<Int>, _ moment: Moment) -> Bool {
    places.count == 1 && moment.place == nil && moment.recurrence == nil && lexemes[places.lowerBound].sense?.part != nil
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
  static let the = Spelling("the")
  private static let prepositions = Set(
    ["at", "on", "by", "in", "until", "till", "til", "from", "since", "before", "after", "around", "about", "due", "for"]
      .map { Spelling($0) })

  var isPreposition: Bool { Lexeme.prepositions.contains(spelling) }
}

extension String {
  func utf8Index(_ offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
