/// Reads a template's source: `word [optional] (this|that) {slot} {slot=value} <rule>`.
struct TemplateParser {
  private let source: String.UTF8View
  private var here: String.UTF8View.Index
  private var end: String.UTF8View.Index
  private let rules: WordRules

  enum Element {
    case words(Pattern)
    case slot(String)
    case fixed(String, String)
    case mark(Line.Pause)
  }

  init(_ source: String, rules: WordRules) {
    self.source = source.utf8
    here = self.source.startIndex
    end = self.source.endIndex
    self.rules = rules
  }

  mutating func elements() throws(TemplateError) -> [Element] {
    var result: [Element] = []
    while true {
      let words = try sequence()
      if !words.isNothing { result.append(.words(words)) }
      guard let byte = peek() else { return result }
      guard byte == UInt8(ascii: "{") else { throw .unexpected(Character(.init(byte)), at: position) }
      result.append(try slot())
      if let mark = mark() { result.append(.mark(mark)) }
    }
  }

  private var position: Int { source.distance(from: source.startIndex, to: here) }

  private func peek() -> UInt8? { here < end ? source[here] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    here = source.index(after: here)
    return true
  }

  /// Items up to a bar, a closing bracket, a slot or the end.
  private mutating func sequence() throws(TemplateError) -> Pattern {
    var items: [Pattern] = []
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "["): items.append(.maybe(try alternatives(closing: "]")))
      case UInt8(ascii: "("): items.append(try alternatives(closing: ")"))
      case UInt8(ascii: "<"): items.append(try rule())
      case UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
        return items.count == 1 ? items[0] : .all(items)
      default: word().map { items.append(.word($0)) }
      }
    }
    return items.count == 1 ? items[0] : .all(items)
  }

  private mutating func alternatives(closing: Unicode.Scalar) throws(TemplateError) -> Pattern {
    let opening = position
    here = source.index(after: here)
    var choices: [Pattern] = []
    repeat { choices.append(try sequence()) } while take(UInt8(ascii: "|"))
    if peek() == UInt8(ascii: "{") { throw .slotInBrackets(at: position) }
    guard take(UInt8(ascii: closing)) else { throw .unclosed(at: opening) }
    return choices.count == 1 ? choices[0] : .one(of: choices)
  }

  private mutating func rule() throws(TemplateError) -> Pattern {
    let opening = position
    return try rules.pattern(try enclosed(closing: ">"), at: opening)
  }

  private mutating func slot() throws(TemplateError) -> Element {
    let inside = try enclosed(closing: "}")
    guard !inside.isEmpty else { throw .unexpected("}", at: position) }
    guard let sign = inside.utf8.firstIndex(of: UInt8(ascii: "=")) else { return .slot(inside) }
    return .fixed(String(inside[..<sign]), String(inside[inside.utf8.index(after: sign)...]))
  }

  private mutating func enclosed(closing: Unicode.Scalar) throws(TemplateError) -> String {
    let opening = position
    let start = source.index(after: here)
    guard let close = source[start...].firstIndex(of: UInt8(ascii: closing)) else { throw .unclosed(at: opening) }
    here = source.index(after: close)
    return String(Substring(source[start..<close]))
  }

  /// A colon or comma right after a slot: the slot ends where the line pauses so.
  private mutating func mark() -> Line.Pause? {
    if take(UInt8(ascii: ":")) { return .colon }
    if take(UInt8(ascii: ",")) { return .comma }
    return nil
  }

  /// The next word as lines compare it; `nil` for blanks and lone punctuation.
  private mutating func word() -> String? {
    let start = here
    var isPlain = true
    while here < end, !source[here].endsTemplateWord {
      isPlain = isPlain && source[here].isLowerLetter
      here = source.index(after: here)
    }
    guard here > start else {
      here = source.index(after: here)
      return nil
    }
    let word = String(Substring(source[start..<here]))
    if isPlain { return word }
    var cutter = WordCutter(word)
    return cutter.next().flatMap { $0.key.isEmpty ? nil : $0.key }
  }
}

extension UInt8 {
  var isLowerLetter: Bool { self >= 97 && self <= 122 }

  fileprivate var endsTemplateWord: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}
