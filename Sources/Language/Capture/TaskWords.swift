/// The word lists with which `TaskReader` reads tasks, for languages that need little more than lists. A language can
/// override any function of `TaskRules` that it knows better.
package protocol TaskWords: TaskRules {
  /// The language that these words belong to.
  static var language: Language { get }
  /// Phrases before a task that are not part of it: "ich muss".
  static var leadIns: Pattern { get }
  /// Phrases after a task that are not part of it: "nicht vergessen".
  static var trailers: Pattern { get }
  /// Ways to address nudgy or to begin any sentence, and ways to end one: "bitte", "danke".
  static var greetings: Pattern { get }
  static var farewells: Pattern { get }
  /// Words that mean nothing at either end of a task ("noch", "mal"), and at its start only: the "an" of "erinnere mich
  /// am Montag an die Miete".
  static var fillerWords: WordSet { get }
  static var leadingFillerWords: WordSet { get }
  /// Words that make a command polite, at any position: "bitte".
  static var politeWords: WordSet { get }
  /// Phrases that set a priority, `high` or `low`.
  static var priorities: [(priority: String, saying: Pattern)] { get }
  /// Phrases before the duration of a task.
  static var durationLeadIns: Pattern { get }
  /// Phrases before the name of a list: "auf die".
  static var listLeadIns: Pattern { get }
  /// The name of a list, from the word for it: "Einkauf" from "Einkaufsliste". `nil` if the word names no list; empty
  /// for the list of everything.
  static func listName(_ word: Substring) -> Substring?
  /// Verbs that put something on a list, before or after it: "setz", "schreiben".
  static var listVerbs: WordSet { get }
  /// A title in the form in which people name a task: "Mama anrufen" for "Mama anzurufen".
  static func baseForm(of title: String) -> String
  /// Whether the words are a task, judging by their verb.
  static func isDeed(_ words: ArraySlice<Line.Word>) -> Bool
  /// Phrases to contact someone: the action, and the words before and after the name.
  static var contactPatterns: [(action: String, before: Pattern, behind: Pattern)] { get }
  /// Words that cannot be part of a person's name.
  static var nonNameWords: WordSet { get }
  /// First words of statements and questions, and verbs of statements.
  static var statementStarts: WordSet { get }
  static var statementVerbs: WordSet { get }
  /// Phrases with which people say how they feel.
  static var feelingPatterns: Pattern { get }
  /// Words before the name of something that exists already: "den".
  static var definiteArticles: WordSet { get }
  /// Nouns whose number is not a time: "code".
  static var codeNouns: WordSet { get }
  /// Phrases that link one task to the next: "und dann".
  static var clauseLinks: Pattern { get }
  /// Phrases that ask whether to do something: "soll ich".
  static var shouldQuestions: Pattern { get }
  /// Headings of lists of tasks.
  static var listHeadings: Pattern { get }
}

extension TaskWords where Self: LanguageRules {
  package static func read(_ text: String) -> Capture {
    var capture = capture(SlotReader(line(text)))
    if capture.title.isEmpty { capture.title = Title.tidied(text) }
    return capture
  }

  package static func listAddition(in text: String) -> Capture? {
    let capture = read(text)
    return capture.namesList && !isQuestion(capture.title) ? capture : nil
  }

  package static func task(in line: SlotReader) -> Capture? {
    let capture = capture(line)
    return words(capture.title).contains { !fillerWords.contains($0.spelling) } ? capture : nil
  }

  package static func actionTask(in text: String) -> Capture? {
    guard let capture = task(in: SlotReader(line(text))), isDeed(words(capture.title)),
      !isQuestionOrStatement(capture.title)
    else {
      return nil
    }
    return capture
  }

  package static func detailedTask(in text: String) -> Capture? {
    actionTask(in: text).flatMap { $0.due == nil && $0.repeats == nil && $0.minutes == nil ? nil : $0 }
  }

  package static func actionTask(in text: String, on object: String) -> Capture? {
    isIndefinite(object) ? actionTask(in: text) : nil
  }

  package static func isTask(_ capture: Capture) -> Bool {
    let hasDetails =
      capture.due != nil || capture.repeats != nil || capture.action != nil || capture.minutes != nil
      || capture.priority != nil
    return isDeed(words(capture.title)) && !isQuestion(capture.title)
      || hasDetails && !isQuestionOrStatement(capture.title)
      || capture.isAddition && isNounPhrase(capture.title)
  }

