internal import Language

/// Reads a text into a capture: dates, durations, priorities and lists are cut out, and what remains is the title.
struct CaptureReader {
  private var reader: SlotReader
  /// The words that may still be part of the title.
  private var body: Range<Int>
  /// For each word, whether something else has consumed it.
  private var isConsumed: [Bool]
  private var cuts: [Range<Int>] = []
  private var capture: Capture
  /// The verb form that replaces the word there in the title.
  private var verb: (place: Int, said: String)?

  init(_ line: SlotReader) {
    reader = line
    body = reader.line.words.indices
    isConsumed = Array(repeating: false, count: body.count)
    capture = Capture(title: "")
  }

  mutating func read() -> Capture {
    guard !body.isEmpty else { return capture }
    takeNotes()
    takeRemarksInBrackets()
    takeLists()
    dropEnds()
    takeAsides(Aside.attributes)
    takeMoments()
    takeAsides(Aside.lengths)
    takeAsides(Aside.fillers)
    dropEnds()
    capture.title = title
    if let name = OccasionStatement.name(in: capture.title), capture.due ?? capture.repeats != nil {
      capture.title = String(name)
    }
    ContactAction(of: capture.title).map { (capture.action, capture.target) = ($0.action, $0.target) }
    if capture.namesList { capture.items = ListNames.items(in: capture.title) }
    return capture
  }

  private var text: String { reader.line.text }
  private var words: [Line.Word] { reader.line.words }

  /// "… on my shopping list", "… #work"
  private mutating func takeLists() {
    let lists = ListNames(in: reader.line, body)
    (capture.tags, capture.namesList) = (lists.names, lists.isList)
    let courtesies = lists.end..<body.upperBound
    if lists.isList, !courtesies.isEmpty {
      cut(courtesies)
      body = body.lowerBound..<lists.end
    }
    for range in lists.ranges {
      cut(range)
      if range.upperBound == body.upperBound { body = body.lowerBound..<range.lowerBound }
      if range.lowerBound == body.lowerBound { body = range.upperBound..<body.upperBound }
    }
  }

  /// "…, notes: 2cm deep"
  private mutating func takeNotes() {
    let place = body.dropFirst().first { place in
      ["notes", "note", "details"].contains(words[place].key) && words[place].pause == .colon
        && words[place - 1].pause != .none
    }
    guard let place, place + 1 < body.upperBound else { return }
    capture.notes = reader.line.originalText(of: place + 1..<body.upperBound, as: .text)
    cuts.append(words[place].outer.lowerBound..<text.utf8.count)
    body = body.lowerBound..<place
  }

  /// "order a cable (the old one did a runner)", and not "buy bulbs (e27, warm white)".
  private mutating func takeRemarksInBrackets() {
    let bytes = Array(text.utf8)
    var place = body.lowerBound + 1
    while place < body.upperBound {
      guard bytes[words[place].outer.lowerBound] == UInt8(ascii: "("),
        let last = (place..<body.upperBound).first(where: {
          bytes[words[$0].core.upperBound..<words[$0].outer.upperBound].contains(UInt8(ascii: ")"))
        })
      else {
        place += 1
        continue
      }
      if isRemark(place...last) {
        cut(place..<last + 1)
        if last + 1 == body.upperBound { body = body.lowerBound..<place }
      }
      place = last + 1
    }
  }

  /// Whether the words tell something, and say nothing of what there is to do.
  private func isRemark(_ place: ClosedRange<Int>) -> Bool {
    guard place.count > 1 else { return English.exclamations.contains(words[place.lowerBound].spelling) }
    return English.exclamations.contains(words[place.lowerBound].spelling)
      || place.contains { place in
        let word = words[place].spelling
        return [English.asideSubjects, English.subjects, English.asideVerbs, CaptureReader.remarkWords].contains {
          $0.contains(word)
        } || English.infinitive(ofPast: words[place].key) != nil
      }
  }

  private static let remarkWords = WordSet(
    "have has had me him them us otherwise worth hate love apparently supposedly")

  /// Drops leads and asides before the task, and "please" after it.
  private mutating func dropEnds() {
    repeat { dropOuterEnds() } while skipConsumed()
  }

