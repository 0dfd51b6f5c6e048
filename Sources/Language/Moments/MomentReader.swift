/// Whatever reads as a moment, from any place of one text; each place is read once.
package struct MomentReader {
  let lexemes: [Lexeme]
  let bytes: [UInt8]
  /// `nil` where no word heralds a moment: making the grammar would take a one-shot call longer than all its other words.
  let chart: Chart?
  let rules: any DateRules.Type

  package init(_ text: String, in language: Language) { self.init(Array(text.utf8), in: language) }

  init(_ bytes: [UInt8], in language: Language) {
    self.init(bytes, language.rules, by: language.moments.grammar)
  }

  init(_ bytes: [UInt8], _ rules: any DateRules.Type, by grammar: ([Lexeme], [UInt8]) -> MomentGrammar) {
    (self.bytes, self.rules) = (bytes, rules)
    var lexemes = Lexer.lexemes(bytes)
    guard lexemes.contains(where: { $0.heralds(in: bytes, rules) }) else {
      (self.lexemes, chart) = (lexemes, nil)
      return
    }
    let grammar = grammar(lexemes, bytes)
    for place in lexemes.indices {
      if lexemes[place].shape == .word { lexemes[place].learn(grammar.lexicon, bytes) }
      lexemes[place].isOrdinalEnding = grammar.lexicon.ordinalEndings.contains(lexemes[place].spelling)
    }
    self.lexemes = lexemes.withoutStopsOfShortForms(bytes)
    chart = Chart(self.lexemes, grammar)
  }

  /// Longest first; ends are UTF-8 offsets.
  package func readings(from utf8Offset: Int) -> [(end: Int, moment: Moment)] {
    guard let place = lexemes.firstIndex(startingAt: utf8Offset) else { return [] }
    return readings(at: place).map { (lexemes[$0.end - 1].end, $0.moment) }
  }

  /// Longest first; ends are lexemes. None starts or ends inside a word, a number or a chain of them.
  func readings(at place: Int) -> [(end: Int, moment: Moment)] {
    guard let chart, opens(at: place) else { return [] }
    return chart.readings(.moment, at: place).reversed().filter { closes(before: $0.end) }.map { ($0.end, $0.value) }
  }

  private func opens(at place: Int) -> Bool {
    let lexeme = lexemes[place]
    guard lexeme.isGlued, lexeme.start > 0 else { return true }
    if MomentReader.coins.contains(where: { bytes[..<lexeme.start].suffix($0.count).elementsEqual($0) }) {
      return false
    }
    let before = bytes[lexeme.start - 1]
    if "([{'\"".utf8.contains(before) || before >= 0x80 { return true }
    return lexeme.shape == .word && ",;:!?.".utf8.contains(before)
  }

  /// What they stand before is a sum and no time: "pay £600 by the 1st".
  private static let coins = ["£", "€", "¥"].map { Array($0.utf8) }

  func closes(before place: Int) -> Bool {
    guard place < lexemes.count, lexemes[place].isGlued else { return true }
    let next = lexemes[place]
    guard next.shape == .sign else { return next.shape == .hidden }
    guard place + 1 < lexemes.count, lexemes[place + 1].isGlued, lexemes[place + 1].shape != .sign else {
      return !"%$/+-*°".utf8.contains(bytes[next.start]) || bytes[next.start] == UInt8(ascii: "-")
    }
    return "([{)]};!?\"'".utf8.contains(bytes[next.start]) || bytes[next.start] >= 0x80
      || lexemes[place + 1].shape == .word && ",:.".utf8.contains(bytes[next.start])
  }
}

extension Lexeme {
  /// Whether a moment may be near: none is said without a number, a word of meaning or one of the heralds.
  fileprivate func heralds(in text: [UInt8], _ rules: any DateRules.Type) -> Bool {
    switch shape {
    case .number: return true
    case .word:
      // As it was meant: "tonite" heralds what "tonight" does.
      let (meant, sense) = meaning(rules.lexicon, text)
      return sense != nil || rules.heralds.contains(meant)
    case .sign, .hidden: return false
    }
  }

  fileprivate mutating func learn(_ lexicon: Lexicon, _ text: [UInt8]) {
    (spelling, sense) = meaning(lexicon, text)
  }

  /// The word that was meant, and what it can be.
  func meaning(_ lexicon: Lexicon, _ text: [UInt8]) -> (Spelling, Sense?) {
    lexicon.meaning(of: spelling, text[start..<end])
  }
}

extension [Lexeme] {
  /// "Dec. 6", "Wed. night": the stop belongs to the short name before it, where what follows goes on with the date.
  fileprivate func withoutStopsOfShortForms(_ text: [UInt8]) -> [Lexeme] {
    let stops = indices.dropFirst().dropLast().filter { place in
      let (name, stop, next) = (self[place - 1], self[place], self[place + 1])
      guard stop.isGlued, stop.shape == .sign, text[stop.start] == UInt8(ascii: "."), name.end - name.start <= 4,
        !next.isGlued
      else { return false }
      if name.sense?.month != nil { return next.shape == .number }
      return name.sense?.weekday != nil && (next.shape == .number || next.sense != nil)
    }
    return stops.isEmpty ? self : indices.filter { !stops.contains($0) }.map { self[$0] }
  }

  /// By halving.
  func firstIndex(startingAt offset: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].start == offset ? low : nil
  }
}
