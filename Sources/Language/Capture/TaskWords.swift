/// How things to do are said, for a language that gives lists of words and little else. `TaskReader` reads by them; what
/// a language knows better it says itself.
package protocol TaskWords: TaskRules {
  /// The language whose words these are.
  static var language: Language { get }
  /// What is said before a thing to do and is no part of it: "ich muss".
  static var leads: Pattern { get }
  /// What is said behind one: "nicht vergessen".
  static var trails: Pattern { get }
  /// What calls nudgy, or only leads over, before any sentence; and what ends one: "bitte", "danke".
  static var greetings: Pattern { get }
  static var farewells: Pattern { get }
  /// Words that say nothing of a thing at its ends: "noch", "mal"; and at its start alone: the "an" of "erinnere mich am
  /// Montag an die Miete".
  static var idle: WordSet { get }
  static var idleStarts: WordSet { get }
  /// Words that make an order a wish, wherever they stand: "bitte".
  static var softening: WordSet { get }
  /// How much a thing matters, as `high` or `low`, by what is said.
  static var priorities: [(priority: String, saying: Pattern)] { get }
  /// What leads to how long a thing takes.
  static var taking: Pattern { get }
  /// What leads to the list that a thing is to stand on: "auf die".
  static var listLeads: Pattern { get }
  /// The name that a list goes by, by the word for it: "Einkauf" by "Einkaufsliste"; `nil` where the word names no list, and
  /// empty for the list of all that there is.
  static func listName(_ word: Substring) -> Substring?
  /// What puts a thing on a list, before or behind it: "setz", "schreiben".
  static var listing: WordSet { get }
  /// A title as one says what there is to do: "Mama anrufen" of "Mama anzurufen".
  static func baseForm(of title: String) -> String
  /// Whether the words are something that one does, by their verb.
  static func isDeed(_ words: ArraySlice<Line.Word>) -> Bool
  /// Whom to reach, and how: what stands before and behind the name.
  static var errands: [(action: String, before: Pattern, behind: Pattern)] { get }
  /// Words that no name of a person is, or goes on with.
  static var unnameable: WordSet { get }
  /// What a sentence that tells or asks begins with, and verbs by which one tells.
  static var tellingStarts: WordSet { get }
  static var tellingVerbs: WordSet { get }
  /// What somebody says who tells how they are.
  static var feelings: Pattern { get }
  /// What stands before a name that is there already: "den".
  static var pointing: WordSet { get }
  /// What is given in figures that are no time: "code".
  static var keys: WordSet { get }
  /// What joins one thing said to the next: "und dann".
  static var links: Pattern { get }
  /// What asks whether to do something: "soll ich".
  static var wondering: Pattern { get }
  /// What people put above a list of things.
  static var headings: Pattern { get }
}

extension TaskWords where Self: LanguageRules {
  package static func read(_ text: String) -> Capture {
    var capture = capture(SlotReader(line(text)))
    if capture.title.isEmpty { capture.title = Title.tidied(text) }
    return capture
  }

  package static func listed(_ text: String) -> Capture? {
    let capture = read(text)
    return capture.isListed && !asks(capture.title) ? capture : nil
  }

  package static func thing(in line: SlotReader) -> Capture? {
    let capture = capture(line)
    return words(capture.title).contains { !idle.contains($0.spelling) } ? capture : nil
  }

  package static func deed(_ text: String) -> Capture? {
    guard let capture = thing(in: SlotReader(line(text))), isDeed(words(capture.title)), !tells(capture.title) else {
      return nil
    }
    return capture
  }

  package static func timed(_ text: String) -> Capture? {
    deed(text).flatMap { $0.due == nil && $0.repeats == nil && $0.minutes == nil ? nil : $0 }
  }

  package static func deed(_ text: String, on object: String) -> Capture? { isUnnamed(object) ? deed(text) : nil }

