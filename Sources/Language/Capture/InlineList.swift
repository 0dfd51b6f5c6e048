/// Separate tasks that are listed in one line: "tomorrow: load the van, fuel", "hoover / cat litter / bins".
package struct InlineList {
  private let line: Utterance
  private let heading: Heading
  /// Whether the items are separated by slashes, at least two.
  private let isSlashed: Bool
  private var pieces: [Range<Int>] = []
  /// Whether words stand before it that are no heading.
  private var opensWithWords = false
  /// The time at the end of the line that applies to all items, and whether it says so: "both on monday".
  private var trailingTime: Moment?
  private var isJoined = false

  private var rules: any LanguageRules.Type { line.language.rules }

  /// Whether a heading says that a list follows or when all of it is due ("3 things:", "tomorrow:"), or each item
  /// follows its time.
  package var isAnnounced: Bool {
    opensWithWords || isJoined || heading.hasNoTopic && !isSlashed
      || pieces.allSatisfy { line.timing[$0.lowerBound] != .none }
  }

  package var captures: [Capture] {
    pieces.map { piece in
      var capture = rules.read(String(line.words(piece)))
      capture.inheritTime(from: heading.moment ?? trailingTime)
      return capture
    }
  }

  /// `nil` if the line is no list, or contains anything else.
  package init?(_ text: String, in language: Language) {
    line = Utterance(text, in: language)
    heading = Heading(ofListIn: Line(text, in: language))
    let start = line.tokens.firstIndex { [heading] in $0.range.lowerBound >= heading.byteCount } ?? line.tokens.count
    let slashes = (start..<line.tokens.count).filter { [line] in line.tokens[$0].key == "/" }
    isSlashed = slashes.count > 1
    guard line.tokens.count <= InlineList.maxTokens else { return nil }
    let colon = heading.byteCount == 0 ? line.tokens.firstIndex { $0.key == ":" } : nil
    if let colon, colon < line.tokens.count / 2, hasOnlyTasks(behind: colon) {
      pieces = ranges(colon + 1, at: pauses(from: colon + 1)).map(withoutLeadingLinks)
      opensWithWords = true
      return
    }
    pieces =
      isSlashed ? ranges(start, at: slashes) : ranges(start, at: boundaries(from: start)).map(withoutLeadingLinks)
    if !isSlashed {
      pieces.removeAll(where: \.isEmpty)
      if pieces.count > 1, let last = pieces.popLast() { pieces += splitAtAnd(of: last) }
    }
    takeTrailingTime()
    guard isList else { return nil }
  }

  /// "…, all by friday", and with two of them "…, both for friday"
  private mutating func takeTrailingTime() {
    cutBeforeJoint()
    guard let last = pieces.last, pieces.count > 1 else { return }
    let time = last.drop { [line] in line.isJoint($0) }
    let words = rules.withoutFillers(String(line.words(time.startIndex..<time.endIndex)))
    guard let moment = MomentParser.read(words, in: line.language), time.count < last.count || pieces.count > 2 else {
      return
    }
    isJoined = time.count < last.count || isSlashed
    trailingTime = moment
    pieces.removeLast()
    pieces += pieces.popLast().map(splitBeforeVerb) ?? []
  }

  /// Parts the last item from the "all by friday" that stands behind it without a pause.
  private mutating func cutBeforeJoint() {
    guard let last = pieces.last, let joint = last.dropFirst().dropLast().last(where: { line.isJoint($0) }),
      MomentParser.read(String(line.words(joint + 1..<last.upperBound)), in: line.language)?.isPoint == true,
      line.timing[joint + 1] != .none || line.kind(of: joint + 1) == .preposition
    else { return }
    pieces[pieces.count - 1] = last.lowerBound..<joint
    pieces.append(joint..<last.upperBound)
  }

  /// Splits two tasks at the "and" between them.
  private func splitBeforeVerb(_ piece: Range<Int>) -> [Range<Int>] {
    /// Behind the "and then" that begins there.
    func next(_ place: Int) -> Int {
      let behind = place + 1
      return behind + 1 < piece.upperBound && rules.sequenceWords.contains(line.tokens[behind].spelling)
        ? behind + 1 : behind
    }
    let conjunction = piece.dropFirst().dropLast().first { place in
      (rules.itemConjunctions.contains(line.tokens[place].spelling) || line.tokens[place].key == "&")
        && rules.isVerb(line.tokens[next(place)].spelling)
    }
    return conjunction.map { [piece.lowerBound..<$0, next($0)..<piece.upperBound] } ?? [piece]
  }

  /// Whether pauses part at least three tasks there, each with its verb, whatever is said before: "so much in my head: email
  /// niamh, print the handouts, book the gp".
  private func hasOnlyTasks(behind colon: Int) -> Bool {
    let pieces = ranges(colon + 1, at: pauses(from: colon + 1)).map(withoutLeadingLinks)
    let opening = String(line.words(0..<colon))
    // "dentist at 3:30: bring the card", "tell Bob: buy milk", "what i'm not doing: …"
    guard pieces.count >= InlineList.fewestTasks, !(0..<colon).contains(where: { line.timing[$0] != .none }),
      rules.actionTask(in: opening) == nil, !line.tokens[..<colon].contains(where: { $0.key == rules.negation })
    else { return false }
    let tasks = pieces.count {
      $0.count > 1 && rules.actionTask(in: String(line.words($0))) != nil
    }
    return pieces.allSatisfy { !$0.isEmpty && isItem($0) } && tasks >= pieces.count - 1
  }

  private func ranges(_ start: Int, at marks: [Int]) -> [Range<Int>] {
    zip([start] + marks.map { line.tokens[$0].isMark ? $0 + 1 : $0 }, marks + [line.tokens.count])
      .map { $0..<max($0, $1) }
  }

  /// Pauses or, if there are none, the starts of times that items follow: "12:45 fade 2:00 kids cut 3:30 mr jenkins".
  private func boundaries(from start: Int) -> [Int] {
    let times = (start..<line.tokens.count).filter {
      line.timing[$0] != .none && ($0 == start || line.timing[$0 - 1] == .none)
    }
    let pauses = pauses(from: start)
    return pauses.isEmpty && times.count > 2 && times[0] == start ? Array(times.dropFirst()) : pauses
  }

  /// Commas and full stops outside brackets.
  private func pauses(from start: Int) -> [Int] {
    let brackets = line.text.bracketedRanges
    return (start..<line.tokens.count).filter { index in
      ([.comma, .stop].contains(line.kind(of: index)) || line.tokens[index].key == "+")
        && !brackets.contains { $0.contains(line.tokens[index].range.lowerBound) }
    }
  }

  /// Drops linking words at the start: "and", "then".
  private func withoutLeadingLinks(_ piece: Range<Int>) -> Range<Int> {
    piece.lowerBound + piece.prefix { isLink($0) }.count..<piece.upperBound
  }

  private func isLink(_ index: Int) -> Bool {
    let word = line.tokens[index].spelling
    return rules.itemConjunctions.contains(word) || rules.sequenceWords.contains(word)
      || rules.interjections.contains(word)
  }

  /// Splits the last item at an "and".
  private func splitAtAnd(of last: Range<Int>) -> [Range<Int>] {
    guard
      let conjunction = last.dropFirst().dropLast().first(where: {
        rules.itemConjunctions.contains(line.tokens[$0].spelling)
      })
    else {
      return [last]
    }
    return [last.lowerBound..<conjunction, conjunction + 1..<last.upperBound]
  }

  private var isList: Bool {
    if pieces.contains(where: \.isEmpty) { return false }
    if isSlashed { return true }
    guard pieces.allSatisfy(isItem) else { return false }
    if heading.byteCount > 0 || isJoined { return pieces.count > 1 }
    return pieces.count > 2 && (pieces.allSatisfy(isTimed) || areAlike)
  }

  /// Whether it may be an item: short, no statement about a person, no question and no reference back.
  private func isItem(_ piece: Range<Int>) -> Bool {
    let words = String(line.words(piece))
    return piece.count <= (isJoined ? InlineList.maxJoinedTokens : InlineList.maxItemTokens)
      && ![.pronoun, .pastVerb, .stop].contains(line.kind(of: piece.lowerBound))
      && rules.negation != line.tokens[piece.lowerBound].key
      && !rules.retractionWords.contains(line.tokens[piece.lowerBound].spelling)
      && !rules.subjects.contains(line.tokens[piece.lowerBound].spelling)
      && !piece.contains { line.kind(of: $0) == .question || rules.backReferences.contains(line.tokens[$0].spelling) }
      && !rules.isStatement(words) && !rules.isFeelingStatement(words)
  }

  /// Whether it contains a time and other words: "standup 10:15, review 11:30, call 3pm".
  private func isTimed(_ piece: Range<Int>) -> Bool {
    piece.contains { line.timing[$0] != .none }
      && piece.contains { line.timing[$0] == .none && !line.tokens[$0].isMark }
  }

  /// Without a heading, only names, only tasks, or names followed by tasks are certainly a list: the words after a task
  /// may belong to it, as in "buy compost, three bags".
  private var areAlike: Bool {
    let tasks = pieces.drop { rules.actionTask(in: String(line.words($0))) == nil }
    let names = pieces.dropLast(tasks.count)
    return names.count != 1 && names.allSatisfy(isName)
      && tasks.allSatisfy { rules.actionTask(in: String(line.words($0))) != nil }
      && Set(pieces.map { line.words($0).lowercased() }).count == pieces.count
  }

  /// A few words without a time, a number or a preposition.
  private func isName(_ piece: Range<Int>) -> Bool {
    piece.count <= InlineList.maxNameTokens && [.word, .name].contains(line.kind(of: piece.lowerBound))
      && piece.allSatisfy { [.word, .name, .verb].contains(line.kind(of: $0)) }
      && !rules.determiners.contains(line.tokens[piece.lowerBound].spelling)
  }

  /// Limits in tokens.
  private static let maxTokens = 70
  private static let fewestTasks = 3
  private static let maxItemTokens = 8
  private static let maxJoinedTokens = 14
  private static let maxNameTokens = 3
}

extension Utterance {
  /// Whether the word says that what follows goes for each: "all by friday", "both on monday".
  fileprivate func isJoint(_ place: Int) -> Bool { language.rules.jointWords.contains(tokens[place].spelling) }
}
