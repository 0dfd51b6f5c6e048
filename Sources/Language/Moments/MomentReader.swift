/// Reads moments from any position of one text; each term is read at most once at each position.
package struct MomentReader {
  let lexemes: [Lexeme]
  let bytes: [UInt8]
  /// `nil` if no word can start a moment: making the grammar takes longer than everything else about reading a short
  /// text.
  let chart: Chart?
  let rules: any DateRules.Type

  package init(_ text: String, in language: Language) { self.init(Array(text.utf8), in: language) }

  init(_ bytes: [UInt8], in language: Language) {
    self.init(bytes, language.rules, by: language.moments.grammar)
  }

  init(_ bytes: [UInt8], _ rules: any DateRules.Type, by grammar: ([Lexeme], [UInt8]) -> MomentGrammar) {
    (self.bytes, self.rules) = (bytes, rules)
    var lexemes = Lexer.lexemes(bytes)
    guard lexemes.contains(where: { $0.isDateTrigger(in: bytes, rules) }) else {
      (self.lexemes, chart) = (lexemes, nil)
      return
    }
    let grammar = grammar(lexemes, bytes)
    for index in lexemes.indices {
      if lexemes[index].shape == .word { lexemes[index].lookUpMeaning(grammar.lexicon, bytes) }
      lexemes[index].isOrdinalEnding = grammar.lexicon.ordinalEndings.contains(lexemes[index].spelling)
    }
    self.lexemes = lexemes.withoutAbbreviationPoints(bytes)
    chart = Chart(self.lexemes, grammar)
  }

  /// All readings that start at a UTF-8 offset, longest first; `end` is a UTF-8 offset.
  package func readings(from utf8Offset: Int) -> [(end: Int, moment: Moment)] {
    guard let index = lexemes.firstIndex(startingAt: utf8Offset) else { return [] }
    return readings(at: index).map { (lexemes[$0.end - 1].end, $0.moment) }
  }

  /// All readings that start at a lexeme, longest first; `end` is an index of `lexemes`. None starts or ends inside a
  /// word, a number or several of them joined by signs.
  func readings(at index: Int) -> [(end: Int, moment: Moment)] {
    guard let chart, canStart(at: index) else { return [] }
    return chart.readings(.moment, at: index).reversed().filter {
      canEnd(before: $0.end) && !endsInCount(before: $0.end)
    }
    .map { ($0.end, $0.value) }
  }

  /// Whether a number before the index counts what is behind it: no time ends in the "two" of "thursday about two hours" or
  /// of "88 after two flights of stairs".
  private func endsInCount(before index: Int) -> Bool {
    guard index < lexemes.count, case let (number, next) = (lexemes[index - 1], lexemes[index]),
      !next.isOrdinalEnding
    else { return false }
    if next.sense?.unit != nil { return number.shape == .number || number.sense?.number != nil }
    return number.shape == .word && number.sense?.number != nil && next.shape == .word
      && rules.countedNouns.contains(next.spelling)
  }

  private func canStart(at index: Int) -> Bool {
    let lexeme = lexemes[index]
    guard lexeme.isGlued, lexeme.start > 0 else { return true }
    if MomentReader.currencySigns.contains(where: { bytes[..<lexeme.start].suffix($0.count).elementsEqual($0) }) {
      return false
    }
    let before = bytes[lexeme.start - 1]
    if "([{'\"".utf8.contains(before) || before >= 0x80 { return true }
    return lexeme.shape == .word && ",;:!?.".utf8.contains(before)
  }

  /// Currency signs: the number after one is money, not a time: "pay £600 by the 1st".
  private static let currencySigns = ["£", "€", "¥"].map { Array($0.utf8) }

  func canEnd(before index: Int) -> Bool {
    guard index < lexemes.count, lexemes[index].isGlued else { return true }
    let next = lexemes[index]
    guard next.shape == .sign else { return next.shape == .hidden }
    guard index + 1 < lexemes.count, lexemes[index + 1].isGlued, lexemes[index + 1].shape != .sign else {
      return !"%$/+-*°".utf8.contains(bytes[next.start]) || bytes[next.start] == UInt8(ascii: "-")
    }
    return "([{)]};!?\"'".utf8.contains(bytes[next.start]) || bytes[next.start] >= 0x80
      || lexemes[index + 1].shape == .word && ",:.".utf8.contains(bytes[next.start])
  }
}

extension Lexeme {
  /// Whether a moment may start here: every moment has a number, a word with a meaning or a date trigger word.
  fileprivate func isDateTrigger(in text: [UInt8], _ rules: any DateRules.Type) -> Bool {
    switch shape {
    case .number: return true
    case .word:
      // Looks at the corrected word: "tonite" triggers like "tonight".
      let (intended, sense) = meaning(rules.lexicon, text)
      return sense != nil || rules.dateTriggers.contains(intended)
    case .sign, .hidden: return false
    }
  }

  fileprivate mutating func lookUpMeaning(_ lexicon: Lexicon, _ text: [UInt8]) {
    (spelling, sense) = meaning(lexicon, text)
  }

  /// The corrected spelling and its meaning.
  func meaning(_ lexicon: Lexicon, _ text: [UInt8]) -> (Spelling, Sense?) {
    lexicon.meaning(of: spelling, text[start..<end])
  }
}

extension [Lexeme] {
  /// Drops the points of abbreviated names where the date goes on after them: "Dec. 6", "Wed. night".
  fileprivate func withoutAbbreviationPoints(_ text: [UInt8]) -> [Lexeme] {
    let points = indices.dropFirst().dropLast().filter { index in
      let (name, point, next) = (self[index - 1], self[index], self[index + 1])
      guard point.isGlued, point.shape == .sign, text[point.start] == UInt8(ascii: "."), name.end - name.start <= 4,
        !next.isGlued
      else { return false }
      if name.sense?.month != nil { return next.shape == .number }
      return name.sense?.weekday != nil && (next.shape == .number || next.sense != nil)
    }
    return points.isEmpty ? self : indices.filter { !points.contains($0) }.map { self[$0] }
  }

  /// Binary search.
  func firstIndex(startingAt offset: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].start == offset ? low : nil
  }
}