  package static func isDeed(_ capture: Capture) -> Bool {
    let says =
      capture.due != nil || capture.repeats != nil || capture.action != nil || capture.minutes != nil
      || capture.priority != nil
    return isDeed(words(capture.title)) && !asks(capture.title) || says && !tells(capture.title)
      || capture.isMore && names(capture.title)
  }

  package static func isDeed(_ text: String) -> Bool { isDeed(words(text)) }
  package static func meaning(_ verb: String, in capture: Capture) -> Capture? { nil }
  package static func adds(_ line: Utterance) -> Bool { false }
  package static func asks(for object: String) -> Bool { false }
  package static func tellsDay(_ text: String) -> Bool { false }
  package static func wonders(_ text: String) -> Bool { wondering.opens(words(text)) }
  package static func denies(_ text: String) -> Bool { false }

  package static func isUnnamed(_ object: String) -> Bool {
    words(object).first.map { !pointing.contains($0.spelling) && $0.key.utf8.first?.isDigit != true } ?? false
  }

  package static func isKey(_ title: String) -> Bool { words(title).last.map { keys.contains($0.spelling) } ?? false }

  package static func tellsFeeling(_ text: String) -> Bool {
    let words = words(text)
    return !words.isEmpty && words.count < 63 && feelings.advance(1, over: words) & 1 << UInt64(words.count) != 0
  }

  package static func states(_ text: String) -> Bool { text.last != "?" && tells(text) }

  package static func names(_ text: String) -> Bool {
    let words = words(text)
    return (1...4).contains(words.count) && words.dropLast().allSatisfy { $0.pause == .none }
      && words.allSatisfy { $0.key.allSatisfy(\.isLetter) } && !tells(text) && !tellsFeeling(text)
  }

  package static func isCalled(_ text: String) -> Bool {
    let words = words(text)
    return (1...3).contains(words.count) && !text.contains { $0.isNumber || "?!,;:".contains($0) } && !tells(text)
      && !tellsFeeling(text) && !words.contains { unnameable.contains($0.spelling) }
  }

  package static func endsDated(_ text: String) -> Bool {
    guard let capture = thing(in: SlotReader(line(text))), capture.due != nil, let last = words(text).last else {
      return false
    }
    return words(capture.title).last?.key != last.key
  }

  package static func namesNothing(_ words: Range<Int>, of line: Line) -> Bool {
    line.words[words].allSatisfy { idle.contains($0.spelling) }
  }

  package static func bare(_ text: String) -> String {
    let line = line(text)
    guard !line.words.contains(where: { $0.pause == .colon }) else { return text }
    let body = edges(of: line)
    guard !body.isEmpty, body != line.words.indices else { return text }
    return line.said(body, as: .text)
  }

  package static func variants(of line: Line) -> [LineVariant] {
    let all = line.words.indices
    let body = edges(of: line)
    guard body != all, !body.isEmpty else { return [LineVariant(words: all, rank: 0, isStripped: false)] }
    return [
      LineVariant(words: all, rank: 0, isStripped: false), LineVariant(words: body, rank: 1, isStripped: true),
    ]
  }

  package static func fillers(of words: ArraySlice<Line.Word>) -> Int {
    var taken = 0
    while let more = greetings.advance(1, over: words.dropFirst(taken)).lastPlace, more > 0, taken + more < words.count
    {
      taken += more
    }
    return taken
  }

  package static func isHeading(_ words: ArraySlice<Line.Word>) -> Bool {
    words.count < 63
      && (headings.advance(1, over: words) | leads.advance(1, over: words)) & 1 << UInt64(words.count) != 0
  }

  package static func plain(_ title: String, of line: Utterance) -> String { title }
  package static func cuts(of title: [Int], in line: Utterance) -> [[Int]] { [] }
  package static func held(in title: [Int], of line: Utterance) -> [String] { [] }

