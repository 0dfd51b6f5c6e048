/// The tasks and remarks that the token model finds in a dump, row by row. The model reads all rows at once, since the
/// rows above and below show whether a row is a task.
struct DumpReader {
  /// A task or a remark.
  struct Part {
    /// `nil` for a remark.
    let capture: Capture?
    /// Everything that was said about it.
    let text: String

    func piece(under header: Moment?, _ language: Language) -> Dump.Piece {
      guard var capture, Crisis(text, in: language) == nil else { return .remark(text) }
      capture.inheritTime(from: header)
      return .task(capture, in: text)
    }
  }

  private let line: Utterance
  private var rules: any LanguageRules.Type { line.language.rules }
  private var remainingSpans: ArraySlice<Span>
  /// The first token and the first byte of the next row.
  private var rowStart = 0
  private var rowOffset = 0

  /// Whether each row is an item of a list, though it is a single word.
  private let isList: Bool

  init(_ text: String, by model: TokenModel?, isList: Bool = false, in language: Language) {
    self.isList = isList
    let readable = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { ReadingLimit.allows(line: $0) ? $0 : "" }.joined(separator: "\n")
    let line = Utterance(readable, in: language)
    self.line = line
    let model = model ?? TokenModel.builtIn(for: language.tag)
    // What is lost in a dump costs more than a card too many.
    let textSpans = model?.spans(of: line, for: "brain_dump", favouring: .text).filter { $0.kind == .text } ?? []
    let rowSpans = textSpans.map { span in
      Span(span.kind, span.tokens.filter { line.tokens[$0].shape != .lineBreak })
    }.filter { !$0.tokens.isEmpty }
    let spans = rowSpans.joiningObjects(in: line).flatMap { $0.split(in: line) }.flatMap {
      $0.splitWhereDictated(in: line)
    }
    remainingSpans = DumpReader.withShortRows(spans, of: line)[...]
  }

  /// Several rows of at most three words each are a list of tasks even if the model knows few of the words: "mx5",
  /// "b12", "kx-tg".
  private static func withShortRows(_ spans: [Span], of line: Utterance) -> [Span] {
    let rows = spansOfShortRows(line)
    guard spans.count * 4 < rows.count else { return spans }
    let known = Set(spans.flatMap(\.tokens))
    return (spans + rows.filter { $0.tokens.allSatisfy { !known.contains($0) } }).sorted { $0.tokens[0] < $1.tokens[0] }
  }

  private static func spansOfShortRows(_ line: Utterance) -> [Span] {
    let rows = line.tokens.indices.split { line.tokens[$0].shape == .lineBreak }
      .map { $0.filter { !line.tokens[$0].isMark } }.filter { !$0.isEmpty }
    guard rows.count > 1, rows.allSatisfy({ $0.count < 4 }) else { return [] }
    return rows.filter { !line.language.rules.isFeelingStatement(String(line.words($0[0]..<$0[$0.count - 1] + 1))) }.map
    {
      Span(.text, $0)
    }
  }

