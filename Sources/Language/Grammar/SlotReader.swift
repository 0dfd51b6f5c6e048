import Civil

/// Reads typed slots of one line; what was read at a word is remembered for every template that asks again.
package struct SlotReader {
  package private(set) var line: Line
  /// The line as it was before misspelt words were read as those meant.
  private var typed: Line?
  package private(set) lazy var moments = MomentReader(line.text, in: line.language)
  private var rules: any LanguageRules.Type { line.language.rules }
  /// By the word they start with.
  private var known: [[Reading]?]
  private var bare: [[Ending]?]
  private var choosing: [[(choices: Choices, endings: [Ending])]]

  /// The word after the last one read, and what was read.
  package typealias Reading = (end: Int, moment: Moment)
  package typealias Ending = (end: Int, argument: Argument)

  package init(_ line: Line) {
    self.line = line
    known = Array(repeating: nil, count: line.words.count)
    bare = Array(repeating: nil, count: line.words.count)
    choosing = Array(repeating: [], count: line.words.count)
  }

  /// Reads words as those that were meant.
  mutating func mend(_ repairs: [Vocabulary.Repair]) {
    typed = line
    for (place, word) in repairs { line.words[place].key = word }
  }

  /// For words of the line as typed: all of them need not be read again.
  package mutating func reader(of words: String) -> SlotReader {
    guard words.utf8.count == line.text.utf8.count else { return SlotReader(Line(words, in: line.language)) }
    _ = moments
    var whole = self
    if let typed { (whole.line, whole.typed) = (typed, nil) }
    return whole
  }

  /// Every way to read words from `start` as the type, none beyond `limit`; `isLed` right after a word of the template.
  package mutating func endings(_ type: SlotType, from start: Int, to limit: Int, isLed: Bool) -> [Ending] {
    let words = line.words[start..<limit]
    switch type {
    case .moment: return points(start, limit, isLed: isLed) + (isLed ? bareMoments(start, limit) : [])
    case .day: return rules.since.contains(line.words[start].spelling) ? [] : read(start, limit, \.isDay)
    case .repeats: return read(start, limit, \.isRecurring)
    case .duration: return durations(start, limit) + (isLed ? bareMinutes(start, limit) : [])
    case .number(let range): return NumberSlot.endings(in: words, of: line, range)
    case .over(let range): return NumberSlot.overs(in: words, of: line, range)
    case .amount(let range, let choices): return NumberSlot.amounts(in: words, of: line, range, choices)
    case .quantity(let units): return QuantitySlot.endings(in: words, of: line, units)
    case .choice(let choices): return chosen(choices, from: start).filter { $0.end <= limit }
    case .period:
      let since = since(start, limit)
      return since.isEmpty ? periods(words) + read(start, limit, \.isPoint) : since
    case .text, .which, .list, .capture, .bare: return []
    }
  }

  /// Whether a bare length begins there: "20 minutes", not "20 minutes from now".
  package mutating func isLength(at start: Int) -> Bool { readings(at: start).last?.moment.isDuration ?? false }

  /// Every moment of any kind that starts with the word.
  package mutating func readings(at start: Int) -> [Reading] {
    if let readings = known[start] { return readings }
    var word = start
    let readings = moments.readings(from: line.words[start].core.lowerBound).reversed().compactMap {
      found -> Reading? in
      while word < line.words.count, line.words[word].core.upperBound < found.end { word += 1 }
      guard word < line.words.count, found.end <= line.words[word].outer.upperBound else { return nil }
      return line.words[word].core.lowerBound < found.end ? (word + 1, found.moment) : nil
    }
    known[start] = readings
    return readings
  }

  private mutating func read(_ start: Int, _ limit: Int, _ kind: (Moment) -> Bool) -> [Ending] {
    readings(at: start).filter { $0.end <= limit && kind($0.moment) }.map { ($0.end, .moment($0.moment)) }
  }

  /// "about an hour ago" is as rough where a template has the "about".
  private mutating func points(_ start: Int, _ limit: Int, isLed: Bool) -> [Ending] {
    let isRough = isLed && start > 0 && rules.roughly.contains(line.words[start - 1].spelling)
    let rough = isRough ? read(start - 1, limit, \.isPoint).filter { $0.end > start } : []
    return rough.isEmpty ? read(start, limit, \.isPoint) : rough
  }

  /// "since monday" goes on to this day.
  private mutating func since(_ start: Int, _ limit: Int) -> [Ending] {
    guard rules.since.contains(line.words[start].spelling), start + 1 < limit else { return [] }
    return readings(at: start + 1).filter { $0.end <= limit && $0.moment.isPoint && $0.moment.ending == nil }.map {
      var moment = $0.moment
      moment.ending = .until(Moment(.period(.day, 0)))
      return ($0.end, .moment(moment))
    }
  }

  private mutating func durations(_ start: Int, _ limit: Int) -> [Ending] {
    readings(at: start).compactMap { reading in
      guard reading.end <= limit, let minutes = reading.moment.minutes else { return nil }
      return (reading.end, .number(minutes))
    }
  }

  /// "focus 25": a round number that ends the line, since all others count something else.
  private func bareMinutes(_ start: Int, _ limit: Int) -> [Ending] {
    guard start > 0, start + 1 == line.words.count, limit == start + 1,
      let minutes = Int(line[line.words[start].core]), minutes % 5 == 0, 5...180 ~= minutes
    else { return [] }
    return [(limit, .number(Double(minutes)))]
  }

  /// "snooze it till 8", "snooze for 2 hours".
  private mutating func bareMoments(_ start: Int, _ limit: Int) -> [Ending] {
    guard line.words[start].beginsLength(in: line.language) else { return [] }
    let endings = bare[start] ?? bareMoments(at: start)
    bare[start] = endings
    return endings.filter { $0.end <= limit }
  }

  private mutating func bareMoments(at start: Int) -> [Ending] {
    var result: [Ending] = []
    // "set the essay to 20 minutes" says how long it is.
    let isLength = start > 0 && rules.to.contains(line.words[start - 1].spelling)
    // Nothing has lasted since what is still to come.
    let isPast = start > 0 && rules.since.contains(line.words[start - 1].spelling)
    for (end, moment) in readings(at: start) where moment.isDuration && !isLength {
      guard let length = moment.length else { continue }
      result.append((end, .moment(Moment(.shifted(length, isPast ? -1 : 1, .now)))))
    }
    if let hour = Moments.clock(line[line.words[start].core], in: line.language) {
      result.append((start + 1, .moment(hour)))
    }
    return result
  }

  private func periods(_ words: ArraySlice<Line.Word>) -> [Ending] {
    rules.periods.flatMap { SlotReader.endings($0.pattern, .words($0.name), in: words) }
  }

  /// What a tool's choices read as here.
  private mutating func chosen(_ choices: Choices, from start: Int) -> [Ending] {
    if let known = choosing[start].first(where: { $0.choices === choices }) { return known.endings }
    let endings = choices.endings(in: line.words[start...])
    choosing[start].append((choices, endings))
    return endings
  }

  private static func endings(_ pattern: Pattern, _ value: Argument, in words: ArraySlice<Line.Word>) -> [Ending] {
    pattern.advance(1, over: words).places.map { (words.startIndex + $0, value) }.filter { $0.end > words.startIndex }
  }
}

extension Pattern {
  /// Words as a template says them; what does not parse matches nothing.
  package init(saying source: String, rules: [WordGroup] = []) {
    let template = try? Template(source, rules: WordRules(rules))
    self = template?.parts.isEmpty == true ? template?.opening ?? .never : .never
  }
}

extension Moment {
  /// Names one day, not a stretch of them.
  package var isDay: Bool {
    guard isPoint, let resolved = resolve(now: LocalTime(ordinal: 0)) else { return false }
    return resolved.grain == .day && resolved.end == nil
  }

  /// Of a bare length of time.
  package var minutes: Double? {
    guard isDuration else { return nil }
    return resolve(now: LocalTime(ordinal: 0))?.seconds.map { $0 / 60 }
  }
}
