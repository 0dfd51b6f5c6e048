import Civil

/// Reads the typed slots of one line, and caches what was read at each word for further templates.
package struct SlotReader {
  package private(set) var line: Line
  /// The line before misspelt words were corrected; `nil` while it is unchanged.
  private var originalLine: Line?
  package private(set) lazy var moments = MomentReader(line.text, in: line.language)
  private var rules: any LanguageRules.Type { line.language.rules }
  /// Caches, by the index of the first word.
  private var readingCache: [[Reading]?]
  private var bareMomentCache: [[Ending]?]
  private var choiceCache: [[(choices: Choices, endings: [Ending])]]

  /// The index after the last word read, and what was read.
  package typealias Reading = (end: Int, moment: Moment)
  package typealias Ending = (end: Int, argument: Argument)

  package init(_ line: Line) {
    self.line = line
    readingCache = Array(repeating: nil, count: line.words.count)
    bareMomentCache = Array(repeating: nil, count: line.words.count)
    choiceCache = Array(repeating: [], count: line.words.count)
  }

  /// Replaces misspelt words by their corrections.
  mutating func apply(_ repairs: [Vocabulary.Repair]) {
    originalLine = line
    for (place, word) in repairs { line.words[place].key = word }
  }

  /// A reader for some words of the line as typed; reuses this one where they are the whole line.
  package mutating func reader(of words: String) -> SlotReader {
    guard words.utf8.count == line.text.utf8.count else { return SlotReader(Line(words, in: line.language)) }
    _ = moments
    var copy = self
    if let originalLine { (copy.line, copy.originalLine) = (originalLine, nil) }
    return copy
  }

  /// Every way to read words from `start` as the type, none beyond `limit`. `followsLiteral`: a literal word of the
  /// template comes right before.
  package mutating func endings(_ type: SlotType, from start: Int, to limit: Int, followsLiteral: Bool) -> [Ending] {
    let words = line.words[start..<limit]
    switch type {
    case .moment:
      return pointMoments(start, limit, followsLiteral: followsLiteral)
        + (followsLiteral ? bareMoments(start, limit) : [])
    case .day: return rules.sinceWords.contains(line.words[start].spelling) ? [] : read(start, limit, \.isDay)
    case .recurrence: return read(start, limit, \.isRecurring)
    case .duration: return durations(start, limit) + (followsLiteral ? bareMinutes(start, limit) : [])
    case .number(let range): return NumberSlot.endings(in: words, of: line, range)
    case .numberPair(let range): return NumberSlot.numberPairs(in: words, of: line, range)
    case .amount(let range, let units):
      return NumberSlot.amounts(in: words, of: line, range, units)
        + NumberSlot.compoundAmounts(in: words, of: line, range, units)
        + NumberSlot.halvedUnits(in: words, of: line, range, units) + clockSpans(start, limit, range, units)
    case .quantity(let units): return QuantitySlot.endings(in: words, of: line, units)
    case .choice(let choices): return choiceEndings(choices, from: start).filter { $0.end <= limit }
    case .period:
      let since = since(start, limit)
      return since.isEmpty ? periods(words) + read(start, limit, \.isPoint) : since
    case .text, .reference, .list, .capture, .bare, .remark: return []
    }
  }

  /// Whether a duration on its own begins there: "20 minutes", not "20 minutes from now".
  package mutating func isLength(at start: Int) -> Bool { readings(at: start).last?.moment.isDuration ?? false }

  /// Every moment of any kind that begins at the word.
  package mutating func readings(at start: Int) -> [Reading] {
    if let readings = readingCache[start] { return readings }
    var word = start
    let readings = moments.readings(from: line.words[start].core.lowerBound).reversed().compactMap {
      match -> Reading? in
      while word < line.words.count, line.words[word].core.upperBound < match.end { word += 1 }
      guard word < line.words.count, match.end <= line.words[word].outer.upperBound else { return nil }
      return line.words[word].core.lowerBound < match.end ? (word + 1, match.moment) : nil
    }
    readingCache[start] = readings
    return readings
  }

  private mutating func read(_ start: Int, _ limit: Int, _ kind: (Moment) -> Bool) -> [Ending] {
    readings(at: start).filter { $0.end <= limit && kind($0.moment) }.map { ($0.end, .moment($0.moment)) }
  }

  /// Also reads the literal before the slot: "about an hour ago" stays approximate where the template has the "about".
  private mutating func pointMoments(_ start: Int, _ limit: Int, followsLiteral: Bool) -> [Ending] {
    let isRough = followsLiteral && start > 0 && rules.approximators.contains(line.words[start - 1].spelling)
    let rough = isRough ? read(start - 1, limit, \.isPoint).filter { $0.end > start } : []
    return rough.isEmpty ? read(start, limit, \.isPoint) : rough
  }

  /// "since monday" lasts until today.
  private mutating func since(_ start: Int, _ limit: Int) -> [Ending] {
    guard rules.sinceWords.contains(line.words[start].spelling), start + 1 < limit else { return [] }
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

  /// The hours between two clock times: "11 till 7" of "slept 11 till 7".
  private mutating func clockSpans(_ start: Int, _ limit: Int, _ range: ClosedRange<Double>, _ units: Choices)
    -> [Ending]
  {
    guard let hours = units.values.value(named: "h") else { return [] }
    return readings(at: start).compactMap { reading in
      guard reading.end <= limit, reading.moment.clock != nil, reading.moment.ending != nil,
        let span = reading.moment.resolve(now: LocalTime(ordinal: 0)), let start = span.start, let end = span.end,
        case let length = Double(start.start.seconds(to: end.start)) / 3600, length < 24, range.contains(length)
      else { return nil }
      return (reading.end, .list([.number(length), .words(hours)]))
    }
  }

  /// "focus 25", "focus 20 on the report": a multiple of five that ends the line or goes on with a preposition, since
  /// other numbers count something else.
  private func bareMinutes(_ start: Int, _ limit: Int) -> [Ending] {
    let end = start + 1
    guard start > 0, end <= limit,
      end == line.words.count || rules.wordKinds[line.words[end].spelling] == .preposition,
      let minutes = Int(line[line.words[start].core]), minutes % 5 == 0, 5...180 ~= minutes
    else { return [] }
    return [(end, .number(Double(minutes)))]
  }

  /// "snooze it till 8", "snooze for 2 hours".
  private mutating func bareMoments(_ start: Int, _ limit: Int) -> [Ending] {
    guard line.words[start].beginsLength(in: line.language) else { return [] }
    let endings = bareMomentCache[start] ?? bareMoments(at: start)
    bareMomentCache[start] = endings
    return endings.filter { $0.end <= limit }
  }

  private mutating func bareMoments(at start: Int) -> [Ending] {
    var result: [Ending] = []
    // "set the essay to 20 minutes" is a duration and no time from now.
    let isLength = start > 0 && rules.toWords.contains(line.words[start - 1].spelling)
    // After "since", a duration lies in the past.
    let isPast = start > 0 && rules.sinceWords.contains(line.words[start - 1].spelling)
    for (end, moment) in readings(at: start) where moment.isDuration && !isLength {
      guard let length = moment.duration else { continue }
      result.append((end, .moment(Moment(.shifted(length, isPast ? -1 : 1, .now)))))
    }
    // An hour, or one with its minutes: "make that six thirty".
    for end in start + 1...min(start + 2, line.words.count) {
      let words = line.words[start].core.lowerBound..<line.words[end - 1].core.upperBound
      if let hour = MomentParser.clock(line[words], in: line.language) { result.append((end, .moment(hour))) }
    }
    return result
  }

  private func periods(_ words: ArraySlice<Line.Word>) -> [Ending] {
    rules.periods.flatMap { SlotReader.endings($0.pattern, .words($0.name), in: words) }
  }

  /// The readings as one of the choices, cached.
  private mutating func choiceEndings(_ choices: Choices, from start: Int) -> [Ending] {
    if let cached = choiceCache[start].first(where: { $0.choices === choices }) { return cached.endings }
    var endings = choices.endings(in: line.words[start...])
    if choices.includesComplaints {
      for complaint in Complaint.starting(at: start, in: line)
      where !endings.contains(where: { $0.end == complaint.end }) {
        let name = choices.values.value(named: complaint.name) ?? complaint.name
        endings.append((complaint.end, .words(name)))
      }
    }
    choiceCache[start].append((choices, endings))
    return endings
  }

  private static func endings(_ pattern: Pattern, _ value: Argument, in words: ArraySlice<Line.Word>) -> [Ending] {
    pattern.advance(1, over: words).setBits.map { (words.startIndex + $0, value) }.filter { $0.end > words.startIndex }
  }
}

extension Pattern {
  /// Parses the literal words of a template; a source that does not parse, or has slots, matches nothing.
  package init(template source: String, rules: [WordGroup] = []) {
    let template = try? Template(source, rules: WordRules(rules))
    self = template?.parts.isEmpty == true ? template?.opening ?? .never : .never
  }
}

extension Pattern {
  /// Whether the pattern can match all the words, of which there may be 62 at most.
  package func matchesAll(_ words: ArraySlice<Line.Word>) -> Bool {
    words.count < 63 && advance(1, over: words) & 1 << UInt64(words.count) != 0
  }
}

extension Moment {
  /// Whether it is a single day and no longer stretch.
  package var isDay: Bool {
    guard isPoint, let resolved = resolve(now: LocalTime(ordinal: 0)) else { return false }
    return resolved.grain == .day && resolved.end == nil
  }

  /// The length in minutes; `nil` for anything but a duration.
  package var minutes: Double? {
    guard isDuration else { return nil }
    return resolve(now: LocalTime(ordinal: 0))?.seconds.map { $0 / 60 }
  }
}