  /// Skips words that are consumed already, and fillers before these; returns whether it moved, to a word that is not.
  private mutating func skipConsumed() -> Bool {
    let start = body.lowerBound
    let fillers = FillerStripper.fillers(of: words[body])
    if fillers > 0, fillers < body.count, isConsumed[body.lowerBound + fillers] { cut(body.prefix(fillers)) }
    while body.count > 1, isConsumed[body.lowerBound] { body = body.dropFirst() }
    return body.lowerBound > start && !isConsumed[body.lowerBound]
  }

  private mutating func dropOuterEnds() {
    let feelingEnd = Feeling.end(of: reader.line, in: body)
    let lead = TaskLead(of: words[feelingEnd..<body.upperBound])
    let leadEnd = lead.end
    if let form = lead.verb { verb = (leadEnd, form) }
    if leadEnd > feelingEnd, TaskLead.isContinuation(words[feelingEnd..<leadEnd]) { capture.isAddition = true }
    if leadEnd > body.lowerBound {
      cuts.append(words[body.lowerBound].outer.lowerBound..<words[leadEnd].outer.lowerBound)
    }
    let end = FillerStripper.end(of: reader.line, in: leadEnd..<body.upperBound)
    if end < body.upperBound { cut(end..<body.upperBound) }
    body = leadEnd..<end
  }

  private mutating func takeMoments() {
    var remainingCuts = cuts.sorted { $0.lowerBound < $1.lowerBound }[...]
    let mentions = reader.moments.mentions(in: text).filter { mention in
      let bytes = text.utf8Offsets(mention.range)
      while let first = remainingCuts.first, first.upperBound <= bytes.lowerBound { remainingCuts.removeFirst() }
      return remainingCuts.first?.overlaps(bytes) != true && !isTopic(bytes) && !isMarkedPast(bytes)
    }
    let standing = MomentParser.effectiveMentions(mentions, in: text, .english)
    let reasons = Set(standing.reasons.map(\.range))
    for mention in mentions where !reasons.contains(mention.range) {
      cut(bytes: withoutParticle(text.utf8Offsets(mention.range)))
    }
    for range in standing.retractions { cut(bytes: text.utf8Offsets(range)) }
    guard var moment = withClock(MomentParser.combined(standing.mentions)) else { return }
    if isWaking, let clock = moment.clock, clock.part == nil {
      moment.clock = clock.merged(with: TimeOfDay(.morning)) ?? clock
    }
    let isDeadline = standing.mentions.contains { mention in
      reader.line.word(from: text.utf8Offsets(mention.range).lowerBound).map {
        English.deadlineLeads.contains(words[$0].spelling)
      } ?? false
    }
    if !isDeadline, let monthly = moment.ofEveryMonth { moment = monthly }
    if moment.isRecurring { capture.repeats = moment } else { capture.due = moment }
  }

  /// "wake me at 6", "get up at 7", but not "get up the ladder at 3"
  private var isWaking: Bool {
    let rest = body.filter { !isConsumed[$0] }.map { words[$0].key }
    return rest.first == "wake" || rest == ["get", "up"]
  }

  /// "waiting since tuesday": the date is in the past.
  private func isMarkedPast(_ bytes: Range<Int>) -> Bool {
    reader.line.word(from: bytes.lowerBound).map { first in
      words[first..<(reader.line.word(from: bytes.upperBound) ?? words.count)].contains {
        English.pastLeads.contains($0.spelling)
      }
    } ?? false
  }

  /// "message tom about saturday": a day right after "about" is a topic. "about 5 tomorrow" is a time.
  private func isTopic(_ bytes: Range<Int>) -> Bool {
    guard let first = reader.line.word(from: bytes.lowerBound) else { return false }
    let day = words[first].key == "about" ? first + 1 : first
    guard day > body.lowerBound + 1, day < words.count, words[day - 1].key == "about",
      let moment = MomentParser.read(String(reader.line[words[day].core]))
    else { return false }
    return moment.clock == nil && moment.isPoint
  }

  /// Adds the time that goes with a date: "flu jab wednesday 10.20".
  private mutating func withClock(_ moment: Moment?) -> Moment? {
    guard let moment else { return takeClock() }
    guard moment.clock == nil, moment.isPoint else { return moment }
    return (takeClock() ?? takeHour() ?? takeFourDigits()).flatMap { moment.joined($0) } ?? moment
  }

