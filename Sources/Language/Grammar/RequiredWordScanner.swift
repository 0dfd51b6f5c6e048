/// Finds the words of which a line must have at least one to match a template. It scans the source, because parsing all
/// templates of a catalogue would take longer than matching a line against the few that remain.
///
/// One value scans one source after the other, to reuse its memory.
struct RequiredWordScanner {
  /// Required words, and keys of rules; a key stands for any word that the rule can begin with.
  private(set) var words: [Spelling] = []
  /// Whether the line must begin with one of them.
  private(set) var isFirst = true
  /// Each rule scanned so far, with the words it can begin with.
  private(set) var rules: [(key: Spelling, words: [Spelling])] = []
  /// Words that this filter excludes are left out.
  private let filter: PrefixFilter
  /// The rules of the current tool, with the number of each plus one by its index: 0 until it is scanned, negative
  /// where it can match nothing.
  private var toolRules: (of: WordRules, numbers: [Int32])?
  /// Those that all tools share, likewise.
  private var sharedRules: [(of: WordRules, numbers: [Int32])] = []
  private var scope = Scope()

  private typealias Source = UnsafeBufferPointer<UInt8>

  /// The rules that a source may refer to, and how many of them.
  private struct Scope {
    var rules: WordRules?
    var limit = Int.max
  }

  init(_ wanted: PrefixFilter) { self.filter = wanted }

  /// Scans a template; returns whether it requires some word.
  mutating func read(_ source: String, _ rules: WordRules) -> Bool {
    scope = Scope(rules: rules)
    isFirst = true
    return scanRequiredWords(source)
  }

  /// Scans up to the first item that cannot be skipped; returns whether there is one.
  private mutating func scanRequiredWords(_ source: String) -> Bool {
    if !words.isEmpty { words.removeAll(keepingCapacity: true) }
    var source = source
    return source.withUTF8 { source in
      var here = 0
      while here < source.count {
        if source[here] == UInt8(ascii: " ") {
          here += 1
        } else if source[here] == UInt8(ascii: "{") {
          here = skipSlot(source, here)
        } else {
          let item = item(source, here, adding: true)
          if !item.passes { return true }
          here = item.end
        }
      }
      return false
    }
  }

  /// Drops the words before a slot, as they could all be skipped; a fixed argument `{name=value}` is ignored.
  private mutating func skipSlot(_ source: Source, _ start: Int) -> Int {
    var here = start
    var isFixed = false
    while here < source.count, source[here] != UInt8(ascii: "}") {
      if source[here] == UInt8(ascii: "=") { isFixed = true }
      here += 1
    }
    if !isFixed {
      if !words.isEmpty { words.removeAll(keepingCapacity: true) }
      isFirst = false
    }
    return here + 1
  }

  /// Where an item ends, and whether it can be skipped.
  private typealias Item = (end: Int, passes: Bool)

  /// Scans one item and adds the words it can begin with.
  private mutating func item(_ source: Source, _ start: Int, adding: Bool) -> Item {
    switch source[start] {
    case UInt8(ascii: "["): (choice(source, start, until: UInt8(ascii: "]"), adding).end, true)
    case UInt8(ascii: "("): choice(source, start, until: UInt8(ascii: ")"), adding)
    case UInt8(ascii: "<"): rule(source, start, adding)
    default: word(source, start, adding)
    }
  }

  private mutating func choice(_ source: Source, _ start: Int, until end: UInt8, _ adding: Bool) -> Item {
    var here = start
    var isAnyOptional = false
    repeat {
      here += 1
      var isChoiceOptional = true
      while here < source.count, source[here] != UInt8(ascii: "|"), source[here] != end {
        if source[here] == UInt8(ascii: " ") {
          here += 1
          continue
        }
        let item = item(source, here, adding: adding && isChoiceOptional)
        isChoiceOptional = isChoiceOptional && item.passes
        here = item.end
      }
      isAnyOptional = isAnyOptional || isChoiceOptional
    } while here < source.count && source[here] == UInt8(ascii: "|")
    return (here + 1, isAnyOptional)
  }

  @inline(__always)
  private mutating func word(_ source: Source, _ start: Int, _ adding: Bool) -> Item {
    var end = start
    // Nearly all words are plain lower-case letters, so this loop skips the check for what ends a word.
    while end < source.count, source[end].isLowerLetter { end += 1 }
    if end == source.count || source[end].endsTemplateWord {
      guard end > start else { return (end + 1, true) }
      if adding, filter.contains(source, at: start) { words.append(Spelling(source[start..<end])) }
      return (end, false)
    }
    while end < source.count, !source[end].endsTemplateWord { end += 1 }
    if start + 1 < end, source[start].isLowerLetter, source[start + 1].isLowerLetter,
      !filter.contains(source, at: start)
    {
      return (end, false)
    }
    var cutter = WordScanner(String(decoding: source[start..<end], as: UTF8.self))
    guard let word = cutter.next(), !word.key.isEmpty else { return (end, true) }
    if adding { words.append(word.spelling) }
    return (end, false)
  }
}

extension RequiredWordScanner {
  private mutating func rule(_ source: Source, _ start: Int, _ adding: Bool) -> Item {
    var name = Spelling()
    var here = start + 1
    while here < source.count, source[here] != UInt8(ascii: ">") {
      name.append(source[here])
      here += 1
    }
    // A template with an unknown rule does not parse.
    guard let match = scope.rules?.find(name, before: scope.limit) else { return (here + 1, false) }
    let number = number(of: match)
    if adding, case let rule = rules[Int(abs(number)) - 1], !rule.words.isEmpty { words.append(rule.key) }
    return (here + 1, number < 0)
  }

  /// The rule's number plus one, negative where the rule can match nothing.
  private mutating func number(of rule: WordRules.Rule) -> Int32 {
    let cached = numbers(of: rule.rules)[rule.place]
    if cached != 0 { return cached }
    let number = scanRule(rule)
    if toolRules?.of === rule.rules { toolRules?.numbers[rule.place] = number }
    if let place = sharedRules.firstIndex(where: { $0.of === rule.rules }) {
      sharedRules[place].numbers[rule.place] = number
    }
    return number
  }

  /// Templates of one tool follow each other, so only the last tool's own rules are kept.
  private mutating func numbers(of rules: WordRules) -> [Int32] {
    if let toolRules, toolRules.of === rules { return toolRules.numbers }
    if let cached = sharedRules.first(where: { $0.of === rules }) { return cached.numbers }
    let numbers = [Int32](repeating: 0, count: rules.sources.count)
    if rules.outer == nil { sharedRules.append((rules, numbers)) } else { toolRules = (rules, numbers) }
    return numbers
  }

  private mutating func scanRule(_ rule: WordRules.Rule) -> Int32 {
    let savedState = (words, isFirst, scope)
    words = []
    scope = Scope(rules: rule.rules, limit: rule.place)
    let isNeeded = scanRequiredWords(rule.source)
    var key = Spelling("<")
    for shift in [0, 8] { key.append(UInt8(truncatingIfNeeded: rules.count >> shift)) }
    rules.append((key, words))
    (words, isFirst, scope) = savedState
    return isNeeded ? Int32(rules.count) : -Int32(rules.count)
  }
}