  /// The parts that begin in the next row. `heading` is the number of bytes at its start that a heading takes up.
  mutating func next(behind heading: Int = 0) -> [Part] {
    while heading > 0, rowStart < line.tokens.count, line.tokens[rowStart].range.lowerBound < rowOffset + heading {
      rowStart += 1
    }
    remainingSpans = remainingSpans.drop { $0.tokens[0] < rowStart }
    let end = line.tokens[rowStart...].firstIndex { $0.shape == .lineBreak } ?? line.tokens.count
    defer {
      rowStart = min(end + 1, line.tokens.count)
      rowOffset = end < line.tokens.count ? line.tokens[end].range.upperBound : rowOffset
    }
    let rowSpans = remainingSpans.prefix { $0.tokens[0] < end }
    remainingSpans = remainingSpans.dropFirst(rowSpans.count)
    if rowSpans.isEmpty, let thing = nameOnlyTask(rowStart..<max(rowStart, end)) { return [thing] }
    var parts: [Part] = []
    var index = rowStart
    for (span, follower) in zip(rowSpans, rowSpans.dropFirst().map(Optional.some) + [nil]) {
      let next = follower?.tokens[0] ?? max(end, span.tokens[span.tokens.count - 1] + 1)
      var range = extent(of: span, from: min(index, span.tokens[0]), to: next)
      parts += unmarkedParts(min(index, range.lowerBound)..<range.lowerBound)
      if let whole = withAntecedent(span, in: range) {
        parts.append(Part(capture: capture(whole, range), text: String(line.words(range))))
        index = range.upperBound
        continue
      }
      if let mark = (range.lowerBound..<span.tokens[0]).last(where: { line.tokens[$0].isMark }),
        !(range.lowerBound..<mark).contains(where: { line.timing[$0] != .none })
      {
        parts += unmarkedParts(range.lowerBound..<mark)
        range = mark + 1..<range.upperBound
      }
      if line.isDictated(around: span), case let before = tasks(in: range.lowerBound..<span.tokens[0]), !before.isEmpty
      {
        parts += before
        range = span.tokens[0]..<range.upperBound
      }
      let unmarked = unmarkedTasks(behind: span, to: range.upperBound)
      let own = unmarked.isEmpty ? range : range.lowerBound..<span.tokens[span.tokens.count - 1] + 1
      parts.append(Part(capture: capture(withWholeClause(span, in: own), own), text: String(line.words(own))))
      parts += unmarked
      index = range.upperBound
    }
    return parts + unmarkedParts(index..<max(index, end))
  }

  /// A task that says no more than "sign it", with the words before it in its sentence, which say what "it" is: "the form
  /// is in my bag, sign it". `nil` for other tasks.
  private func withAntecedent(_ span: Span, in range: Range<Int>) -> Span? {
    let words = span.tokens.filter { !line.tokens[$0].isMark }
    guard (2...DumpReader.maxPointingWords).contains(words.count), line.kind(of: words[0]) == .verb,
      words.dropFirst().contains(where: { rules.backReferences.contains(line.tokens[$0].spelling) }),
      words.dropFirst().allSatisfy({
        rules.backReferences.contains(line.tokens[$0].spelling)
          || [.pronoun, .preposition, .timing].contains(line.kind(of: $0))
      })
    else { return nil }
    func names(_ place: Int) -> Bool { [.word, .name, .figures].contains(line.kind(of: place)) }
    let sentence = (range.lowerBound..<span.tokens[0]).filter { line.timing[$0] == .none }
    let clause = sentence.lastIndex { place in
      rules.itemConjunctions.contains(line.tokens[place].spelling) && sentence.contains { $0 > place && names($0) }
    }
    let before = sentence[(clause ?? 0)...].drop {
      line.tokens[$0].isMark || rules.clauseOpenings.contains(line.tokens[$0].spelling)
        || rules.interjections.contains(line.tokens[$0].spelling)
    }
    guard before.count <= DumpReader.maxAntecedentWords, before.contains(where: names) else { return nil }
    return Span(.text, before + span.tokens)
  }

  private static let maxPointingWords = 4
  private static let maxAntecedentWords = 14

  /// The task with all of the clause that says what is to be found out: "see if the chemist has it in stock".
  private func withWholeClause(_ span: Span, in range: Range<Int>) -> Span {
    let rest = line.restOfQuestion(in: span, until: range.upperBound)
    return Span(.text, span.tokens + (rest.isEmpty ? furtherObject(of: span, until: range.upperBound) : Array(rest)))
  }

  /// A further object right behind the span that the model leaves out: the "and bread" of "buy milk and bread".
  private func furtherObject(of span: Span, until end: Int) -> [Int] {
    guard let last = span.tokens.last, last + 2 < line.tokens.count, last + 2 < end,
      rules.itemConjunctions.contains(line.tokens[last + 1].spelling)
    else { return [] }
    let words = last + 2..<end
    let isObject =
      words.count <= DumpReader.maxObjectWords
      && words.allSatisfy {
        [.word, .name].contains(line.kind(of: $0)) && !rules.interjections.contains(line.tokens[$0].spelling)
      }
    return isObject ? Array(last + 1..<end) : []
  }

