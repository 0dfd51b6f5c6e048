/// The words of which one must be said for a template to match, read off its source: parsing all templates of a
/// catalogue would take longer than reading a line by the few that can match it.
///
/// One value reads one source after the other, in the same memory.
struct TemplateKey {
  /// Words, and what stands for rules, each for any word the rule can begin with.
  private(set) var words: [Spelling] = []
  /// Whether the line must begin with one of them.
  private(set) var isFirst = true
  /// Each rule met, with the words it can begin with.
  private(set) var rules: [(key: Spelling, words: [Spelling])] = []
  /// Words that begin otherwise are left out.
  private let wanted: FirstLetters
  /// The rules of the tool whose templates come now, by where they stand: their numbers plus one, negative where nothing
  /// need be said.
  private var own: (of: WordRules, numbers: [Int32])?
  /// Those that all tools share, likewise.
  private var shared: [(of: WordRules, numbers: [Int32])] = []
  private var reach = Reach()

  private typealias Source = UnsafeBufferPointer<UInt8>

  /// What may be named where a source is read.
  private struct Reach {
    var rules: WordRules?
    var limit = Int.max
  }

  init(_ wanted: FirstLetters) { self.wanted = wanted }

  /// Whether some word must be said.
  mutating func read(_ source: String, _ rules: WordRules) -> Bool {
    reach = Reach(rules: rules)
    isFirst = true
    return findsWords(source)
  }

  /// Reads on to the first item that cannot be left out.
  private mutating func findsWords(_ source: String) -> Bool {
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

  /// What came before a slot could be left out; `{name=value}` is none.
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

  /// Where an item ends, and whether it can be left out.
  private typealias Item = (end: Int, passes: Bool)

  /// Takes one item and adds the words it can begin with.
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
    var anyPasses = false
    repeat {
      here += 1
      var choicePasses = true
      while here < source.count, source[here] != UInt8(ascii: "|"), source[here] != end {
        if source[here] == UInt8(ascii: " ") {
          here += 1
          continue
        }
        let item = item(source, here, adding: adding && choicePasses)
        choicePasses = choicePasses && item.passes
        here = item.end
      }
      anyPasses = anyPasses || choicePasses
    } while here < source.count && source[here] == UInt8(ascii: "|")
    return (here + 1, anyPasses)
  }

  @inline(__always)
  private mutating func word(_ source: Source, _ start: Int, _ adding: Bool) -> Item {
    var end = start
    // Nearly all are plain letters, which need not be told from what ends a word.
    while end < source.count, source[end].isLowerLetter { end += 1 }
    if end == source.count || source[end].endsTemplateWord {
      guard end > start else { return (end + 1, true) }
      if adding, wanted.contains(source, at: start) { words.append(Spelling(source[start..<end])) }
      return (end, false)
    }
    while end < source.count, !source[end].endsTemplateWord { end += 1 }
    if start + 1 < end, source[start].isLowerLetter, source[start + 1].isLowerLetter,
      !wanted.contains(source, at: start)
    {
      return (end, false)
    }
    var cutter = WordCutter(String(decoding: source[start..<end], as: UTF8.self))
    guard let cut = cutter.next(), !cut.key.isEmpty else { return (end, true) }
    if adding { words.append(cut.spelling) }
    return (end, false)
  }
}

extension TemplateKey {
  private mutating func rule(_ source: Source, _ start: Int, _ adding: Bool) -> Item {
    var name = Spelling()
    var here = start + 1
    while here < source.count, source[here] != UInt8(ascii: ">") {
      name.append(source[here])
      here += 1
    }
    // A template with a rule that is none does not parse.
    guard let found = reach.rules?.find(name, before: reach.limit) else { return (here + 1, false) }
    let number = number(of: found)
    if adding, case let rule = rules[Int(abs(number)) - 1], !rule.words.isEmpty { words.append(rule.key) }
    return (here + 1, number < 0)
  }

  /// Its number plus one, negative where nothing of it need be said.
  private mutating func number(of rule: WordRules.Found) -> Int32 {
    let known = numbers(of: rule.rules)[rule.place]
    if known != 0 { return known }
    let number = learn(rule)
    if own?.of === rule.rules { own?.numbers[rule.place] = number }
    if let place = shared.firstIndex(where: { $0.of === rule.rules }) { shared[place].numbers[rule.place] = number }
    return number
  }

  /// The templates of a tool come one after the other, and have rules of their own.
  private mutating func numbers(of rules: WordRules) -> [Int32] {
    if let own, own.of === rules { return own.numbers }
    if let known = shared.first(where: { $0.of === rules }) { return known.numbers }
    let numbers = [Int32](repeating: 0, count: rules.sources.count)
    if rules.outer == nil { shared.append((rules, numbers)) } else { own = (rules, numbers) }
    return numbers
  }

  private mutating func learn(_ rule: WordRules.Found) -> Int32 {
    let outside = (words, isFirst, reach)
    words = []
    reach = Reach(rules: rule.rules, limit: rule.place)
    let isNeeded = findsWords(rule.source)
    var key = Spelling("<")
    for shift in [0, 8] { key.append(UInt8(truncatingIfNeeded: rules.count >> shift)) }
    rules.append((key, words))
    (words, isFirst, reach) = outside
    return isNeeded ? Int32(rules.count) : -Int32(rules.count)
  }
}
