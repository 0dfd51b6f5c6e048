internal import Language

/// Takes a text apart: what says when, how long and how urgent leaves it; what stays is the title.
struct CaptureReader {
  private var reader: SlotReader
  /// The words that may still be part of the title.
  private var body: Range<Int>
  /// For each word whether something else has taken it.
  private var isGone: [Bool]
  private var cuts: [Range<Int>] = []
  private var capture: Capture
  /// What the title says in place of the word there.
  private var verb: (place: Int, said: String)?

  init(_ line: SlotReader) {
    reader = line
    body = reader.line.words.indices
    isGone = Array(repeating: false, count: body.count)
    capture = Capture(title: "")
  }

  mutating func read() -> Capture {
    guard !body.isEmpty else { return capture }
    takeNotes()
    takeLists()
    dropEnds()
    takeAsides(Aside.telling)
    takeMoments()
    takeAsides(Aside.idle)
    dropEnds()
    capture.title = title
    if let name = Occasion.name(in: capture.title), capture.due ?? capture.repeats != nil {
      capture.title = String(name)
    }
    ContactAction(of: capture.title).map { (capture.action, capture.target) = ($0.action, $0.target) }
    if capture.isListed { capture.things = ListNames.things(in: capture.title) }
    return capture
  }

  private var text: String { reader.line.text }
  private var words: [Line.Word] { reader.line.words }

  /// "… on my shopping list", "… #work"
  private mutating func takeLists() {
    let lists = ListNames(in: reader.line, body)
    (capture.tags, capture.isListed) = (lists.names, lists.isList)
    for words in lists.taken {
      cut(words)
      if words.upperBound == body.upperBound { body = body.lowerBound..<words.lowerBound }
      if words.lowerBound == body.lowerBound { body = words.upperBound..<body.upperBound }
    }
  }

  /// "…, notes: 2cm deep"
  private mutating func takeNotes() {
    let place = body.dropFirst().first { place in
      ["notes", "note", "details"].contains(words[place].key) && words[place].pause == .colon
        && words[place - 1].pause != .none
    }
    guard let place, place + 1 < body.upperBound else { return }
    capture.notes = reader.line.said(place + 1..<body.upperBound, as: .text)
    cuts.append(words[place].outer.lowerBound..<text.utf8.count)
    body = body.lowerBound..<place
  }

  /// Frames and asides before the thing, "please" after it.
  private mutating func dropEnds() {
    repeat { dropOuterEnds() } while passTaken()
  }

  /// Goes past the words that are taken already; whether it went anywhere, to a word that is not.
  private mutating func passTaken() -> Bool {
    let start = body.lowerBound
    while body.count > 1, isGone[body.lowerBound] { body = body.dropFirst() }
    return body.lowerBound > start && !isGone[body.lowerBound]
  }

  private mutating func dropOuterEnds() {
    let feeling = Feeling.end(of: reader.line, in: body)
    let opening = Frame(of: words[feeling..<body.upperBound])
    let frame = opening.end
    if let said = opening.verb { verb = (frame, said) }
    if frame > feeling, Frame.adds(words[feeling..<frame]) { capture.isMore = true }
    if frame > body.lowerBound {
      cuts.append(words[body.lowerBound].outer.lowerBound..<words[frame].outer.lowerBound)
    }
    let end = FillerStripper.end(of: reader.line, in: frame..<body.upperBound)
    if end < body.upperBound { cut(end..<body.upperBound) }
    body = frame..<end
  }

  private mutating func takeMoments() {
    var taken = cuts.sorted { $0.lowerBound < $1.lowerBound }[...]
    let mentions = reader.moments.mentions(in: text).filter { mention in
      let bytes = text.utf8Offsets(mention.range)
      while let first = taken.first, first.upperBound <= bytes.lowerBound { taken.removeFirst() }
      return taken.first?.overlaps(bytes) != true && !isTopic(bytes) && !isBehind(bytes)
    }
    for mention in mentions { cut(bytes: withoutParticle(text.utf8Offsets(mention.range))) }
    let standing = Moments.standing(mentions, in: text, .english)
    for words in standing.retractions { cut(bytes: text.utf8Offsets(words)) }
    guard let moment = withClock(Moments.combined(standing.mentions)) else { return }
    if moment.isRecurring { capture.repeats = moment } else { capture.due = moment }
  }