  /// An hour right after its day, unless it counts what follows: "tmrw 9 dentist".
  private mutating func takeHour() -> Moment? {
    guard let place = body.first(where: { $0 + 1 < body.upperBound && isConsumed[$0] && !isConsumed[$0 + 1] }),
      case let figure = words[place + 1], words[place].pause == .none, figure.key.utf8.count <= 2,
      let hour = Int(figure.key), 1...12 ~= hour, !isCounted(place + 2), let clock = TimeOfDay(hour)
    else { return nil }
    cut(place + 1..<place + 2)
    return Moment(clock)
  }

  /// A time in four figures right after its day, which a year would belong to: "nights thu 10th 1900, it's a swap".
  private mutating func takeFourDigits() -> Moment? {
    guard let place = body.first(where: { $0 + 1 < body.upperBound && isConsumed[$0] && !isConsumed[$0 + 1] }),
      case let figures = words[place + 1], words[place].pause == .none, figures.key.utf8.count == 4,
      let number = Int(figures.key), number / 100 < 24, number % 100 < 60, !isCounted(place + 2),
      let clock = TimeOfDay(number / 100, number % 100, figures.key.first == "0" ? .twentyFourHour : .unspecified)
    else { return nil }
    cut(place + 1..<place + 2)
    return Moment(clock)
  }

  /// Whether the number before the word counts it: "2 eggs", "5 degrees".
  private func isCounted(_ place: Int) -> Bool {
    guard place < body.upperBound, words[place - 1].pause == .none else { return false }
    return English.countedNouns.contains(words[place].spelling) || words[place].key.hasSuffix("s")
      || words[place].key == "x"
  }

  /// A time with a point, as in "school run 8.15", "meet sam 3.15". It is read only after a name, or after a verb that
  /// takes no amount; elsewhere it may be a price.
  private mutating func takeClock() -> Moment? {
    guard body.count > 1, let first = body.first, let last = body.last(where: { !isConsumed[$0] }), last > first,
      !ActionVerbs.isVerb(words[first]) || CaptureReader.meetingVerbs.contains(words[first].key),
      !CaptureReader.numberLeads.contains(words[last - 1].key),
      let clock = reader.line[words[last].outer].clock
    else { return nil }
    cut(last..<last + 1)
    return Moment(clock)
  }

  private static let meetingVerbs: Set = [
    "pick", "collect", "fetch", "meet", "call", "ring", "phone", "visit", "leave", "wake",
  ]
  private static let numberLeads: Set = [
    "to", "for", "of", "version", "v", "chapter", "section", "number", "no", "than",
  ]

  /// The range without a particle that belongs to the verb: in "put the slow cooker on tomorrow" nobody means "on
  /// tomorrow". The same goes for "coming" in "not coming saturday".
  private func withoutParticle(_ bytes: Range<Int>) -> Range<Int> {
    guard let first = reader.line.word(from: bytes.lowerBound), first + 1 < words.count,
      words[first].core.lowerBound == bytes.lowerBound,
      CaptureReader.particles.contains(words[first].key)
        && CaptureReader.wordsAfterParticle.contains(words[first + 1].key)
        || words[first].key == "coming" && first > 0 && CaptureReader.comingSubjects.contains(words[first - 1].key)
    else { return bytes }
    return words[first + 1].core.lowerBound..<bytes.upperBound
  }

  private static let comingSubjects: Set = [
    "not", "im", "am", "is", "are", "isnt", "arent", "be", "hes", "shes", "theyre", "were", "youre", "whos", "mum",
    "dad",
  ]

  private static let particles: Set = ["on", "in", "up", "off", "out", "over", "at"]
  private static let wordsAfterParticle: Set = [
    "today", "tomorrow", "tomorow", "tonight", "tmrw", "tmw", "every", "next", "at", "by", "on", "before", "until",
  ]

  private mutating func takeAsides(_ asides: AsideIndex) {
    let isQuoted = reader.line.isWithin(text.quotedRanges)
    var place = body.lowerBound
    while place < body.upperBound {
      let beginning = asides.candidates(beginningWith: words[place])
      guard !beginning.isEmpty, !isConsumed[place], !isQuoted[place], let end = takeAside(beginning, at: place)
      else {
        place += 1
        continue
      }
      cut(place..<end)
      place = end
    }
  }

