/// Fills a tool's parameters from what stands in a line, when no phrase need match: free words where the token model sees
/// them, and times, numbers and choices wherever they stand outside of these.
package struct FrameReader {
  let line: Utterance
  var reader: SlotReader
  var rules: any LanguageRules.Type { line.language.rules }
  /// For each word of the reader's line whether free words or something else hold it.
  var isTaken: [Bool]
  /// Whether the parameters take a time, beside which a length may say when.
  private var hasTimes = true
  /// The word behind the last number that was read.
  var unitPlace: Int?
  /// The times it names, and where it names days that no calendar has, which are words like any others.
  private lazy var mentions: (real: [Mention], unreal: [Range<Int>]) = {
    let all = reader.moments.found(in: line.text).map { (mention: $0, exists: $0.moment.exists) }
    return (
      all.filter(\.exists).map(\.mention), all.filter { !$0.exists }.map { line.text.utf8Offsets($0.mention.range) }
    )
  }()

  package typealias Parameter = (name: String, slot: SlotType, isOptional: Bool)

  package init(_ line: Utterance) {
    self.line = line
    reader = SlotReader(Line(line.text, in: line.language))
    isTaken = reader.line.words.map { _ in false }
  }

  /// - Parameter kinds: of the spans that parameters take; a parameter that is not named takes none.
  package mutating func arguments(_ parameters: [Parameter], _ spans: [Span], _ kind: (Parameter) -> Span.Kind?)
    -> [String: Argument]
  {
    let spans = spans.filter { span in parameters.contains { kind($0) == span.kind } }
    isTaken = reader.line.words.map { _ in false }
    for span in spans { take(span) }
    hasTimes = parameters.contains { $0.slot == .moment || $0.slot == .day }
    unitPlace = nil
    var arguments: [String: Argument] = [:]
    var left = spans
    for parameter in parameters {
      if let pair = pair(parameter, beside: arguments, of: parameters) {
        arguments.merge(pair) { $1 }
      } else if let unit = unit(parameter.slot) {
        arguments[parameter.name] = unit
      } else if parameter.name == FrameReader.over {
        arguments[parameter.name] = isOver ? .flag(true) : nil
      } else if let kind = kind(parameter) {
        guard let place = left.firstIndex(where: { $0.kind == kind && isNamed($0, parameter, of: parameters) }) else {
          continue
        }
        if kind == .item {
          arguments[parameter.name] = .list(left.filter { $0.kind == .item }.map { .words(words(of: $0)) })
          left.removeAll { $0.kind == .item }
        } else {
          let span = left.remove(at: place)
          arguments[parameter.name] = named(kind == .name ? name(of: span) : words(of: span), parameter.slot)
        }
      } else if let value = value(parameter) {
        arguments[parameter.name] = value
      }
    }
    return arguments.saidOnce(by: parameters)
  }

  /// Whether it is not what else the tool takes: a list is named behind a word for it, as in "everything tagged money".
  private func isNamed(_ span: Span, _ parameter: Parameter, of parameters: [Parameter]) -> Bool {
    guard parameters.contains(where: { $0.name == FrameReader.tag }), let first = span.tokens.first, first > 0,
      rules.tagLeads.contains(line.tokens[first - 1].spelling)
    else { return true }
    return parameter.name == FrameReader.tag
  }

  /// The parameter that takes the name of a list.
  private static let tag = "tag"

  /// "toe" of "toe's a 7 this morning": what follows says what it is.
  private func name(of span: Span) -> String {
    let words = words(of: span)
    guard let last = span.tokens.last, last + 1 < line.tokens.count,
      let end = rules.clitics.first(where: words.hasSuffix), words.count > end.count
    else { return words }
    return String(words.dropLast(end.count))
  }

  /// One of the known names, where the line says one and the words are none: "ngl slept 4 hours" measures sleep.
  private mutating func named(_ words: String, _ slot: SlotType) -> Argument {
    guard case .choice(let choices) = slot, choices.values.value(saidAs: words.lowercased()) == nil else {
      return .words(words)
    }
    return first(slot) ?? .words(words)
  }

  /// A thing to do: its title where the model sees it, and what all that stands outside of it says.
  mutating func capture(_ title: Span, besides tags: [Span] = []) -> Capture {
    let title = whole(title)
    isTaken = reader.line.words.map { _ in false }
    for span in [title] + tags { take(span) }
    var capture = Capture(title: words(of: plain(title)))
    let said = moment(isAhead: true) { $0.isPoint || $0.isRecurring }
    if let said, said.isRecurring { capture.repeats = said } else { capture.due = said }
    if case .number(let minutes)? = length() { capture.minutes = minutes }
    capture.priority = priority()
    rules.errand(of: capture.title).map { (capture.action, capture.target) = ($0.action, $0.target) }
    return capture
  }

  /// Without the fillers before it: "just pay the rent".
  private func plain(_ title: Span) -> Span {
    let places = title.tokens.compactMap { reader.line.word(from: line.tokens[$0].range.lowerBound) }
    guard let first = places.first, places.elementsEqual(first..<first + places.count) else { return title }
    let fillers = rules.fillers(of: reader.line.words[first..<first + places.count])
    return Span(title.kind, Array(title.tokens.dropFirst(fillers)))
  }

  /// With the words of days that no calendar has, which are no time: "on 30 february".
  private mutating func whole(_ title: Span) -> Span {
    let unreal = mentions.unreal
    guard !unreal.isEmpty else { return title }
    let tokens = line.tokens.indices.filter { token in
      unreal.contains { $0.contains(line.tokens[token].range.lowerBound) }
    }
    return Span(title.kind, Set(title.tokens).union(tokens).sorted())
  }

  package mutating func thing(_ title: Span, _ tags: [Span]) -> [String: Argument] {
    var arguments = capture(title, besides: tags).arguments
    if !tags.isEmpty {
      arguments["tags"] = .list(tags.map { .words(String(words(of: $0).drop { "#\"".contains($0) })) })
    }
    return arguments
  }

  private func priority() -> String? {
    let outside = reader.line.words.indices.filter { !isTaken[$0] }.map { reader.line.words[$0].key }
    let said = " " + outside.joined(separator: " ") + " "
    if rules.calm.contains(where: { said.contains(" \($0) ") }) { return "low" }
    return rules.pressing.contains(where: { said.contains(" \($0) ") }) ? "high" : nil
  }

  private mutating func take(_ span: Span) {
    for token in span.tokens {
      guard let word = reader.line.word(from: line.tokens[token].range.lowerBound) else { continue }
      isTaken[word] = true
    }
  }

  /// The words as typed, with what stands between those that stand together.
  package func words(of span: Span) -> String { line.words(at: closed(span.tokens)).unquoted }

  /// With the quotation mark that ends what one in them began.
  private func closed(_ tokens: [Int]) -> [Int] {
    let marks = tokens.count { line.tokens[$0].key == "\"" }
    guard let last = tokens.last, last + 1 < line.tokens.count, line.tokens[last + 1].key == "\"",
      !marks.isMultiple(of: 2)
    else { return tokens }
    return tokens + [last + 1]
  }

  private mutating func value(_ parameter: Parameter) -> Argument? {
    let slot = parameter.slot
    return switch slot {
    case .moment, .day:
      moment(isAhead: parameter.name == FrameReader.ahead) { $0.isPoint }.map(Argument.moment) ?? led(slot)
        ?? (parameter.name == FrameReader.ahead ? bareClock() : nil)
    case .repeats: moment(\.isRecurring).map(Argument.moment)
    case .duration: length()
    case .number(let range): number(range, parameter)
    case .text, .which, .list, .capture, .bare: nil
    default: first(slot)
    }
  }

  /// How long something takes: no more than half a day, and nothing that says how much later, or since when, where a time
  /// may be meant.
  private mutating func length() -> Argument? {
    let words = reader.line.words
    for place in words.indices
    where !isTaken[place] && !(hasTimes && place > 0 && rules.counting.contains(words[place - 1].spelling)) {
      let endings = reader.endings(.duration, from: place, to: words.count, isLed: !hasTimes)
      guard let ending = endings.max(by: { $0.end < $1.end }), case .number(let minutes) = ending.argument,
        minutes <= FrameReader.longest,
        !hasTimes || ending.end == words.count || !rules.shifting.contains(words[ending.end].spelling)
      else { continue }
      for word in place..<ending.end { isTaken[word] = true }
      return ending.argument
    }
    return nil
  }

  /// How much later: "put the trash off an hour".
  package mutating func shift() -> Argument? {
    for place in reader.line.words.indices where !isTaken[place] {
      let readings = reader.moments.readings(from: reader.line.words[place].core.lowerBound)
      if let length = readings.first(where: { $0.moment.isDuration })?.moment.length {
        return .moment(Moment(.shifted(length, 1, .now)))
      }
    }
    return nil
  }

  /// The parameter whose time has to lie ahead; what is logged may lie behind.
  private static let ahead = "due"
  /// Minutes of the longest thing that one does at once.
  private static let longest: Double = 720

  /// - Parameter isAhead: whether what lies behind is not meant: "on the chair since tuesday", "was due on monday".
  private mutating func moment(isAhead: Bool = false, _ fits: (Moment) -> Bool) -> Moment? {
    let mentions = mentions.real.filter { mention in
      let bytes = line.text.utf8Offsets(mention.range)
      guard let word = reader.line.word(from: bytes.lowerBound) else { return false }
      return !isTaken[word] && fits(mention.moment) && !(isAhead && isBehind(word))
    }
    guard let moment = Moments.combined(Moments.standing(mentions, in: line.text, line.language).mentions) else {
      return fourFigures().flatMap { fits($0) ? $0 : nil }
    }
    guard moment.clock?.face == nil, moment.isPoint || moment.isRecurring, let clock = fourFigures() ?? hour() else {
      return moment
    }
    return moment.joined(clock) ?? moment
  }

  /// Whether words right before it say that it is over, or its own first one: "since tuesday".
  private func isBehind(_ word: Int) -> Bool {
    if rules.behind.contains(reader.line.words[word].spelling) { return true }
    let before = reader.line.words[..<word].reversed().prefix(3).drop { rules.rough.contains($0.spelling) }
    return before.first.map { rules.behind.contains($0.spelling) } ?? false
  }

  /// "thurs 1930", "walk tarn 0800": figures that no words take and that are a time.
  private func fourFigures() -> Moment? {
    reader.line.words.indices.lazy.compactMap { place -> Moment? in
      let figures = reader.line.words[place].key
      guard !isTaken[place], figures.utf8.count == 4, let number = Int(figures), number / 100 < 24, number % 100 < 60
      else { return nil }
      return Clock(number / 100, number % 100, figures.first == "0" ? .whole : .unsaid).map { Moment($0) }
    }.first
  }

  /// The hour beside a day: "every monday … by 10", and nothing that is counted by it.
  private mutating func hour() -> Moment? {
    let words = reader.line.words
    for place in words.indices.dropFirst() where !isTaken[place] {
      guard rules.hourLeads.contains(words[place - 1].spelling), words[place].key.utf8.count <= 2,
        let hour = Int(words[place].key), 1...12 ~= hour,
        place + 1 == words.count || words[place].pause != .none || !rules.counted.contains(words[place + 1].spelling),
        !isLength(from: place), let clock = Clock(hour)
      else { continue }
      return Moment(clock)
    }
    return nil
  }

  /// A bare hour or length behind a word that leads to one: "till 8", "for 2 hours".
  private mutating func led(_ slot: SlotType) -> Argument? {
    let words = reader.line.words
    for place in words.indices.dropFirst()
    where !isTaken[place] && rules.timeLeads.contains(words[place - 1].spelling) {
      if let ending = reader.endings(slot, from: place, to: words.count, isLed: true).max(by: { $0.end < $1.end }) {
        return ending.argument
      }
    }
    return nil
  }

  /// Whether figures say how long: the 2 of "by 2 days" is no hour.
  private mutating func isLength(from word: Int) -> Bool {
    reader.moments.readings(from: reader.line.words[word].core.lowerBound).contains(where: \.moment.isDuration)
  }

  /// An hour by itself where a time is changed: "make that 12.30", "soundcheck's 6 actually"; none that counts something.
  private func bareClock() -> Argument? {
    line.tokens.indices.lazy.compactMap { place -> Argument? in
      let token = line.tokens[place]
      guard token.shape == .figures, let word = reader.line.word(from: token.range.lowerBound), !isTaken[word],
        case let minutes = minutes(behind: place), case let end = place + (minutes == nil ? 1 : 2),
        let clock = FrameReader.clock(minutes.map { token.key + "." + $0 } ?? token.key),
        end == line.tokens.count || !mayBeCounted(end)
      else { return nil }
      return .moment(Moment(clock))
    }.first
  }

  /// The 45 of "11 45".
  private func minutes(behind place: Int) -> String? {
    guard place + 1 < line.tokens.count, case let next = line.tokens[place + 1], next.shape == .figures,
      next.key.utf8.count == 2, let minute = Int(next.key), minute < 60, minute % 5 == 0
    else { return nil }
    return next.key
  }

  private func mayBeCounted(_ place: Int) -> Bool {
    guard line.tokens[place].key != rules.not else { return false }
    return ![.pronoun, .joiner, .preposition, .stop, .comma, .question, .lineBreak, .bracket, .dash].contains(
      line.kind(of: place)) && !rules.rough.contains(line.tokens[place].spelling)
      && !rules.corrective.contains(line.tokens[place].spelling)
  }

  private static func clock(_ figures: String) -> Clock? {
    let parts = figures.split { $0 == "." || $0 == ":" }.map { Int($0) }
    return switch (parts.first ?? nil, parts.count > 1 ? parts[1] : 0) {
    case (let hour?, let minute?) where parts.count < 3 && (1...(parts.count == 1 ? 12 : 23) ~= hour) && minute < 60:
      Clock(hour, minute)
    default: nil
    }
  }

  /// The first that is said; all of something only where nothing else is: "what all did i do today".
  private mutating func first(_ slot: SlotType) -> Argument? {
    var found = endings(slot)
    if case .choice = slot { found.removeAll { !isTold($0.words) } }
    guard let first = found.first(where: { $0.argument != .everything }) ?? found.first else { return nil }
    take(first.words)
    return first.argument
  }

  /// The longest readings at each word.
  mutating func endings(_ slot: SlotType) -> [(words: Range<Int>, argument: Argument)] {
    let words = reader.line.words.indices
    return words.compactMap { place in
      guard !isTaken[place],
        let ending = reader.endings(slot, from: place, to: words.count, isLed: false).max(by: { $0.end < $1.end })
      else { return nil }
      return (place..<ending.end, ending.argument)
    }
  }

  /// Takes the words, and those of a time that they are a part of.
  mutating func take(_ words: Range<Int>) {
    for word in words { isTaken[word] = true }
    for mention in mentions(of: words) { for word in mention.words { isTaken[word] = true } }
  }

  /// The times that the words are a part of.
  mutating func mentions(of words: Range<Int>) -> [(words: Range<Int>, moment: Moment)] {
    mentions.real.compactMap { mention in
      let bytes = line.text.utf8Offsets(mention.range)
      guard let first = reader.line.word(from: bytes.lowerBound) else { return nil }
      let end = reader.line.words[first...].prefix { $0.core.lowerBound < bytes.upperBound }.endIndex
      return words.overlaps(first..<end) ? (first..<end, mention.moment) : nil
    }
  }

  /// Whether words that are a part of a time name the day of all of it: the "tomorrow" of "tomorrow before 11", and not the
  /// "week" of "next week".
  private mutating func isTold(_ words: Range<Int>) -> Bool {
    let day = reader.readings(at: words.lowerBound).first { $0.end == words.upperBound }
    return mentions(of: words).allSatisfy { $0.words == words || day != nil && $0.moment.place == day?.moment.place }
  }

  /// Whether the words say that what was felt is over: "headaches gone btw", not "my leg's gone numb".
  private var isOver: Bool {
    guard !rules.denies(line.text) else { return false }
    let words = reader.line.words
    return words.indices.dropFirst().contains { place in
      guard rules.gone.contains(words[place].spelling) else { return false }
      return place + 1 == words.count || words[place].pause != .none
        || rules.goneEnds.contains(words[place + 1].spelling) || rules.sighs.contains(words[place + 1].spelling)
    }
  }

  /// The parameter that is set where something is over.
  static let over = "ended"
}

extension String {
  /// Without the quotation marks around all of it.
  fileprivate var unquoted: String {
    let marks: Set<Character> = ["\"", "“", "”", "'", "‘", "’"]
    guard count > 2, let first, let last, marks.contains(first), marks.contains(last) else { return self }
    return String(dropFirst().dropLast())
  }
}