  /// "waiting since tuesday"
  private func isBehind(_ bytes: Range<Int>) -> Bool {
    reader.line.word(from: bytes.lowerBound).map { English.behind.contains(words[$0].spelling) } ?? false
  }

  /// "message tom about saturday": a day right after "about" is what is talked of; "about 5 tomorrow" is a time.
  private func isTopic(_ bytes: Range<Int>) -> Bool {
    guard let first = reader.line.word(from: bytes.lowerBound) else { return false }
    let day = words[first].key == "about" ? first + 1 : first
    guard day > body.lowerBound + 1, day < words.count, words[day - 1].key == "about",
      let said = Moments.read(String(reader.line[words[day].core]))
    else { return false }
    return said.clock == nil && said.isPoint
  }

  /// "flu jab wednesday 10.20"
  private mutating func withClock(_ moment: Moment?) -> Moment? {
    guard let moment else { return takeClock() }
    guard moment.clock == nil, moment.isPoint else { return moment }
    return (takeClock() ?? takeHour()).flatMap { moment.joined($0) } ?? moment
  }

  /// "tmrw 9 dentist": an hour right after its day, where it counts nothing that follows.
  private mutating func takeHour() -> Moment? {
    guard let place = body.first(where: { $0 + 1 < body.upperBound && isGone[$0] && !isGone[$0 + 1] }),
      case let figure = words[place + 1], words[place].pause == .none, figure.key.utf8.count <= 2,
      let hour = Int(figure.key), 1...12 ~= hour, !isCounted(place + 2), let clock = Clock(hour)
    else { return nil }
    cut(place + 1..<place + 2)
    return Moment(clock)
  }

  /// Whether the word there is what figures before it count: "2 eggs", "5 degrees".
  private func isCounted(_ place: Int) -> Bool {
    guard place < body.upperBound, words[place - 1].pause == .none else { return false }
    return English.counted.contains(words[place].spelling) || words[place].key.hasSuffix("s") || words[place].key == "x"
  }

  /// "school run 8.15", "meet sam 3.15": only after a name, or a verb that no sum follows, can such a figure be nothing
  /// but a time.
  private mutating func takeClock() -> Moment? {
    guard body.count > 1, let first = body.first, let last = body.last(where: { !isGone[$0] }), last > first,
      !ActionVerbs.isVerb(words[first]) || CaptureReader.meeting.contains(words[first].key),
      !CaptureReader.measuring.contains(words[last - 1].key),
      let clock = reader.line[words[last].outer].clock
    else { return nil }
    cut(last..<last + 1)
    return Moment(clock)
  }

  private static let meeting: Set = [
    "pick", "collect", "fetch", "meet", "call", "ring", "phone", "visit", "leave", "wake",
  ]
  private static let measuring: Set = ["to", "for", "of", "version", "v", "chapter", "section", "number", "no", "than"]

  /// "put the slow cooker on tomorrow": nobody says "on tomorrow", so the little word belongs to the verb; and who is
  /// "not coming saturday" comes.
  private func withoutParticle(_ bytes: Range<Int>) -> Range<Int> {
    guard let first = reader.line.word(from: bytes.lowerBound), first + 1 < words.count,
      words[first].core.lowerBound == bytes.lowerBound,
      CaptureReader.particles.contains(words[first].key) && CaptureReader.alone.contains(words[first + 1].key)
        || words[first].key == "coming" && first > 0 && CaptureReader.comers.contains(words[first - 1].key)
    else { return bytes }
    return words[first + 1].core.lowerBound..<bytes.upperBound
  }

  private static let comers: Set = [
    "not", "im", "am", "is", "are", "isnt", "arent", "be", "hes", "shes", "theyre", "were", "youre", "whos", "mum",
    "dad",
  ]

