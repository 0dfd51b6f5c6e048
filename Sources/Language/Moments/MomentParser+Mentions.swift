extension MomentParser {
  /// The dates and times in a text, left to right, with the words that belong to them.
  package static func mentions(in text: String, _ language: Language) -> [Mention] {
    let mentions = MomentReader(text, in: language).mentions(in: text)
    return mentions.isEmpty
      ? language.secondLanguage(for: text).map { MomentParser.mentions(in: text, $0) } ?? [] : mentions
  }

  /// Combines the mentions of one sentence: the most specific one, and what the others add to it.
  package static func combined(_ mentions: [Mention]) -> Moment? {
    var moments = mentions.map(\.moment)
    // "it's 4:15 now" says that the time was another one before, and nothing of the day.
    if moments.contains(where: { $0.clock != nil }) { moments.removeAll { $0.calendar == .now && $0.clock == nil } }
    let maxWeight = moments.map(\.weight).max()
    guard let best = moments.firstIndex(where: { $0.weight == maxWeight }) else { return nil }
    var combined = moments[best]
    for (index, moment) in moments.enumerated() where index != best { combined = combined.joined(moment) ?? combined }
    return combined
  }
}

extension Moment {
  /// Whether it is a day or recurs on days, without an explicit time.
  fileprivate var lacksClock: Bool {
    clock?.explicitTime == nil && ending == nil && otherMoments.isEmpty && !isMonthlyOrYearly
      && (recurrence != nil || calendar?.isLongerThanDay == false && calendar?.isInstant == false)
  }

  /// How specific it is: a recurrence outweighs a day, and a complete date outweighs a partial one. "Now" and days in
  /// the past weigh least: in "thursday now" the word only says that the day was another one before, and nothing is due
  /// on a past day.
  fileprivate var weight: Int {
    var weight = 0
    if recurrence != nil { weight += 8 }
    if calendar == .now || isPastDay { return 1 }
    if let calendar { weight += (calendar.isLongerThanDay ? 2 : 4) + (calendar.implied.isEmpty ? 2 : 0) }
    if clock != nil { weight += 1 }
    return weight
  }
}

extension MomentReader {
  /// Mentions of days that exist; `text` is the text that this reader was made with.
  package func mentions(in text: String) -> [Mention] { allMentions(in: text).filter(\.moment.exists) }

