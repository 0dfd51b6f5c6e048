/// Reads a template's source: `word [optional] (this|that) {slot} {slot=value} <rule>`.
struct TemplateParser {
  private let source: [UInt8]
  private var here = 0
  private let rules: WordRules
  /// The index of the rule that is being parsed, which may only use rules before it.
  private let limit: Int
  /// The text of each word by its hash; collected only if it is set before parsing.
  var wordTexts: [Spelling: String]?

  enum Element {
    case words(Pattern)
    case slot(String)
    case fixedArgument(String, String)
    case pause(Line.Pause)
  }

  init(_ source: String, rules: WordRules, before limit: Int = .max) {
    self.source = Array(source.utf8)
    self.rules = rules
    self.limit = limit
  }

  mutating func elements() throws(TemplateError) -> [Element] {
    var result: [Element] = []
    while true {
      var words = Pattern()
      try sequence(into: &words)
      if !words.isEmpty { result.append(.words(words)) }
      guard let byte = peek() else { return result }
      guard byte == UInt8(ascii: "{") else { throw .unexpected(Character(.init(byte)), at: here) }
      result.append(try slot())
      if let pause = pause() { result.append(.pause(pause)) }
    }
  }

  private func peek() -> UInt8? { here < source.count ? source[here] : nil }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    here += 1
    return true
  }

  /// Parses items up to a bar, a closing bracket, a slot or the end; returns how many there were.
  @discardableResult
  private mutating func sequence(into pattern: inout Pattern) throws(TemplateError) -> Int {
    var count = 0
    while let byte = peek() {
      let start = pattern.steps.count
      switch byte {
      case UInt8(ascii: "["):
        try alternatives(closing: "]", into: &pattern)
        pattern.group(from: start) { .optional($0) }
      case UInt8(ascii: "("): try alternatives(closing: ")", into: &pattern)
      case UInt8(ascii: "<"):
        pattern.append(try rule())
        pattern.group(from: start) { .sequence($0) }
      case UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): return count
      default: word().map { pattern.append($0) }
      }
      if pattern.steps.count > start { count += 1 }
    }
    return count
  }

  private mutating func alternatives(closing: Unicode.Scalar, into pattern: inout Pattern) throws(TemplateError) {
    let opening = here
    here += 1
    let start = pattern.steps.count
    var choices = 0
    repeat {
      let first = pattern.steps.count
      if try sequence(into: &pattern) != 1 { pattern.group(from: first) { .sequence($0) } }
      choices += 1
    } while consume(UInt8(ascii: "|"))
    if peek() == UInt8(ascii: "{") { throw .slotInBrackets(at: here) }
    guard consume(UInt8(ascii: closing)) else { throw .unclosed(at: opening) }
    if choices > 1 { pattern.group(from: start) { .choice($0) } }
  }

  private mutating func rule() throws(TemplateError) -> Pattern {
    let opening = here
    return try rules.pattern(try enclosed(closing: ">"), before: limit, at: opening)
  }

  private mutating func slot() throws(TemplateError) -> Element {
    let inside = try enclosed(closing: "}")
    guard !inside.isEmpty else { throw .unexpected("}", at: here) }
    guard let equalsSign = inside.utf8.firstIndex(of: UInt8(ascii: "=")) else { return .slot(inside) }
    return .fixedArgument(String(inside[..<equalsSign]), String(inside[inside.utf8.index(after: equalsSign)...]))
  }

  private mutating func enclosed(closing: Unicode.Scalar) throws(TemplateError) -> String {
    let opening = here
    guard let close = source[here...].firstIndex(of: UInt8(ascii: closing)) else { throw .unclosed(at: opening) }
    here = close + 1
    return String(decoding: source[opening + 1..<close], as: UTF8.self)
  }

  /// A colon or comma right after a slot, which requires that pause in the line.
  private mutating func pause() -> Line.Pause? {
    if consume(UInt8(ascii: ":")) { return .colon }
    if consume(UInt8(ascii: ",")) { return .comma }
    return nil
  }

  /// The next word, normalised as in lines; `nil` for white space and lone punctuation.
  private mutating func word() -> Spelling? {
    let start = here
    var spelling = Spelling()
    var isPlain = wordTexts == nil
    while here < source.count, !source[here].endsTemplateWord {
      isPlain = isPlain && source[here].isLowerLetter
      spelling.append(source[here])
      here += 1
    }
    guard here > start else {
      here += 1
      return nil
    }
    if isPlain { return spelling }
    var cutter = WordScanner(String(decoding: source[start..<here], as: UTF8.self))
    guard let word = cutter.next(), !word.key.isEmpty else { return nil }
    wordTexts?[word.spelling] = word.key
    return word.spelling
  }
}

extension UInt8 {
  var isLowerLetter: Bool { self >= 97 && self <= 122 }

  /// White space, a bracket or a bar, looked up in a bit mask.
  @inline(__always)
  var endsTemplateWord: Bool {
    let low: UInt64 = 1 << 9 | 1 << 10 | 1 << 32 | 1 << 40 | 1 << 41 | 1 << 60 | 1 << 62
    let high: UInt64 = 1 << 27 | 1 << 29 | 1 << 59 | 1 << 60 | 1 << 61
    return self < 128 && (self < 64 ? low : high) >> UInt64(self & 63) & 1 == 1
  }
}