  private static let maxObjectWords = 2

  /// A row of two or three words, in a list also of one, that only names a thing, where the model marks nothing: "some
  /// milk".
  private func nameOnlyTask(_ row: Range<Int>) -> Part? {
    let words = String(line.words(row))
    if let timed = timedName(words) { return timed }
    guard (isList ? 1...3 : 2...3).contains(row.count { !line.tokens[$0].isMark }), rules.isNounPhrase(words),
      !rules.isFeelingStatement(words)
    else {
      return nil
    }
    return Part(capture: rules.read(words), text: words)
  }

  /// A row that names something and says when: "the twins, saturday at 10am".
  private func timedName(_ row: String) -> Part? {
    let capture = rules.read(row)
    guard let due = capture.due, due.isPoint, due.clock != nil, !rules.isFeelingStatement(row),
      case let title = Utterance.tokens(of: capture.title), (1...DumpReader.maxNameWords).contains(title.count),
      !title.contains(where: \.isMark), rules.isNounPhrase(capture.title)
    else { return nil }
    return Part(capture: capture, text: row)
  }

  private static let maxNameWords = 4

  /// Tasks or a remark in words that the model does not mark; nothing for words that say nothing, like "ok so".
  private func unmarkedParts(_ range: Range<Int>) -> [Part] {
    let tasks = tasks(in: range)
    guard tasks.isEmpty else { return tasks }
    let words = String(line.words(range))
    let count = range.count { !line.tokens[$0].isMark }
    let isRemark = count > 2 || count > 0 && rules.isFeelingStatement(words)
    return isRemark ? [Part(capture: nil, text: words)] : []
  }

  /// Tasks right behind a marked one that the model leaves out: "call mum pay the rent", of which it marks "call mum".
  private func unmarkedTasks(behind span: Span, to end: Int) -> [Part] {
    let rest = span.tokens[span.tokens.count - 1] + 1..<end
    guard let first = rest.first, line.kind(of: first) == .verb else { return [] }
    return tasks(in: rest)
  }

  /// Short pieces that begin with an action verb are tasks even if the model does not mark them: an unnecessary task
  /// costs less than a lost one. Pieces that name no object, like "start" or "keep it anyway", are not.
  private func tasks(in range: Range<Int>) -> [Part] {
    guard !range.isEmpty else { return [] }
    let parts = Span(.text, Array(range)).splitWhereDictated(in: line).map { part in
      String(line.words(part.tokens[0]..<part.tokens[part.tokens.count - 1] + 1))
    }
    return parts.flatMap(rules.listItems).compactMap { piece in
      let words = Line(piece, in: line.language).words
      guard (2...DumpReader.maxTaskWords).contains(words.count), !rules.backReferences.contains(words[1].spelling),
        let capture = rules.actionTask(in: piece)
      else { return nil }
      return Part(capture: capture, text: piece)
    }
  }

  /// In words.
  private static let maxTaskWords = 7

  private func capture(_ span: Span, _ range: Range<Int>) -> Capture {
    let words = Utterance(String(line.words(range)), in: line.language)
    var frame = FrameReader(words)
    return frame.capture(Span(.text, span.tokens.filter(range.contains).map { $0 - range.lowerBound }))
  }