  /// The index of the word after the longest aside that begins there.
  private mutating func takeAside(_ rows: some Collection<Aside>, at start: Int) -> Int? {
    var best: (end: Int, aside: Aside, minutes: Double?)?
    let remaining = remainingBody
    for aside in rows {
      for (end, minutes) in endings(of: aside.template, from: start)
      where end > best?.end ?? start && fits(aside.position, start..<end, remaining) {
        best = (end, aside, minutes)
      }
    }
    guard let best, best.aside.template.fixedArguments["title"] == nil else { return nil }
    capture.minutes = best.minutes ?? capture.minutes
    capture.priority = best.aside.template.fixedArguments["priority"] ?? capture.priority
    return best.end
  }

  private mutating func endings(of template: Template, from start: Int) -> [(end: Int, minutes: Double?)] {
    let endBits = template.opening.advance(1, over: words[start..<body.upperBound])
    guard endBits != 0 else { return [] }
    let openingEnds = endBits.setBits.map { start + $0 }
    guard let part = template.parts.first else { return openingEnds.map { ($0, nil) } }
    var result: [(end: Int, minutes: Double?)] = []
    for place in openingEnds
    where place < body.upperBound && words[place].beginsLength(in: .english) && reader.isLength(at: place) {
      for ending in reader.endings(.duration, from: place, to: body.upperBound, followsLiteral: true) {
        let suffixBits = part.after.advance(1, over: words[ending.end..<body.upperBound])
        result += suffixBits.setBits.map { (ending.end + $0, ending.argument.number) }
      }
    }
    return result
  }

  /// The body without the consumed words at its ends.
  private var remainingBody: Range<Int> {
    var range = body
    while let first = range.first, isConsumed[first] { range.removeFirst() }
    while let last = range.last, isConsumed[last] { range.removeLast() }
    return range
  }

  private func fits(_ position: Aside.Position, _ range: Range<Int>, _ remaining: Range<Int>) -> Bool {
    guard range != body, !isConsumed[range].contains(true) else { return false }
    let isFirst = remaining.lowerBound >= range.lowerBound
    let isLast = remaining.upperBound <= range.upperBound
    let pausesBefore = isFirst || words[range.lowerBound - 1].pause != .none || isConsumed[range.lowerBound - 1]
    let pausesAfter = isLast || words[range.upperBound - 1].pause != .none || isConsumed[range.upperBound]
    switch position {
    case .anywhere: return true
    case .clause: return pausesBefore && pausesAfter && !(isFirst && isLast)
    case .edge: return !(isFirst && isLast) && (isLast || isFirst)
    }
  }

  private mutating func cut(_ range: Range<Int>) {
    cuts.append(words[range.lowerBound].outer.lowerBound..<words[range.upperBound - 1].outer.upperBound)
    for place in range { isConsumed[place] = true }
  }

  private mutating func cut(bytes: Range<Int>) {
    cuts.append(bytes)
    var place = reader.line.word(from: bytes.lowerBound) ?? words.count
    while place < words.count, words[place].core.lowerBound < bytes.upperBound {
      isConsumed[place] = true
      place += 1
    }
  }

  /// What remains after all cuts, in order.
  private var title: String {
    var pieces: [Substring] = []
    var start = 0
    var cuts = cuts
    if let verb {
      pieces.append(verb.said[...])
      cuts.append(words[verb.place].outer)
    }
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if cut.lowerBound > start { pieces.append(reader.line[start..<cut.lowerBound]) }
      start = max(start, cut.upperBound)
    }
    pieces.append(reader.line[start..<max(start, text.utf8.count)])
    return Title.joined(pieces)
  }
}

extension Substring {
  /// A time written like `8.15`.
  fileprivate var clock: TimeOfDay? {
    let halves = split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[1].utf8.count == 2, let hour = Int(halves[0]), let minute = Int(halves[1]),
      1...23 ~= hour
    else { return nil }
    return TimeOfDay(hour, minute)
  }
}

extension Argument {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
