/// The features of one token of a line for the token model.
package struct TokenFeatures {
  /// Features that count the same for every tool.
  package var shared: [Feature]
  /// Features that count for every tool, and once more on the assumption of a particular one.
  package let perTool: [Feature]
  /// Features of the transition from the tag before to this token's tag.
  package let transitions: [Feature]

  /// The features of each token of a line.
  package static func all(of line: Utterance) -> [TokenFeatures] {
    let context = LineContext(line)
    let parts = Clause.all(in: line, context.kinds)
    let rows = TextRow.all(in: line)
    return line.tokens.indices.map { place in
      var features = TokenFeatures(context, place)
      if let part = parts.byToken[place] { features.shared += part.features(of: place, context, parts) }
      features.shared += rows[place].features(of: place, context)
      return features
    }
  }

  private init(_ line: LineContext, _ place: Int) {
    let here = line.kind(place)
    func word(_ step: Int) -> Spelling { line.word(place + step) }
    func kind(_ step: Int) -> Spelling { line.kind(place + step) }
    func field(_ step: Int) -> Spelling { line.field(place + step) }
    let key = line.tokens[place].key.utf8
    let (mark, verb, ahead) = (line.marks[place], line.verbs[place], line.verbsAhead[place])
    let since = Spelling([UInt8(min(place - mark, 4))])
    shared = [
      Feature(1, word(-2)), Feature(2, word(2)), Feature(3, word(3)),
      Feature(4, Spelling(key.suffix(3))), Feature(5, Spelling(key.prefix(3))),
      Feature(6, Spelling([line.tokens[place].shape.rawValue])),
      Feature(7, kind(-2)), Feature(8, kind(3)),
      Feature(9, word(-1), word(0)), Feature(10, word(0), word(1)),
      Feature(11, word(-2), word(-1)), Feature(12, word(1), word(2)),
      Feature(13, kind(-2), kind(-1), here, kind(1)), Feature(14, here, kind(1), kind(2), kind(3)),
      Feature(15, Spelling([UInt8(max(0, min(9, place - verb)))])),
      Feature(16, Spelling([UInt8(min(9, ahead - place))])),
      Feature(17, since, word(0)), Feature(18, Spelling([UInt8(min(9, line.tokens.count - place))])),
      Feature(19, field(-1), field(0)), Feature(20, field(0), field(1)), Feature(21, here, field(0)),
    ]
    perTool = [
      Feature(40), Feature(41, word(0)), Feature(42, word(-1)), Feature(43, word(1)),
      Feature(44, here), Feature(45, kind(-1)), Feature(46, kind(1)), Feature(47, kind(2)),
      Feature(48, kind(-1), here), Feature(49, here, kind(1)), Feature(50, since, here),
      Feature(51, kind(-1), here, kind(1)), Feature(52, Spelling([UInt8(min(6, place))])),
      Feature(53, word(-1), here), Feature(54, here, word(1)),
      Feature(55, field(0)), Feature(56, field(-1)), Feature(57, field(1)),
      Feature(58, field(0), here, kind(1)), Feature(59, word(-1), field(0)),
    ]
    guard place > 0 else {
      transitions = []
      return
    }
    transitions = [
      Feature(91, word(-1)), Feature(92, word(0)), Feature(93, kind(-1), here), Feature(94, word(-1), here),
      Feature(95, kind(-1), word(0)), Feature(96, kind(-1), here, kind(1)), Feature(97, word(-1), word(0)),
      Feature(98, word(0), word(1)), Feature(99, kind(-2), kind(-1), here), Feature(100, since, here),
      Feature(101, here, kind(1), kind(2)), Feature(102, field(-1), field(0)),
    ]
  }
}

/// Properties of each token of a line, with padding before the first and after the last one.
private struct LineContext {
  let tokens: [Token]
  let kinds: [TokenKind]
  /// For each token, the index of the mark before it, the verb before it, and the verb at or after it; an index far
  /// outside the line where there is none.
  let marks: [Int]
  let verbs: [Int]
  let verbsAhead: [Int]
  private let words: [Spelling]
  private let fields: [Spelling]

  init(_ line: Utterance) {
    tokens = line.tokens
    kinds = tokens.indices.map { line.kind(of: $0) }
    words = tokens.map(\.normalized)
    fields = tokens.indices.map { line.field(of: $0).map { Spelling([$0]) } ?? LineContext.edge }
    let far = tokens.count + 9
    var (marks, verbs, ahead) = ([Int](), [Int](), [Int](repeating: far, count: tokens.count))
    var (mark, verb) = (-1, -9)
    for place in tokens.indices {
      if place > 0, tokens[place - 1].isMark { mark = place - 1 }
      marks.append(mark)
      verbs.append(verb)
      if kinds[place] == .verb { verb = place }
    }
    verb = far
    for place in tokens.indices.reversed() {
      if kinds[place] == .verb { verb = place }
      ahead[place] = verb
    }
    (self.marks, self.verbs, verbsAhead) = (marks, verbs, ahead)
  }

  func word(_ place: Int) -> Spelling { words.indices.contains(place) ? words[place] : LineContext.edge }

  func kind(_ place: Int) -> Spelling {
    kinds.indices.contains(place) ? Spelling([kinds[place].rawValue]) : LineContext.edge
  }

  func field(_ place: Int) -> Spelling { fields.indices.contains(place) ? fields[place] : LineContext.edge }