  /// The words that belong to a task: from the stop before it to the first pause after it, and on over a time that
  /// follows the pause. A time right before the next task belongs to that one: "push the tag and tonight do laundry".
  private func extent(of span: Span, from first: Int, to next: Int) -> Range<Int> {
    let (spanStart, last) = (span.tokens[0], span.tokens[span.tokens.count - 1])
    let start = (first..<spanStart).last(where: isStop).map { $0 + 1 } ?? first
    var end = pause(behind: last, next)
    while let time = (end..<next).first(where: { !line.tokens[$0].isMark }), line.timing[time] != .none, !isStop(end) {
      end = pause(behind: time, next)
    }
    guard end == next, next < line.tokens.count else { return start..<end }
    let time = (last + 1..<next).reversed().prefix { line.timing[$0] != .none }.last ?? next
    let belongsToNext = time < next && time - 1 > last && line.kind(of: time - 1) == .joiner
    return start..<(belongsToNext ? time - 1 : end)
  }

  /// The first pause after a token, ignoring brackets; `next` if there is none.
  private func pause(behind token: Int, _ next: Int) -> Int {
    (token + 1..<max(token + 1, next)).first { line.tokens[$0].isMark && line.kind(of: $0) != .bracket }
      ?? max(token + 1, next)
  }

  private func isStop(_ index: Int) -> Bool { [.stop, .question, .lineBreak].contains(line.kind(of: index)) }
}

extension [Span] {
  /// Joins the words after "and" to the task before it unless they are a task of their own: "buy milk and bread".
  fileprivate func joiningObjects(in line: Utterance) -> [Span] {
    reduce(into: []) { spans, span in
      guard let last = spans.last, let end = last.tokens.last, span.kind == last.kind,
        span.tokens[0] == end + 2, line.language.rules.itemConjunctions.contains(line.tokens[end + 1].spelling),
        line.isTask(last), !line.isTask(span)
      else { return spans.append(span) }
      spans[spans.count - 1] = Span(span.kind, last.tokens + [end + 1] + span.tokens)
    }
  }
}

extension Utterance {
  /// Whether the words of a span begin with an action verb.
  fileprivate func isTask(_ span: Span) -> Bool {
    language.rules.actionTask(in: String(words(span.tokens[0]..<span.tokens[span.tokens.count - 1] + 1))) != nil
  }

  /// Whether the row of a span is long and has no marks, as one that was dictated.
  fileprivate func isDictated(around span: Span) -> Bool {
    let row = tokens.indices.split { tokens[$0].shape == .lineBreak }.first { $0.contains(span.tokens[0]) } ?? []
    return row.count > Utterance.minDictatedRow && !row.contains { tokens[$0].isMark }
  }

  private static let minDictatedRow = 15

  /// Whether a span is all of a row among several.
  fileprivate func isRow(_ span: Span) -> Bool {
    guard let first = span.tokens.first, let last = span.tokens.last,
      tokens.contains(where: { $0.shape == .lineBreak })
    else { return false }
    let before = tokens[..<first].reversed().first { !$0.isMark || $0.shape == .lineBreak }
    let behind = tokens[(last + 1)...].first { !$0.isMark || $0.shape == .lineBreak }
    return [before, behind].allSatisfy { $0 == nil || $0?.shape == .lineBreak }
  }

  /// Whether what begins with a word tells more of the thing before it: "the long ones", "not the red".
  fileprivate func isDescription(_ place: Int) -> Bool {
    let spelling = tokens[place].spelling
    return language.rules.determiners.contains(spelling) || language.rules.backReferences.contains(spelling)
      || spelling == Spelling(language.rules.negation) || kind(of: place) == .preposition
  }
}

extension Span {
  /// Splits a span at marks that are not part of it, as in "shower, breakfast", at commas between things, and behind
  /// "and" before the verb of another task: "fix the light and get change".
  fileprivate func split(in line: Utterance) -> [Span] {
    parts { last, token in last + 1 < token && (last + 1..<token).allSatisfy { line.tokens[$0].isMark } }
      .flatMap { $0.splitAtCommas(in: line) }.flatMap { $0.splitAtVerbs(in: line) }
      .flatMap { $0.splitAtConjunctions(in: line) }
  }