  package static func isTask(_ text: String) -> Bool { isDeed(words(text)) }
  package static func correctedTask(verb: String, in capture: Capture) -> Capture? { nil }
  package static func isAddCommand(_ line: Utterance) -> Bool { false }
  package static func needsOutsideKnowledge(_ object: String) -> Bool { false }
  package static func isDayStatement(_ text: String) -> Bool { false }
  package static func isSelfQuestion(_ text: String) -> Bool { shouldQuestions.matchesStart(of: words(text)) }
  package static func saysNotDone(_ text: String) -> Bool { false }

  package static func isIndefinite(_ object: String) -> Bool {
    words(object).first.map { !definiteArticles.contains($0.spelling) && $0.key.utf8.first?.isDigit != true } ?? false
  }

  package static func namesCode(_ title: String) -> Bool {
    words(title).last.map { codeNouns.contains($0.spelling) } ?? false
  }

  package static func feeling(in text: String) -> FeelingTone? {
    let words = words(text)
    guard !words.isEmpty, words.count < 63, feelingPatterns.advance(1, over: words) & 1 << UInt64(words.count) != 0
    else {
      return nil
    }
    return .low
  }

  /// What such a line means has its phrases here: "ich bin müde" asks for a card that fits.
  package static func isBareFeeling(_ text: String) -> Bool { false }

  package static func soundsLow(_ text: String) -> Bool { feeling(in: text) == .low }

  package static func isStatement(_ text: String) -> Bool { text.last != "?" && isQuestionOrStatement(text) }

  package static func isNounPhrase(_ text: String) -> Bool {
    let words = words(text)
    return (1...4).contains(words.count) && words.dropLast().allSatisfy { $0.pause == .none }
      && words.allSatisfy { $0.key.allSatisfy(\.isLetter) } && !isQuestionOrStatement(text) && !isFeelingStatement(text)
  }

  package static func isPersonName(_ text: String) -> Bool {
    let words = words(text)
    return (1...3).contains(words.count) && !text.contains { $0.isNumber || "?!,;:".contains($0) }
      && !isQuestionOrStatement(text)
      && !isFeelingStatement(text) && !words.contains { nonNameWords.contains($0.spelling) }
  }

  package static func endsWithDate(_ text: String) -> Bool {
    guard let capture = task(in: SlotReader(line(text))), capture.due != nil, let last = words(text).last else {
      return false
    }
    return words(capture.title).last?.key != last.key
  }

  package static func namesNothing(_ words: Range<Int>, of line: Line) -> Bool {
    line.words[words].allSatisfy { fillerWords.contains($0.spelling) }
  }

  package static func withoutFillers(_ text: String) -> String {
    let line = line(text)
    guard !line.words.contains(where: { $0.pause == .colon }) else { return text }
    let body = bodyRange(of: line)
    guard !body.isEmpty, body != line.words.indices else { return text }
    return line.originalText(of: body, as: .text)
  }

  package static func variants(of line: Line) -> [LineVariant] {
    let all = line.words.indices
    let body = bodyRange(of: line)
    guard body != all, !body.isEmpty else { return [LineVariant(words: all, rank: 0, isStripped: false)] }
    return [
      LineVariant(words: all, rank: 0, isStripped: false), LineVariant(words: body, rank: 1, isStripped: true),
    ]
  }

  package static func fillerCount(of words: ArraySlice<Line.Word>) -> Int {
    var count = 0
    while let step = greetings.advance(1, over: words.dropFirst(count)).highestSetBit, step > 0,
      count + step < words.count
    {
      count += step
    }
    return count
  }

  package static func isHeading(_ words: ArraySlice<Line.Word>) -> Bool {
    words.count < 63
      && (listHeadings.advance(1, over: words) | leadIns.advance(1, over: words)) & 1 << UInt64(words.count) != 0
  }

  package static func cleanTitle(_ title: String, of line: Utterance) -> String { title }
  package static func shorterTitles(of title: [Int], in line: Utterance) -> [[Int]] { [] }
  package static func doubtfulParts(in title: [Int], of line: Utterance) -> [String] { [] }