  package static func errand(of title: String) -> ContactAction? {
    let line = line(title)
    if let link = line.link { return ContactAction("LINK", link) }
    for (action, before, behind) in errands {
      let opened = before.advance(1, over: line.words[...])
      guard let start = opened.lastPlace else { continue }
      let end = line.words.indices.dropFirst(start + 1).first { place in
        guard let taken = behind.advance(1, over: line.words[place...]).lastPlace, taken > 0 else { return false }
        return place + taken == line.words.count || unnameable.contains(line.words[place + taken].spelling)
      }
      guard let target = target(in: line, start..<(end ?? line.words.count)), end != nil || opened & 1 == 0 else {
        continue
      }
      return ContactAction(action, target)
    }
    return nil
  }

  /// An address or a number where there is one, else the words that name someone, without what stands before a name.
  private static func target(in line: Line, _ range: Range<Int>) -> String? {
    if let address = line.address(in: range) ?? line.phoneNumber(in: range) { return address }
    let first = range.first { !pointing.contains(line.words[$0].spelling) } ?? range.upperBound
    let named = (first..<range.upperBound).prefix { !unnameable.contains(line.words[$0].spelling) }
    guard let last = named.last, named.count <= 4 else { return nil }
    return String(line[line.words[first].core.lowerBound..<line.words[last].core.upperBound])
  }

  package static func clauses(of text: String) -> [Clauses] {
    guard text.utf8.count <= 160 else { return [] }
    let line = line(text)
    return line.words.indices.dropFirst().compactMap { place in
      let taken = links.advance(1, over: line.words[place...]).lastPlace ?? 0
      let pause = line.words[place - 1].pause
      guard pause == .comma || pause == .stop || taken > 0, place + taken < line.words.count else { return nil }
      return Clauses(
        first: line.said(0..<place, as: .text), last: line.said(place + taken..<line.words.count, as: .text))
    }
  }

  package static func listedThings(in text: String) -> [String] {
    let line = line(text)
    var reader = SlotReader(line)
    let dated = reader.moments.mentions(in: text).map { text.utf8Offsets($0.range) }
    let isInside = zip(line.isWithin(dated, withWordBefore: true), line.isWithin(text.brackets)).map { $0 || $1 }
    var things: [String] = []
    var start = 0
    for place in line.words.indices.dropFirst() + [line.words.count] where place > start {
      let isEnd = place == line.words.count
      let taken = isEnd ? 0 : links.advance(1, over: line.words[place...]).lastPlace ?? 0
      guard isEnd || !isInside[place] && (taken > 0 || line.words[place - 1].pause != .none) else { continue }
      things.append(line.said(start..<place, as: .text))
      start = place + taken
    }
    return things
  }

  package static func untangled(_ text: String) -> [String] { listedThings(in: text) }

  // What all of them look at.

  private static func line(_ text: String) -> Line { Line(text, in: language) }
  static func words(_ text: String) -> ArraySlice<Line.Word> { line(text).words[...] }

  private static func capture(_ reader: SlotReader) -> Capture {
    var reader = TaskReader(reader, by: Self.self)
    return reader.read()
  }

  /// The words between what calls nudgy and what thanks it.
  private static func edges(of line: Line) -> Range<Int> {
    let start = fillers(of: line.words[...])
    var end = line.words.count
    while let place = (start..<end).dropFirst().suffix(4).first(where: {
      farewells.advance(1, over: line.words[$0..<end]) & 1 << UInt64(end - $0) != 0
    }) {
      end = place
    }
    return start..<end
  }

  /// Whether it asks something.
  private static func asks(_ text: String) -> Bool {
    text.last == "?" || words(text).first.map { tellingStarts.contains($0.spelling) } ?? false
  }

  /// Whether it asks, or tells how something is.
  static func tells(_ text: String) -> Bool {
    let words = words(text)
    return asks(text) || !isDeed(words) && words.contains { tellingVerbs.contains($0.spelling) }
  }
}

extension Pattern {
  /// Whether it can take the words that these begin with.
  fileprivate func opens(_ words: ArraySlice<Line.Word>) -> Bool { (advance(1, over: words).lastPlace ?? 0) > 0 }
}