  /// Three things or more with only "and" between them: "milk and kitchen roll and the big bleach".
  private func splitAtConjunctions(in line: Utterance) -> [Span] {
    let rules = line.language.rules
    let things = tokens.split { rules.itemConjunctions.contains(line.tokens[$0].spelling) }.map {
      Span(kind, Array($0))
    }
    let areThings = things.allSatisfy { thing in
      thing.tokens.count <= Span.maxThingWords && rules.isNounPhrase(String(line.words(at: thing.tokens)))
    }
    return things.count > 2 && areThings ? things : [self]
  }

  private static let maxThingWords = 3

  /// In a row of its own what stands behind a comma may belong to the thing before it: "screws, the long ones".
  private func splitAtCommas(in line: Utterance) -> [Span] {
    guard !tokens.contains(where: { line.kind(of: $0) == .bracket }) else { return [self] }
    let isRow = line.isRow(self)
    let items = parts { last, token in line.kind(of: last) == .comma && (isRow || !line.isDescription(token)) }
      .map { item in
        let endsInComma = item.tokens.last.map { line.kind(of: $0) == .comma } == true
        return endsInComma ? Span(kind, item.tokens.dropLast()) : item
      }.filter { !$0.tokens.isEmpty }
    guard isRow else { return items.isEmpty ? [self] : items }
    let isList =
      items.count > 1 && line.isTask(items[0])
      && items.dropFirst().allSatisfy { $0.tokens.count < 3 || line.isTask($0) }
    return isList ? items : [self]
  }

  /// Of two tasks, the second may only say what to do with the thing of the first: "print the log and sign it".
  private func splitAtVerbs(in line: Utterance) -> [Span] {
    var start = 0
    var spans: [Span] = []
    for place in tokens.indices.dropFirst()
    where line.language.rules.itemConjunctions.contains(line.tokens[tokens[place]].spelling) {
      let (before, behind) = (Span(kind, Array(tokens[start..<place])), Span(kind, Array(tokens[(place + 1)...])))
      guard before.tokens.count > 1, behind.tokens.count > 1, line.kind(of: behind.tokens[0]) == .verb,
        line.isTask(before), line.isTask(behind),
        !behind.tokens.contains(where: { line.language.rules.backReferences.contains(line.tokens[$0].spelling) })
      else { continue }
      spans.append(before)
      start = place + 1
    }
    return spans + [Span(kind, Array(tokens[start...]))]
  }

  /// Tasks side by side with nothing between them, as in a dump that was dictated: "put the pads in the car make some
  /// sandwiches". "help dad move the sofa" is one.
  fileprivate func splitWhereDictated(in line: Utterance) -> [Span] {
    guard tokens.count >= Span.minDictated, !tokens.contains(where: { line.tokens[$0].isMark }),
      line.isDictated(around: self)
    else { return [self] }
    let rules = line.language.rules
    var start = 0
    var spans: [Span] = []
    for place in tokens.indices.dropFirst(2).dropLast() {
      let (before, behind) = (Span(kind, Array(tokens[start..<place])), Span(kind, Array(tokens[place...])))
      guard before.tokens.count > 1, line.kind(of: tokens[place]) == .verb,
        [.word, .name, .figures].contains(line.kind(of: tokens[place - 1])),
        rules.determiners.contains(line.tokens[tokens[place + 1]].spelling)
          || [.name, .pronoun].contains(line.kind(of: tokens[place + 1])),
        !rules.assistingVerbs.contains(line.tokens[before.tokens[0]].spelling), line.isTask(before), line.isTask(behind)
      else { continue }
      spans.append(before)
      start = place
    }
    return spans + [Span(kind, Array(tokens[start...]))]
  }

  private static let minDictated = 5

  private func parts(_ isCut: (_ last: Int, _ token: Int) -> Bool) -> [Span] {
    var parts: [[Int]] = []
    for token in tokens {
      if let last = parts.last?.last, !isCut(last, token) {
        parts[parts.count - 1].append(token)
      } else {
        parts.append([token])
      }
    }
    return parts.map { Span(kind, $0) }
  }
}
