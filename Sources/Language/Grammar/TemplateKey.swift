/// The words of which one must be said for a template to match, read off its source: parsing all templates of a
/// catalogue would take longer than reading a line by the few that can match it.
struct TemplateKey {
  private(set) var words: [Spelling] = []
  /// Whether the line must begin with one of them.
  private(set) var isFirst = true
  private let source: [UInt8]
  private let rules: WordRules
  private var here = 0

  /// `nil` where no word must be said.
  init?(of source: String, rules: WordRules) {
    self.init(reading: source, rules)
    guard findsWords() else { return nil }
  }

  private init(reading source: String, _ rules: WordRules) {
    self.source = Array(source.utf8)
    self.rules = rules
  }

  /// Reads on to the first item that cannot be left out.
  private mutating func findsWords() -> Bool {
    while here < source.count {
      if peek("{") {
        skipSlot()
      } else if !passes(adding: true) {
        return true
      }
    }
    return false
  }

  private func peek(_ sign: Unicode.Scalar) -> Bool { here < source.count && source[here] == UInt8(ascii: sign) }

  /// What came before a slot could be left out; `{name=value}` is none.
  private mutating func skipSlot() {
    let start = here
    while here < source.count, !peek("}") { here += 1 }
    here += 1
    guard !source[start..<min(here, source.count)].contains(UInt8(ascii: "=")) else { return }
    words.removeAll(keepingCapacity: true)
    isFirst = false
  }

  /// Takes one item, adds the words it can begin with, and tells whether it can be left out.
  private mutating func passes(adding: Bool) -> Bool {
    switch source[here] {
    case UInt8(ascii: "["):
      _ = passesChoice(until: "]", adding: adding)
      return true
    case UInt8(ascii: "("): return passesChoice(until: ")", adding: adding)
    case UInt8(ascii: "<"): return passesRule(adding: adding)
    default: return passesWord(adding: adding)
    }
  }

  private mutating func passesChoice(until end: Unicode.Scalar, adding: Bool) -> Bool {
    var anyPasses = false
    repeat {
      here += 1
      var choicePasses = true
      while here < source.count, !peek("|"), !peek(end) {
        let itemPasses = passes(adding: adding && choicePasses)
        choicePasses = choicePasses && itemPasses
      }
      anyPasses = anyPasses || choicePasses
    } while peek("|")
    here += 1
    return anyPasses
  }

  private mutating func passesRule(adding: Bool) -> Bool {
    let start = here + 1
    while here < source.count, !peek(">") { here += 1 }
    let name = String(decoding: source[start..<max(start, here)], as: UTF8.self)
    here += 1
    var rule = TemplateKey(reading: rules.sources[name] ?? "", WordRules([:]))
    let findsWords = rule.findsWords()
    if adding { words += rule.words }
    return !findsWords
  }

  private mutating func passesWord(adding: Bool) -> Bool {
    let start = here
    var word = Spelling()
    // Nearly all are plain letters, which need not be told from what ends a word.
    while here < source.count, source[here].isLowerLetter {
      word.append(source[here])
      here += 1
    }
    let isPlain = here == source.count || source[here].endsTemplateWord
    while here < source.count, !source[here].endsTemplateWord { here += 1 }
    guard here > start else {
      here += 1
      return true
    }
    if isPlain {
      if adding { words.append(word) }
      return false
    }
    var cutter = WordCutter(String(decoding: source[start..<here], as: UTF8.self))
    guard let cut = cutter.next(), !cut.key.isEmpty else { return true }
    if adding { words.append(cut.spelling) }
    return false
  }
}
