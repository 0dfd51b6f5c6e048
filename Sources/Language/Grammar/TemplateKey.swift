/// The words of which one must be said for a template to match, read off its source: parsing all templates of a
/// catalogue would take longer than reading a line by the few that can match it.
///
/// One value reads one source after the other, in the same memory.
struct TemplateKey {
  /// Words, and names of rules with their brackets, each for any word the rule can begin with.
  private(set) var words: [Spelling] = []
  /// Whether the line must begin with one of them.
  private(set) var isFirst = true
  /// Words that begin otherwise are left out.
  private let wanted: FirstLetters
  /// Rules of which nothing need be said.
  private let idle: [Spelling]
  private var here = 0

  private typealias Source = UnsafeBufferPointer<UInt8>

  init(_ wanted: FirstLetters, idleRules: [Spelling] = []) { (self.wanted, idle) = (wanted, idleRules) }

  /// Whether some word must be said.
  mutating func read(_ source: String) -> Bool {
    words.removeAll(keepingCapacity: true)
    (isFirst, here) = (true, 0)
    var source = source
    return source.withUTF8 { findsWords($0) }
  }

  /// Reads on to the first item that cannot be left out.
  private mutating func findsWords(_ source: Source) -> Bool {
    while here < source.count {
      if source[here] == UInt8(ascii: "{") {
        skipSlot(source)
      } else if !passes(source, adding: true) {
        return true
      }
    }
    return false
  }

  /// What came before a slot could be left out; `{name=value}` is none.
  private mutating func skipSlot(_ source: Source) {
    let start = here
    skip(to: UInt8(ascii: "}"), source)
    guard !source[start..<here].contains(UInt8(ascii: "=")) else { return }
    words.removeAll(keepingCapacity: true)
    isFirst = false
  }

  /// Behind the sign, or to the end.
  private mutating func skip(to sign: UInt8, _ source: Source) {
    while here < source.count, source[here] != sign { here += 1 }
    here = min(here + 1, source.count)
  }

  /// Takes one item, adds the words it can begin with, and tells whether it can be left out.
  private mutating func passes(_ source: Source, adding: Bool) -> Bool {
    switch source[here] {
    case UInt8(ascii: "["):
      _ = passesChoice(source, until: UInt8(ascii: "]"), adding: adding)
      return true
    case UInt8(ascii: "("): return passesChoice(source, until: UInt8(ascii: ")"), adding: adding)
    case UInt8(ascii: "<"): return passesRule(source, adding: adding)
    default: return passesWord(source, adding: adding)
    }
  }

  private mutating func passesChoice(_ source: Source, until end: UInt8, adding: Bool) -> Bool {
    var anyPasses = false
    repeat {
      here += 1
      var choicePasses = true
      while here < source.count, source[here] != UInt8(ascii: "|"), source[here] != end {
        let itemPasses = passes(source, adding: adding && choicePasses)
        choicePasses = choicePasses && itemPasses
      }
      anyPasses = anyPasses || choicePasses
    } while here < source.count && source[here] == UInt8(ascii: "|")
    here += 1
    return anyPasses
  }

  private mutating func passesRule(_ source: Source, adding: Bool) -> Bool {
    let start = here
    skip(to: UInt8(ascii: ">"), source)
    let rule = Spelling(source[start..<here])
    if adding { words.append(rule) }
    return idle.contains(rule)
  }

  private mutating func passesWord(_ source: Source, adding: Bool) -> Bool {
    let start = here
    var end = here
    // Nearly all are plain letters, which need not be told from what ends a word.
    while end < source.count, source[end].isLowerLetter { end += 1 }
    let isPlain = end == source.count || source[end].endsTemplateWord
    while end < source.count, !source[end].endsTemplateWord { end += 1 }
    here = end
    guard here > start else {
      here += 1
      return true
    }
    if isPlain {
      if adding, wanted.contains(source, at: start) { words.append(Spelling(source[start..<here])) }
      return false
    }
    if start + 1 < end, source[start].isLowerLetter, source[start + 1].isLowerLetter,
      !wanted.contains(source, at: start)
    {
      return false
    }
    var cutter = WordCutter(String(decoding: source[start..<here], as: UTF8.self))
    guard let cut = cutter.next(), !cut.key.isEmpty else { return true }
    if adding { words.append(cut.spelling) }
    return false
  }
}
