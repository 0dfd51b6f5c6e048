extension Moments {
  /// The dates and times inside a sentence, left to right, with the words that belong to them.
  package static func mentions(in text: String, _ language: Language) -> [Mention] {
    let mentions = MomentReader(text, in: language).mentions(in: text)
    return mentions.isEmpty ? language.other(of: text).map { Moments.mentions(in: text, $0) } ?? [] : mentions
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
  /// Whether it is a day, or comes on days, at no hour that was said.
  fileprivate var lacksClock: Bool {
    clock?.face == nil && ending == nil && others.isEmpty && !isBilled
      && (recurrence != nil || place?.isStretch == false && place?.isInstant == false)
  }

  /// How much was said: a rule outweighs a day, and a full date one that is half open. "Now" beside a day only says that
  /// it was another one before, "thursday now", and nothing is due on a day that is over.
  fileprivate var weight: Int {
    var weight = 0
    if recurrence != nil { weight += 8 }
    if place == .now || isOver { return 1 }
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
    guard let (place, moment) = figures(beside: mentions, at: places) else { return mentions }
    let mention = Mention(range: range(place, in: text), moment: moment)
    return (mentions + [mention]).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Figures that are a time only because of what is said elsewhere.
  private func figures(beside mentions: [Mention], at places: [Range<Int>]) -> (Range<Int>, Moment)? {
    var isTaken = [Bool](repeating: false, count: lexemes.count)
    for place in places.joined() { isTaken[place] = true }
    for (mention, place) in zip(mentions, places) {
      if let found = figures(insteadOf: mention.moment, at: place, isTaken) { return found }
    }
    guard !mentions.contains(where: { $0.moment.clock?.face != nil }) else { return nil }
    let days = zip(mentions, places).filter(\.0.moment.lacksClock).map(\.1)
    guard !days.isEmpty else { return nil }
    let found = dottedClock(isTaken) ?? days.lazy.compactMap { clock(behind: $0, isTaken) }.first
    return found.map { ($0, Moment($1)) }
  }

  /// What is said instead of a time that is taken back: "at 1. no 130", "the 28th, no make that the 29th".
  private func figures(insteadOf moment: Moment, at said: Range<Int>, _ isTaken: [Bool]) -> (Range<Int>, Moment)? {
    guard let chart, moment.recurrence == nil, let place = afterRetraction(from: said.upperBound),
      lexemes[place].shape == .number, !lexemes[place].isGlued, !isTaken[place]
    else { return nil }
    func fits(_ end: Int) -> Bool { closes(before: end) && !isCounting(place..<end) }
    if moment.clock?.face != nil, let (end, clock) = chart.readings(.anyClock, at: place).last(where: { fits($0.end) })
    {
      return (place..<end, Moment(clock))
    }
    guard moment.place != nil, let (end, day) = chart.readings(.place, at: place).last(where: { fits($0.end) }) else {
      return nil
    }
    return (place..<end, Moment(day))
  }

  /// The lexeme behind what takes back what was said before: "no", "no wait", "nah make that".
  private func afterRetraction(from place: Int) -> Int? {
    let words = lexemes.indices[place...].prefix(6).filter { lexemes[$0].shape == .word }
    guard let first = words.prefix(2).first(where: { rules.retracting.contains(lexemes[$0].spelling) }) else {
      return nil
    }
    return lexemes.indices[(first + 1)...].prefix(8).first { lexemes[$0].shape == .number }
  }

  /// "9.40 dentist on friday".
  private func dottedClock(_ isTaken: [Bool]) -> (Range<Int>, Clock)? {
    guard let chart else { return nil }
    for place in lexemes.indices where lexemes[place].shape == .number && !lexemes[place].isGlued {
      for (end, clock) in chart.readings(.dottedClock, at: place) {
        guard !isTaken[place..<end].contains(true), !isCounting(place..<end), closes(before: end) else { continue }
        return (place..<end, clock)
      }
    }
    return nil
  }

  /// "monday. 9 when they open".
  private func clock(behind day: Range<Int>, _ isTaken: [Bool]) -> (Range<Int>, Clock)? {
    var place = day.upperBound
    if place < lexemes.count, ".,".utf8.contains(bytes[lexemes[place].start]) { place += 1 }
    guard place < lexemes.count, lexemes[place].shape == .number, !lexemes[place].isGlued, !isTaken[place],
      !isCounting(place..<place + 1), closes(before: place + 1), lexemes[place].end - lexemes[place].start <= 2,
      1...12 ~= lexemes[place].value,
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