  package static func contactAction(of title: String) -> ContactAction? {
    let line = line(title)
    if let link = line.link { return ContactAction("LINK", link) }
    for (action, before, behind) in contactPatterns {
      let match = before.advance(1, over: line.words[...])
      guard let start = match.highestSetBit else { continue }
      let end = line.words.indices.dropFirst(start + 1).first { index in
        guard let count = behind.advance(1, over: line.words[index...]).highestSetBit, count > 0 else { return false }
        return index + count == line.words.count || nonNameWords.contains(line.words[index + count].spelling)
      }
      guard let target = target(in: line, start..<(end ?? line.words.count)), end != nil || match & 1 == 0 else {
        continue
      }
      return ContactAction(action, target)
    }
    return nil
  }

  /// An address or phone number if there is one; otherwise the words of a name, at most four, without an article.
  private static func target(in line: Line, _ range: Range<Int>) -> String? {
    if let address = line.address(in: range) ?? line.phoneNumber(in: range) { return address }
    let first = range.first { !definiteArticles.contains(line.words[$0].spelling) } ?? range.upperBound
    let nameWords = (first..<range.upperBound).prefix { !nonNameWords.contains(line.words[$0].spelling) }
    guard let last = nameWords.last, nameWords.count <= 4 else { return nil }
    return String(line[line.words[first].core.lowerBound..<line.words[last].core.upperBound])
  }

  package static func clauses(of text: String) -> [ClauseSplit] {
    guard text.utf8.count <= 160 else { return [] }
    let line = line(text)
    return line.words.indices.dropFirst().compactMap { index in
      let linkCount = clauseLinks.advance(1, over: line.words[index...]).highestSetBit ?? 0
      let pause = line.words[index - 1].pause
      guard pause == .comma || pause == .stop || linkCount > 0, index + linkCount < line.words.count else { return nil }
      return ClauseSplit(
        first: line.originalText(of: 0..<index, as: .text),
        last: line.originalText(of: index + linkCount..<line.words.count, as: .text))
    }
  }

  package static func listItems(in text: String) -> [String] {
    let line = line(text)
    var reader = SlotReader(line)
    let dateRanges = reader.moments.mentions(in: text).map { text.utf8Offsets($0.range) }
    let isInside = zip(line.isWithin(dateRanges, withWordBefore: true), line.isWithin(text.bracketedRanges)).map {
      $0 || $1
    }
    var things: [String] = []
    var start = 0
    for index in line.words.indices.dropFirst() + [line.words.count] where index > start {
      let isEnd = index == line.words.count
      let linkCount = isEnd ? 0 : clauseLinks.advance(1, over: line.words[index...]).highestSetBit ?? 0
      guard isEnd || !isInside[index] && (linkCount > 0 || line.words[index - 1].pause != .none) else { continue }
      things.append(line.originalText(of: start..<index, as: .text))
      start = index + linkCount
    }
    return things
  }

  package static func dumpItems(in text: String) -> [String] { listItems(in: text) }

  // Helpers of the functions above.

  private static func line(_ text: String) -> Line { Line(text, in: language) }
  static func words(_ text: String) -> ArraySlice<Line.Word> { line(text).words[...] }

  private static func capture(_ reader: SlotReader) -> Capture {
    ReadingMemo.capture(of: reader.line.text, in: Self.self) {
      var reader = TaskReader(reader, by: Self.self)
      return reader.read()
    }
  }

  /// The words between a greeting at the start and a farewell at the end.
  private static func bodyRange(of line: Line) -> Range<Int> {
    let start = fillerCount(of: line.words[...])
    var end = line.words.count
    while let index = (start..<end).dropFirst().suffix(4).first(where: {
      farewells.advance(1, over: line.words[$0..<end]) & 1 << UInt64(end - $0) != 0
    }) {
      end = index
    }
    return start..<end
  }

  /// Whether it is a question.
  private static func isQuestion(_ text: String) -> Bool {
    text.last == "?" || words(text).first.map { statementStarts.contains($0.spelling) } ?? false
  }

  /// Whether it is a question or a statement about how something is.
  static func isQuestionOrStatement(_ text: String) -> Bool {
    let words = words(text)
    return isQuestion(text) || !isDeed(words) && words.contains { statementVerbs.contains($0.spelling) }
  }
}

extension Pattern {
  /// Whether the pattern matches one or more words at the start.
  fileprivate func matchesStart(of words: ArraySlice<Line.Word>) -> Bool {
    (advance(1, over: words).highestSetBit ?? 0) > 0
  }
}
