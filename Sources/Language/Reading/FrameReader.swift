/// Fills a tool's parameters from a line that matches no phrase: free text where the token model marks it, and times,
/// numbers and choices anywhere else.
package struct FrameReader {
  let line: Utterance
  var reader: SlotReader
  var rules: any LanguageRules.Type { line.language.rules }
  /// For each word of the reader's line, whether free text or another argument has taken it.
  var isTaken: [Bool]
  /// Whether a parameter takes a time; then a duration may say when instead of how long.
  var takesTimes = true
  /// Index of the word after the last number read.
  var unitIndex: Int?
  /// The times in the line, and the UTF-8 ranges of days that do not exist, which are ordinary words.
  lazy var mentions: (real: [Mention], unreal: [Range<Int>]) = {
    let all = reader.moments.allMentions(in: line.text).map { (mention: $0, exists: $0.moment.exists) }
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

  /// - Parameter kind: the kind of span that a parameter takes; `nil` if it takes none.
  package mutating func arguments(_ parameters: [Parameter], _ spans: [Span], _ kind: (Parameter) -> Span.Kind?)
    -> [String: Argument]
  {
    let spans = spans.filter { span in parameters.contains { kind($0) == span.kind } }
      .filter { $0.kind != .text || !isRating($0, parameters) }
    isTaken = reader.line.words.map { _ in false }
    for span in spans { take(span) }
    takesTimes = parameters.contains { $0.slot == .moment || $0.slot == .day }
    unitIndex = nil
    var arguments: [String: Argument] = [:]
    var remainingSpans = spans
    for parameter in parameters {
      if let pair = pair(parameter, beside: arguments, of: parameters) {
        arguments.merge(pair) { $1 }
      } else if let unit = unit(parameter.slot) {
        arguments[parameter.name] = unit
      } else if parameter.name == FrameReader.endedParameter {
        arguments[parameter.name] = saysEnded ? .flag(true) : nil
      } else if let kind = kind(parameter) {
        guard
          let index = remainingSpans.firstIndex(where: { $0.kind == kind && mayFill($0, parameter, of: parameters) })
        else {
          continue
        }
        if kind == .item {
          arguments[parameter.name] = .list(remainingSpans.filter { $0.kind == .item }.map { .words(words(of: $0)) })
          remainingSpans.removeAll { $0.kind == .item }
        } else {
          let span = remainingSpans.remove(at: index)
          arguments[parameter.name] = resolvedName(kind == .name ? name(of: span) : words(of: span), parameter.slot)
        }
      } else if let value = value(parameter) {
        arguments[parameter.name] = value
      }
    }
    return arguments.withoutDuplicates(by: parameters)
  }

  /// Whether a span fits a parameter: only `tag` takes a name right after a word for lists, as in "everything tagged
  /// money".
  private func mayFill(_ span: Span, _ parameter: Parameter, of parameters: [Parameter]) -> Bool {
    guard parameters.contains(where: { $0.name == FrameReader.tagParameter }), let first = span.tokens.first, first > 0,
      rules.tagLeads.contains(line.tokens[first - 1].spelling)
    else { return true }
    return parameter.name == FrameReader.tagParameter
  }

  /// The parameter for the name of a list.
  private static let tagParameter = "tag"

  /// The text of a span without a clitic at its end: "toe" from "toe's a 7 this morning".
  private func name(of span: Span) -> String {
    let words = words(of: span)
    guard let last = span.tokens.last, last + 1 < line.tokens.count,
      let end = rules.clitics.first(where: words.hasSuffix), words.count > end.count
    else { return words }
    return String(words.dropLast(end.count))
  }

  /// A known name elsewhere in the line, if the given words are none: "ngl slept 4 hours" measures sleep.
  private mutating func resolvedName(_ words: String, _ slot: SlotType) -> Argument {
    guard case .choice(let choices) = slot, choices.values.value(named: words.lowercased()) == nil else {
      return .words(words)
    }
    return first(slot) ?? .words(words)
  }

  /// A task: the title as the model marks it, and what the other words say about it.
  mutating func capture(_ title: Span, besides tags: [Span] = []) -> Capture {
    let title = withWholeQuestion(withNonexistentDays(withoutTime(title)))
    isTaken = reader.line.words.map { _ in false }
    for span in [title] + tags { take(span) }
    var capture = Capture(title: "")
    let moment = moment(isAhead: true) { $0.isPoint || $0.isRecurring }
    if let moment, moment.isRecurring { capture.repeats = moment } else { capture.due = moment }
    if case .number(let minutes)? = duration() { capture.minutes = minutes }
    capture.priority = priority()
    capture.title = words(of: withoutFillers(withUnreadFigures(title)))
    rules.contactAction(of: capture.title).map { (capture.action, capture.target) = ($0.action, $0.target) }
    return capture
  }

  /// The bytes of the times in the line.
  private var timeRanges: [Range<Int>] { mutating get { mentions.real.map { line.text.utf8Offsets($0.range) } } }

  /// Without the part of a time at its end that the model took for a name: the "3rd" of "dentist for osian" and "3rd december",
  /// and a whole time in figures, "renew the certificate 2026-12-03".
  private mutating func withoutTime(_ title: Span) -> Span {
    guard let last = title.tokens.last,
      let time = timeRanges.last(where: { $0.contains(line.tokens[last].range.lowerBound) }),
      case let words = line.tokens.indices.filter({ time.contains(line.tokens[$0].range.lowerBound) }),
      words.contains(where: { !title.tokens.contains($0) })
        || words.contains(where: { [.figures, .mixed].contains(line.tokens[$0].shape) }),
      case let lead = (words[0] > 0 ? [words[0] - 1] : []) + [words[0]],
      // "bed till 2" says how long.
      !lead.contains(where: { rules.deadlineLeads.contains(line.tokens[$0].spelling) })
    else { return title }
    let rest = title.tokens.prefix { !words.contains($0) }
    return rest.contains { !line.tokens[$0].isMark } ? Span(title.kind, Array(rest)) : title
  }

  /// Drops fillers at the start: "just pay the rent".
  private func withoutFillers(_ title: Span) -> Span {
    let indices = title.tokens.compactMap { reader.line.word(from: line.tokens[$0].range.lowerBound) }
    guard let first = indices.first, indices.elementsEqual(first..<first + indices.count) else { return title }
    let fillers = rules.fillerCount(of: reader.line.words[first..<first + indices.count])
    return Span(title.kind, Array(title.tokens.dropFirst(fillers)))
  }

  /// Figures right behind it that say nothing of its time or length belong to it: "a bulb, 40w".
  private mutating func withUnreadFigures(_ title: Span) -> Span {
    guard let last = title.tokens.last else { return title }
    let times = timeRanges
    let figures = line.tokens.indices.dropFirst(last + 1).prefix { (token: Int) -> Bool in
      guard [.figures, .mixed].contains(line.tokens[token].shape),
        let word = reader.line.word(from: line.tokens[token].range.lowerBound)
      else { return false }
      return !isTaken[word] && !times.contains { $0.contains(line.tokens[token].range.lowerBound) }
    }
    return Span(title.kind, title.tokens + figures)
  }

  /// Goes on to the end of an indirect question that it breaks off: "ask the vet whether the cat" of "… is too thin".
  private mutating func withWholeQuestion(_ title: Span) -> Span {
    let times = timeRanges
    let rest = line.restOfQuestion(in: title, until: line.tokens.count).prefix { token in
      !times.contains { $0.contains(line.tokens[token].range.lowerBound) }
    }
    // What only follows the question, such as "asap", is a word or two by itself at the end.
    guard rest.count > 1 else { return title }
    return Span(title.kind, title.tokens + rest)
  }

  /// Adds the words of days that do not exist, which are not times: "on 30 february".
  private mutating func withNonexistentDays(_ title: Span) -> Span {
    let unreal = mentions.unreal
    guard !unreal.isEmpty else { return title }
    let tokens = line.tokens.indices.filter { token in
      unreal.contains { $0.contains(line.tokens[token].range.lowerBound) }
    }
    return Span(title.kind, Set(title.tokens).union(tokens).sorted())
  }

  package mutating func taskArguments(_ title: Span, _ tags: [Span]) -> [String: Argument] {
    var arguments = capture(title, besides: tags).arguments
    if !tags.isEmpty {
      arguments["tags"] = .list(tags.map { .words(String(words(of: $0).drop { "#\"".contains($0) })) })
    }
    return arguments
  }

  private func priority() -> String? {
    let outside = reader.line.words.indices.filter { !isTaken[$0] }.map { reader.line.words[$0].key }
    let text = " " + outside.joined(separator: " ") + " "
    if rules.lowPriorityPhrases.contains(where: { text.contains(" \($0) ") }) { return "low" }
    return rules.highPriorityPhrases.contains(where: { text.contains(" \($0) ") }) ? "high" : nil
  }

  private mutating func take(_ span: Span) {
    for token in span.tokens {
      let range = line.tokens[token].range
      // A mark behind a word is none of the next.
      guard let word = reader.line.word(from: range.lowerBound), reader.line.words[word].core.overlaps(range) else {
        continue
      }
      isTaken[word] = true
    }
  }

  /// The words as typed; adjacent words keep whatever stands between them.
  package func words(of span: Span) -> String { line.words(at: withClosingQuote(span.tokens)).unquoted }

  /// Adds the closing quotation mark if the tokens contain the opening one.
  private func withClosingQuote(_ tokens: [Int]) -> [Int] {
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
      moment(isAhead: parameter.name == FrameReader.dueParameter) { $0.isPoint }.map(Argument.moment)
        ?? timeAfterLeadIn(slot)
        ?? (parameter.name == FrameReader.dueParameter ? bareClock() : nil)
    case .recurrence: moment(\.isRecurring).map(Argument.moment)
    case .duration: duration()
    case .number(let range): number(range, parameter)
    case .text, .reference, .list, .capture, .bare, .remark: nil
    default: first(slot)
    }
  }

  /// The first match; "all" only if there is no other: "what all did i do today".
  private mutating func first(_ slot: SlotType) -> Argument? {
    var matches = endings(slot)
    if case .choice = slot { matches.removeAll { !namesWholeDay($0.words) } }
    guard let first = matches.first(where: { $0.argument != .everything }) ?? matches.first else { return nil }
    take(first.words)
    return first.argument
  }

  /// The longest reading at each word.
  mutating func endings(_ slot: SlotType) -> [(words: Range<Int>, argument: Argument)] {
    let words = reader.line.words.indices
    return words.compactMap { index in
      guard !isTaken[index],
        let ending = reader.endings(slot, from: index, to: words.count, followsLiteral: false).max(by: {
          $0.end < $1.end
        })
      else { return nil }
      return (index..<ending.end, ending.argument)
    }
  }

  /// Marks words as taken, and with them all words of times that overlap them.
  mutating func take(_ words: Range<Int>) {
    for word in words { isTaken[word] = true }
    for mention in mentions(of: words) { for word in mention.words { isTaken[word] = true } }
  }

  /// The times that overlap a range of words.
  mutating func mentions(of words: Range<Int>) -> [(words: Range<Int>, moment: Moment)] {
    mentions.real.compactMap { mention in
      let bytes = line.text.utf8Offsets(mention.range)
      guard let first = reader.line.word(from: bytes.lowerBound) else { return nil }
      let end = reader.line.words[first...].prefix { $0.core.lowerBound < bytes.upperBound }.endIndex
      return words.overlaps(first..<end) ? (first..<end, mention.moment) : nil
    }
  }

  /// Whether words inside a longer time name the same day as the whole: the "tomorrow" of "tomorrow before 11", but not
  /// the "week" of "next week".
  private mutating func namesWholeDay(_ words: Range<Int>) -> Bool {
    let day = reader.readings(at: words.lowerBound).first { $0.end == words.upperBound }
    return mentions(of: words).allSatisfy {
      $0.words == words || day != nil && $0.moment.calendar == day?.moment.calendar
    }
  }

  /// Whether the line says that a feeling is over: "headaches gone btw", not "my leg's gone numb".
  private var saysEnded: Bool {
    guard !rules.saysNotDone(line.text) else { return false }
    let words = reader.line.words
    return words.indices.dropFirst().contains { index in
      guard rules.recoveryWords.contains(words[index].spelling) else { return false }
      return index + 1 == words.count || words[index].pause != .none
        || rules.recoveryEnds.contains(words[index + 1].spelling)
        || rules.exclamations.contains(words[index + 1].spelling)
    }
  }

  /// The parameter that is set when something has ended.
  static let endedParameter = "ended"
}

extension String {
  /// Without the quotation marks around all of it.
  fileprivate var unquoted: String {
    let marks: Set<Character> = ["\"", "“", "”", "'", "‘", "’"]
    guard count > 2, let first, let last, marks.contains(first), marks.contains(last) else { return self }
    return String(dropFirst().dropLast())
  }
}
