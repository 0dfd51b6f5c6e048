/// Things that one line lists after another, each by itself: "tomorrow: load the van, fuel", "hoover / cat litter / bins".
package struct Listing {
  private let line: Utterance
  private let heading: Heading
  /// Where it stands between slashes, two of them at least.
  private let isSlashed: Bool
  private var pieces: [Range<Int>] = []
  /// When all of them are to be done, as it is said behind them.
  private var closing: Moment?

  private var rules: any LanguageRules.Type { line.language.rules }

  /// Whether what stands above says that a list follows, or when all of it is to be done, "3 things:", "tomorrow:", or each
  /// stands behind its time.
  package var isAnnounced: Bool {
    heading.isPlain && !isSlashed || pieces.allSatisfy { line.timing[$0.lowerBound] != .none }
  }

  package var captures: [Capture] {
    pieces.map { piece in
      var capture = rules.read(String(line.words(piece)))
      capture.stand(under: heading.moment ?? closing)
      return capture
    }
  }

  /// `nil` where the line lists nothing, or says more than that.
  package init?(_ text: String, in language: Language) {
    line = Utterance(text, in: language)
    heading = Heading(ofListIn: Line(text, in: language))
    let start = line.tokens.firstIndex { [heading] in $0.range.lowerBound >= heading.length } ?? line.tokens.count
    let slashes = (start..<line.tokens.count).filter { [line] in line.tokens[$0].key == "/" }
    isSlashed = slashes.count > 1
    guard line.tokens.count <= Listing.longest else { return nil }
    pieces = isSlashed ? cut(start, at: slashes) : cut(start, at: breaks(from: start)).map(bare)
    if !isSlashed {
      pieces.removeAll(where: \.isEmpty)
      if pieces.count > 1, let last = pieces.popLast() { pieces += halves(of: last) }
    }
    if pieces.count > 2, let last = pieces.last, let moment = Moments.read(line.words(last), in: language) {
      closing = moment
      pieces.removeLast()
    }
    guard isList else { return nil }
  }

  private func cut(_ start: Int, at marks: [Int]) -> [Range<Int>] {
    zip([start] + marks.map { line.tokens[$0].isMark ? $0 + 1 : $0 }, marks + [line.tokens.count])
      .map { $0..<max($0, $1) }
  }

  /// Pauses, or where each thing stands behind its time: "12:45 fade 2:00 kids cut 3:30 mr jenkins".
  private func breaks(from start: Int) -> [Int] {
    let times = (start..<line.tokens.count).filter {
      line.timing[$0] != .none && ($0 == start || line.timing[$0 - 1] == .none)
    }
    let pauses = pauses(from: start)
    return pauses.isEmpty && times.count > 2 && times[0] == start ? Array(times.dropFirst()) : pauses
  }

  /// Commas and full stops that stand in no brackets.
  private func pauses(from start: Int) -> [Int] {
    let brackets = line.text.brackets
    return (start..<line.tokens.count).filter { place in
      [.comma, .stop].contains(line.kind(of: place))
        && !brackets.contains { $0.contains(line.tokens[place].range.lowerBound) }
    }
  }

  /// Without the words that lead over to it: "and", "then".
  private func bare(_ piece: Range<Int>) -> Range<Int> {
    piece.lowerBound + piece.prefix { isLink($0) }.count..<piece.upperBound
  }

  private func isLink(_ place: Int) -> Bool {
    let word = line.tokens[place].spelling
    return rules.ands.contains(word) || rules.sequels.contains(word) || rules.interjections.contains(word)
  }

  /// Both of what "and" joins at the end of a list.
  private func halves(of last: Range<Int>) -> [Range<Int>] {
    guard let and = last.dropFirst().dropLast().first(where: { rules.ands.contains(line.tokens[$0].spelling) }) else {
      return [last]
    }
    return [last.lowerBound..<and, and + 1..<last.upperBound]
  }

  private var isList: Bool {
    if pieces.contains(where: \.isEmpty) { return false }
    if isSlashed { return true }
    guard pieces.allSatisfy(isThing) else { return false }
    return heading.length > 0 ? pieces.count > 1 : pieces.count > 2 && (pieces.allSatisfy(isTimed) || areAlike)
  }

  /// What tells of no one, asks nothing and points at nothing before it.
  private func isThing(_ piece: Range<Int>) -> Bool {
    let words = String(line.words(piece))
    return piece.count <= Listing.longestThing
      && ![.pronoun, .pastVerb, .stop].contains(line.kind(of: piece.lowerBound))
      && rules.not != line.tokens[piece.lowerBound].key
      && !rules.retracting.contains(line.tokens[piece.lowerBound].spelling)
      && !rules.subjects.contains(line.tokens[piece.lowerBound].spelling)
      && !piece.contains { line.kind(of: $0) == .question || rules.backReferences.contains(line.tokens[$0].spelling) }
      && !rules.states(words) && !rules.tellsFeeling(words)
  }

  /// Each with a time of its own: "standup 10:15, review 11:30, call 3pm".
  private func isTimed(_ piece: Range<Int>) -> Bool {
    piece.contains { line.timing[$0] != .none }
      && piece.contains { line.timing[$0] == .none && !line.tokens[$0].isMark }
  }

  /// Without a heading only names, only deeds, or names and then deeds are a list for certain: what follows a deed may
  /// belong to it, as in "buy compost, three bags".
  private var areAlike: Bool {
    let deeds = pieces.drop { rules.deed(String(line.words($0))) == nil }
    let names = pieces.dropLast(deeds.count)
    return names.count != 1 && names.allSatisfy(isName)
      && deeds.allSatisfy { rules.deed(String(line.words($0))) != nil }
      && Set(pieces.map { line.words($0).lowercased() }).count == pieces.count
  }

  /// A few words that say no time, no number and no place.
  private func isName(_ piece: Range<Int>) -> Bool {
    piece.count <= Listing.longestName && piece.allSatisfy { [.word, .name].contains(line.kind(of: $0)) }
      && !rules.determiners.contains(line.tokens[piece.lowerBound].spelling)
  }

  /// In tokens.
  private static let longest = 45
  private static let longestThing = 8
  private static let longestName = 3
}