  private static let particles: Set = ["on", "in", "up", "off", "out", "over", "at"]
  private static let alone: Set = [
    "today", "tomorrow", "tomorow", "tonight", "tmrw", "tmw", "every", "next", "at", "by", "on", "before", "until",
  ]

  private mutating func takeAsides(_ asides: Asides) {
    let isQuoted = reader.line.isWithin(text.quotes)
    var place = body.lowerBound
    while place < body.upperBound {
      let beginning = asides.beginning(with: words[place])
      guard !beginning.isEmpty, !isGone[place], !isQuoted[place], let end = takeAside(beginning, at: place)
      else {
        place += 1
        continue
      }
      cut(place..<end)
      place = end
    }
  }

  /// The word after the aside that begins there.
  private mutating func takeAside(_ rows: some Collection<Aside>, at start: Int) -> Int? {
    var best: (end: Int, aside: Aside, minutes: Double?)?
    let rest = rest
    for aside in rows {
      for (end, minutes) in endings(of: aside.template, from: start)
      where end > best?.end ?? start && fits(aside.place, start..<end, rest) {
        best = (end, aside, minutes)
      }
    }
    guard let best else { return nil }
    capture.minutes = best.minutes ?? capture.minutes
    capture.priority = best.aside.template.fixed["priority"] ?? capture.priority
    return best.end
  }

  private mutating func endings(of template: Template, from start: Int) -> [(end: Int, minutes: Double?)] {
    let reached = template.opening.advance(1, over: words[start..<body.upperBound])
    guard reached != 0 else { return [] }
    let opened = reached.places.map { start + $0 }
    guard let part = template.parts.first else { return opened.map { ($0, nil) } }
    var result: [(end: Int, minutes: Double?)] = []
    for place in opened
    where place < body.upperBound && words[place].beginsLength(in: .english) && reader.isLength(at: place) {
      for ending in reader.endings(.duration, from: place, to: body.upperBound, isLed: true) {
        let after = part.after.advance(1, over: words[ending.end..<body.upperBound])
        result += after.places.map { (ending.end + $0, ending.argument.number) }
      }
    }
    return result
  }

  /// The body without the words at its ends that are taken.
  private var rest: Range<Int> {
    var rest = body
    while let first = rest.first, isGone[first] { rest.removeFirst() }
    while let last = rest.last, isGone[last] { rest.removeLast() }
    return rest
  }

  private func fits(_ place: Aside.Place, _ range: Range<Int>, _ rest: Range<Int>) -> Bool {
    guard range != body, !isGone[range].contains(true) else { return false }
    let isFirst = rest.lowerBound >= range.lowerBound
    let isLast = rest.upperBound <= range.upperBound
    let pausesBefore = isFirst || words[range.lowerBound - 1].pause != .none
    let pausesAfter = isLast || words[range.upperBound - 1].pause != .none
    switch place {
    case .anywhere: return true
    case .clause: return pausesBefore && pausesAfter && !(isFirst && isLast)
    case .edge: return !(isFirst && isLast) && (isLast || isFirst)
    }
  }

  private mutating func cut(_ range: Range<Int>) {
    cuts.append(words[range.lowerBound].outer.lowerBound..<words[range.upperBound - 1].outer.upperBound)
    for place in range { isGone[place] = true }
  }

  private mutating func cut(bytes: Range<Int>) {
    cuts.append(bytes)
    var place = reader.line.word(from: bytes.lowerBound) ?? words.count
    while place < words.count, words[place].core.lowerBound < bytes.upperBound {
      isGone[place] = true
      place += 1
    }
  }

  /// What no cut has taken, in order.
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
  /// Figures as in `8.15`.
  fileprivate var clock: Clock? {
    let halves = split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[1].utf8.count == 2, let hour = Int(halves[0]), let minute = Int(halves[1]),
      1...23 ~= hour
    else { return nil }
    return Clock(hour, minute)
  }
}

extension Argument {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