  /// Like `mentions`, with those that name nonexistent days: "on 30 february".
  func allMentions(in text: String) -> [Mention] {
    var mentions: [Mention] = []
    var ranges: [Range<Int>] = []
    var index = 0
    while index < lexemes.count {
      guard let (end, moment) = mention(at: index) ?? rate(at: index) else {
        index += 1
        continue
      }
      mentions.append(Mention(range: range(index..<end, in: text), moment: moment))
      ranges.append(index..<end)
      index = end
    }
    guard
      let (indices, moment) = dateFromContext(beside: mentions, at: ranges)
        ?? timeFromContext(beside: mentions, at: ranges)
    else { return mentions }
    let mention = Mention(range: range(indices, in: text), moment: moment)
    return (mentions + [mention]).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// How often, right behind how long: the "a day" of "15 minutes a day".
  private func rate(at index: Int) -> (end: Int, moment: Moment)? {
    guard let chart, let (end, moment) = chart.readings(.rate, at: index).last, canEnd(before: end),
      (max(0, index - MomentReader.maxLengthLexemes)..<index).contains(where: { start in
        chart.readings(.duration, at: start).contains { $0.end == index && $0.value.isExact }
      })
    else { return nil }
    return (end, moment)
  }

  private static let maxLengthLexemes = 4

  /// A number with a point that is a date, because no hour is that late, or because the line has a time of its own:
  /// "overtime sheet 30.11", "concert 11.12 at 17".
  private func dateFromContext(beside mentions: [Mention], at ranges: [Range<Int>]) -> (Range<Int>, Moment)? {
    guard let chart, !mentions.contains(where: { $0.moment.calendar != nil || $0.moment.recurrence != nil }) else {
      return nil
    }
    let hasClock = mentions.contains { $0.moment.clock?.explicitTime != nil }
    for index in lexemes.indices where lexemes[index].shape == .number && !lexemes[index].isGlued {
      for (end, date) in chart.readings(.dottedDate, at: index) {
        // "8.2" with one figure behind the point is rather a measure.
        guard hasClock || (date.day ?? 0) > 24, lexemes[end - 1].end - lexemes[end - 1].start == 2,
          !ranges.contains(where: { $0.overlaps(index..<end) }),
          !isCounting(index..<end), canEnd(before: end)
        else { continue }
        return (index..<end, Moment(.date(date)))
      }
    }
    return nil
  }

  /// A number that is a time only because of another mention.
  private func timeFromContext(beside mentions: [Mention], at ranges: [Range<Int>]) -> (Range<Int>, Moment)? {
    guard !mentions.isEmpty else { return nil }
    var isTaken = [Bool](repeating: false, count: lexemes.count)
    for index in ranges.joined() { isTaken[index] = true }
    for (mention, range) in zip(mentions, ranges) {
      if let correction = correction(of: mention.moment, at: range, isTaken) { return correction }
    }
    guard !mentions.contains(where: { $0.moment.clock?.explicitTime != nil }) else { return nil }
    if let (range, clock) = spokenClock(isTaken) { return (range, Moment(clock)) }
    let days = zip(mentions, ranges).filter(\.0.moment.lacksClock).map(\.1)
    guard !days.isEmpty else { return nil }
    let match = dottedClock(isTaken) ?? days.lazy.compactMap { clock(behind: $0, isTaken) }.first
    return match.map { ($0, Moment($1)) }
  }

  /// A time or day that replaces one taken back just before it: "at 1. no 130", "the 28th, no make that the 29th", "at ten,
  /// no scratch that ten thirty".
  private func correction(of moment: Moment, at range: Range<Int>, _ isTaken: [Bool]) -> (Range<Int>, Moment)? {
    guard let chart, moment.recurrence == nil, let index = afterRetraction(from: range.upperBound),
      !lexemes[index].isGlued, !isTaken[index]
    else { return nil }
    func fits(_ end: Int) -> Bool { canEnd(before: end) && !isCounting(index..<end) }
    if moment.clock?.explicitTime != nil,
      let (end, clock) = chart.readings(.anyClock, at: index).last(where: { fits($0.end) })
    {
      return (index..<end, Moment(clock))
    }
    guard moment.calendar != nil,
      let (end, calendar) = chart.readings(.calendar, at: index).last(where: { fits($0.end) })
    else {
      return nil
    }
    return (index..<end, Moment(calendar))
  }

  /// Index of the number, in figures or in words, after words that take something back: "no", "no wait", "nah make that".
  private func afterRetraction(from index: Int) -> Int? {
    let words = lexemes.indices[index...].prefix(6).filter { lexemes[$0].shape == .word }
    guard let first = words.prefix(2).first(where: { rules.retractionWords.contains(lexemes[$0].spelling) }) else {
      return nil
    }
    return lexemes.indices[(first + 1)...].prefix(8).first {
      lexemes[$0].shape == .number || lexemes[$0].shape == .word && lexemes[$0].sense?.number.map { $0 > 1 } == true
    }
  }

  /// An hour and minutes in words: "it's four fifteen now, not three thirty".
  private func spokenClock(_ isTaken: [Bool]) -> (Range<Int>, TimeOfDay)? {
    for index in lexemes.indices.dropLast() where !isTaken[index] && !isTaken[index + 1] {
      guard lexemes[index].shape == .word, lexemes[index + 1].shape == .word,
        let hour = lexemes[index].sense?.number, 1...12 ~= hour,
        let minutes = lexemes[index + 1].sense?.number, 10...55 ~= minutes, minutes.isMultiple(of: 5),
        !isCounting(index..<index + 2), canEnd(before: index + 2),
        index == 0 || Spelling(rules.negation) != lexemes[index - 1].spelling, let clock = TimeOfDay(hour, minutes)
      else { continue }
      return (index..<index + 2, clock)
    }
    return nil
  }

  /// A time with a point instead of a colon: "9.40 dentist on friday".
  private func dottedClock(_ isTaken: [Bool]) -> (Range<Int>, TimeOfDay)? {
    guard let chart else { return nil }
    for index in lexemes.indices where lexemes[index].shape == .number && !lexemes[index].isGlued {
      for (end, clock) in chart.readings(.dottedClock, at: index) {
        guard !isTaken[index..<end].contains(true), !isCounting(index..<end), canEnd(before: end) else { continue }
        return (index..<end, clock)
      }
    }
    return nil
  }

  /// A bare hour right after a day: "monday. 9 when they open".
  private func clock(behind day: Range<Int>, _ isTaken: [Bool]) -> (Range<Int>, TimeOfDay)? {
    var index = day.upperBound
    if index < lexemes.count, ".,".utf8.contains(bytes[lexemes[index].start]) { index += 1 }
    guard index < lexemes.count, lexemes[index].shape == .number, !lexemes[index].isGlued, !isTaken[index],
      !isCounting(index..<index + 1), canEnd(before: index + 1), lexemes[index].end - lexemes[index].start <= 2,
      1...12 ~= lexemes[index].value,
      let clock = TimeOfDay(lexemes[index].value)
    else { return nil }
    return (index..<index + 1, clock)
  }

  /// Whether a number counts the next word or is part of a name: "saturday 2 loads of washing", "room 4.10".
  private func isCounting(_ range: Range<Int>) -> Bool {
    if range.lowerBound > 0, rules.identifierPrefixes.contains(lexemes[range.lowerBound - 1].spelling) { return true }
    guard range.upperBound < lexemes.count, case let next = lexemes[range.upperBound], next.shape == .word else {
      return false
    }
    return rules.countedNouns.contains(next.spelling) || next.sense?.unit != nil
      || "sx".utf8.contains(bytes[next.end - 1].lowercased)
  }

  /// Whether a number counts the days that begin here, or goes on in a fraction: "needs 3 working days", "4 1/2 inch".
  private func isCounted(_ index: Int) -> Bool {
    guard index > 0, let chart, case let before = lexemes[index - 1],
      before.shape == .number || before.sense?.number != nil
    else { return false }
    let isFraction =
      index + 2 < lexemes.count && before.shape == .number && lexemes[index].shape == .number
      && lexemes[index + 1].spelling == Spelling("/") && lexemes[index + 2].shape == .number
      && lexemes[index].value < lexemes[index + 2].value && lexemes[index + 2].value <= 8
    return isFraction || !chart.readings(.pluralList, at: index).isEmpty
  }

  func range(_ indices: Range<Int>, in text: String) -> Range<String.Index> {
    text.utf8Index(lexemes[indices.lowerBound].start)..<text.utf8Index(lexemes[indices.upperBound - 1].end)
  }

  /// The longest reading from an index that is not ambiguous.
  fileprivate func mention(at index: Int) -> (end: Int, moment: Moment)? {
    guard lexemes[index].canStart, !isCounted(index) else { return nil }
    let readings = readings(at: index)
    // "about four minutes" says how long, and not at what time.
    if let longest = readings.first, longest.moment.isDuration { return nil }
    return readings.first { end, moment in !moment.isDuration && !isAmbiguous(index..<end, moment) }
  }
}

extension String {
  func utf8Index(_ offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
