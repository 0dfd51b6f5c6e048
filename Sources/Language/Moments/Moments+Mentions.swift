extension Moments {
  /// The dates and times inside a sentence, left to right, with the words that belong to them.
  package static func mentions(in text: String, _ language: Language) -> [Mention] {
    let mentions = MomentReader(text, in: language).mentions(in: text)
    return mentions.isEmpty ? language.other(of: text).map { Moments.mentions(in: text, $0) } ?? [] : mentions
  }

  /// Those that hold: of two with words between them that take the first back, the second, where both say the same part
  /// ("friday, no, saturday", "at 1 no half 1").
  package static func standing(_ mentions: [Mention], in text: String, _ language: Language) -> [Mention] {
    guard mentions.count > 1 else { return mentions }
    var standing: [Mention] = []
    for mention in mentions {
      if let last = standing.last, last.range.upperBound <= mention.range.lowerBound,
        last.moment.saysSamePart(as: mention.moment),
        takesBack(text[last.range.upperBound..<mention.range.lowerBound], language)
      {
        standing.removeLast()
      }
      standing.append(mention)
    }
    return standing
  }

  /// Whether what stands between two times takes back the first: a few words, one of them a "no".
  private static func takesBack(_ words: Substring, _ language: Language) -> Bool {
    let tokens = Utterance.tokens(of: String(words)).filter { !$0.isMark }
    return (1...4).contains(tokens.count) && tokens.contains { language.rules.retracting.contains($0.spelling) }
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
  /// Whether both name a day, or both a time of day alone.
  fileprivate func saysSamePart(as other: Moment) -> Bool {
    guard recurrence == nil, other.recurrence == nil else { return false }
    return place != nil && other.place != nil
      || place == nil && other.place == nil && clock != nil && other.clock != nil
  }

  /// Whether it is a day, or comes on days, at no hour that was said.
  fileprivate var lacksClock: Bool {
    clock?.face == nil && ending == nil && others.isEmpty && !isBilled
      && (recurrence != nil || place?.isStretch == false && place?.isInstant == false)
  }

  /// How much was said: a rule outweighs a day, and a full date one that is half open. "Now" beside a day only says that
  /// it was another one before: "thursday now".
  fileprivate var weight: Int {
    var weight = 0
    if recurrence != nil { weight += 8 }
    if place == .now { return 1 }
    if let place { weight += (place.isStretch ? 2 : 4) + (place.implied.isEmpty ? 2 : 0) }
    if clock != nil { weight += 1 }
    return weight
  }
}

extension MomentReader {
  /// Those of the text that is read here.
  package func mentions(in text: String) -> [Mention] { found(in: text).filter(\.moment.exists) }

  /// The same, and those that name days no calendar has: "on 30 february".
  func found(in text: String) -> [Mention] {
    var mentions: [Mention] = []
    var places: [Range<Int>] = []
    var place = 0
    while place < lexemes.count {
      guard let (end, moment) = mention(at: place) else {
        place += 1
        continue
      }
      mentions.append(Mention(range: range(place..<end, in: text), moment: moment))
      places.append(place..<end)
      place = end
    }
    guard let day = places.indices.first(where: { mentions[$0].moment.lacksClock }),
      !mentions.contains(where: { $0.moment.clock?.face != nil }),
      let (place, clock) = clock(beside: places[day], places)
    else { return mentions }
    let mention = Mention(range: range(place, in: text), moment: Moment(clock))
    return (mentions + [mention]).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Figures that are a time only because a day is said elsewhere: "monday. 9 when they open", "9.40 dentist on friday".
  private func clock(beside day: Range<Int>, _ taken: [Range<Int>]) -> (Range<Int>, Clock)? {
    guard let chart else { return nil }
    func free(_ places: Range<Int>) -> Bool { !taken.contains { $0.overlaps(places) } && !isCounting(places) }
    for place in lexemes.indices where lexemes[place].shape == .number && !lexemes[place].isGlued {
      for (end, clock) in chart.readings(.dottedClock, at: place) where free(place..<end) && closes(before: end) {
        return (place..<end, clock)
      }
    }
    var place = day.upperBound
    if place < lexemes.count, ".,".utf8.contains(bytes[lexemes[place].start]) { place += 1 }
    guard place < lexemes.count, lexemes[place].shape == .number, !lexemes[place].isGlued, free(place..<place + 1),
      closes(before: place + 1), lexemes[place].end - lexemes[place].start <= 2, 1...12 ~= lexemes[place].value,
      let clock = Clock(lexemes[place].value)
    else { return nil }
    return (place..<place + 1, clock)
  }

  /// Whether figures count what follows or are a part of a name: "saturday 2 loads of washing", "room 4.10".
  private func isCounting(_ places: Range<Int>) -> Bool {
    if places.lowerBound > 0, rules.naming.contains(lexemes[places.lowerBound - 1].spelling) { return true }
    guard places.upperBound < lexemes.count, case let next = lexemes[places.upperBound], next.shape == .word else {
      return false
    }
    return rules.counted.contains(next.spelling) || next.sense?.unit != nil
      || "sx".utf8.contains(bytes[next.end - 1].lowered)
  }

  func range(_ places: Range<Int>, in text: String) -> Range<String.Index> {
    text.utf8Index(lexemes[places.lowerBound].start)..<text.utf8Index(lexemes[places.upperBound - 1].end)
  }

  /// The longest reading from a place that no doubt speaks against.
  fileprivate func mention(at place: Int) -> (end: Int, moment: Moment)? {
    guard lexemes[place].canStart else { return nil }
    return readings(at: place).first { end, moment in !moment.isDuration && !isDoubtful(place..<end, moment) }
  }
}

extension String {
  func utf8Index(_ offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