  static let edge = Spelling("^")
}

/// The words between two pauses or joiners, which are a task, or none, as a whole.
private struct Clause {
  private let number: Int
  /// Indices of the first word, the last word, and the first that is no joiner.
  private let first: Int
  private let last: Int
  private let opening: Int
  private let count: Int
  private let hasTime: Bool
  private let pronouns: Int
  /// The distance of the first verb from the opening, at most 9; 10 where there is none.
  private let verb: UInt8

  struct ClauseMap {
    /// The clause of each token; a mark belongs to the clause after it.
    var byToken: [Clause?] = []
    var openings: [Int: Int] = [:]
  }

  static func all(in line: Utterance, _ kinds: [TokenKind]) -> ClauseMap {
    var numbers: [Int] = []
    var number = 0
    for place in line.tokens.indices {
      let token = line.tokens[place]
      if token.isMark {
        if kinds[place] != .mark, kinds[place] != .bracket { number += 1 }
      } else if place > 0, !line.tokens[place - 1].isMark, line.language.rules.conjunctions.contains(token.spelling) {
        number += 1
      }
      numbers.append(number)
    }
    let words = Dictionary(grouping: line.tokens.indices.filter { !line.tokens[$0].isMark }) { numbers[$0] }
    let parts = words.mapValues { Clause(numbers[$0[0]], $0, line, kinds) }
    return ClauseMap(byToken: numbers.map { parts[$0] }, openings: parts.mapValues(\.first))
  }

  private init(_ number: Int, _ words: [Int], _ line: Utterance, _ kinds: [TokenKind]) {
    self.number = number
    (first, last, count) = (words[0], words[words.count - 1], words.count)
    let isJoined =
      line.language.rules.clauseOpenings.contains(line.tokens[words[0]].spelling) && words[0] < words[words.count - 1]
    let opening = isJoined ? words[0] + 1 : words[0]
    self.opening = opening
    hasTime = words.contains { kinds[$0] == .timing }
    pronouns = words.count { kinds[$0] == .pronoun }
    verb = words.first { $0 >= opening && kinds[$0] == .verb }.map { UInt8(min(9, $0 - opening)) } ?? 10
  }

  func features(of place: Int, _ line: LineContext, _ parts: ClauseMap) -> [Feature] {
    let role = Spelling([place < opening ? 0 : place == opening ? 1 : 2])
    let (lead, kind) = (line.word(opening), line.kind(opening))
    let (before, behind) = (line.kind(first - 1), line.kind(last + 1))
    let timed = Spelling([hasTime ? 1 : 0])
    let length = Spelling([UInt8(min(8, count))])
    let verb = Spelling([verb])
    let here = line.kind(place)
    func near(_ distance: Int, _ most: Int) -> Spelling { Spelling([UInt8(max(0, min(most, distance + 1)))]) }
    return [
      Feature(60, role, lead), Feature(61, role, lead, line.word(opening + 1)),
      Feature(62, role, kind, line.kind(opening + 1), line.kind(opening + 2)), Feature(63, role, length, verb),
      Feature(64, role, timed, behind), Feature(65, role, before, behind, length),
      Feature(66, role, kind, behind, timed, length),
      Feature(67, role, parts.openings[number - 1].map(line.word) ?? LineContext.edge),
      Feature(68, role, parts.openings[number + 1].map(line.word) ?? LineContext.edge),
      Feature(69, role, lead, behind),
      Feature(70, role, kind, line.kind(opening + 1), verb, timed), Feature(71, role, line.field(opening), kind),
      Feature(72, role, line.word(first), lead), Feature(73, lead, near(place - opening, 6)),
      Feature(74, near(place - opening, 7), near(last - place, 7), here), Feature(75, role, line.word(last)),
      Feature(76, role, Spelling([UInt8(min(3, pronouns))]), timed, kind),
    ]
  }
}

/// One row of a text of several rows.
private struct TextRow {
  private let number: Int
  /// Indices of the first token and of the one after the last; a line break belongs to the row that it begins.
  private let start: Int
  private let end: Int
  private let rows: Int
  private let position: Int

  static func all(in line: Utterance) -> [TextRow] {
    let breaks = line.tokens.indices.filter { line.tokens[$0].shape == .lineBreak }
    let starts = [0] + breaks
    var rows: [TextRow] = []
    for (number, start) in starts.enumerated() {
      let end = number < breaks.count ? breaks[number] : line.tokens.count
      let first = number == 0 ? 0 : start + 1
      for place in start..<end {
        rows.append(
          TextRow(
            number: number, start: place < first ? start : first, end: end, rows: starts.count,
            position: number > 0 && place == start ? 0 : place - first))
      }
    }
    return rows
  }

  func features(of place: Int, _ line: LineContext) -> [Feature] {
    func small(_ numbers: Int...) -> Spelling { Spelling(numbers.map(UInt8.init)) }
    let length = end - start
    let (here, lead) = (line.kind(place), line.kind(start))
    return [
      Feature(80, small(min(number, 3), min(position, 3))), Feature(81, small(min(length / 3, 6), min(rows, 3))),
      Feature(82, lead, small(min(length / 3, 5))), Feature(83, line.kind(end - 1), small(min(length / 3, 4))),
      Feature(84, small(min(position, 3), min(length, 9)), here), Feature(85, small(min(rows, 5)), lead, here),
    ]
  }
}
