/// The words that templates are made of, and which of them a misspelt word was meant to be.
///
/// Only words that begin like one of the line's can have been meant; the others are taken up when a line asks for them.
struct Vocabulary: Sendable {
  /// Of all words, one after the other.
  private var letters: [UInt8] = []
  /// By their first letter.
  private var words: [[Known]] = Array(repeating: [], count: 26)
  private var known = WordSet(capacity: 500)
  /// The first letters whose words are taken up.
  private var taken = Letters()
  private let verbs: String

  init(verbs: String) { self.verbs = verbs }

  private struct Known {
    let places: Range<Int>
    let set: Letters
  }

  /// Takes up the words of the templates that any word of the line could be meant for.
  mutating func prepare(for line: Line, from entries: Entries) {
    var firsts = Letters()
    for word in line.words.prefix(Vocabulary.reach) where word.key.utf8.count > 2 {
      firsts.formUnion(Letters(word.key.utf8.prefix(2)))
    }
    let missing = firsts.subtracting(taken)
    guard !missing.isEmpty else { return }
    for group in entries.groups {
      for template in group.templates { add(template, beginning: missing) }
    }
    for group in entries.groups where group.rules.outer != nil { add(group.rules, beginning: missing) }
    add(verbs, beginning: missing)
    var shared = entries.groups.last.map { $0.rules.outer ?? $0.rules }
    while let rules = shared {
      add(rules, beginning: missing)
      shared = rules.outer
    }
    taken.formUnion(missing)
  }

  /// What the line says once misspelt words are read as those meant, for a line it is prepared for.
  func repairs(of line: Line) -> [Repair] {
    line.words.indices.prefix(Vocabulary.reach).compactMap { place in
      meant(by: line.words[place].key).map { (place, $0) }
    }
  }

  /// The place of a word in its line, and the one that was meant.
  typealias Repair = (place: Int, word: String)

  /// Commands are short: no misspelt one is looked for further on.
  private static let reach = 24

  func meant(by word: String) -> String? {
    let typed = Array(word.utf8)
    guard typed.count > 2, typed.allSatisfy(\.isLowerLetter), !known.contains(Spelling(typed)) else { return nil }
    let set = Letters(typed)
    var closest: (letters: [UInt8], cost: Int)?
    for first in [typed[0], typed[1]].distinct {
      for wanted in words[first.letterPlace] where set.mayBe(wanted.set, within: 2) {
        let meant = Array(letters[wanted.places])
        guard let slip = Slip(typed, meant) else { continue }
        // Of two as near, the one that ends alike was meant: "finishd" is "finished", not "finish".
        let cost = 2 * slip.count + (meant.last == typed.last ? 0 : 1)
        if cost < closest?.cost ?? .max { closest = (meant, cost) }
      }
    }
    return closest.map { String(decoding: $0.letters, as: UTF8.self) }
  }

  private mutating func add(_ rules: WordRules, beginning firsts: Letters) {
    for source in rules.sources { add(source.words, beginning: firsts) }
  }

  /// Adds the words of three letters and more; what stands in braces names a slot or a rule.
  private mutating func add(_ template: String, beginning firsts: Letters) {
    var template = template
    template.withUTF8 { bytes in
      var depth = 0
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        if byte.isLowerLetter, depth == 0 {
          let start = place
          while place < bytes.count, bytes[place].isInTemplateWord { place += 1 }
          if place - start > 2, firsts.contains(byte) { add(bytes, start..<place) }
        } else {
          if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ">") { depth -= 1 }
          place += 1
        }
      }
    }
  }

  /// Nearly all are there already.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) {
    var spelling = Spelling()
    var count = 0
    for place in word where bytes[place].isLowerLetter {
      spelling.append(bytes[place])
      count += 1
    }
    guard count > 2, known.insert(spelling, ()) else { return }
    let start = letters.count
    for place in word where bytes[place].isLowerLetter { letters.append(bytes[place]) }
    let places = start..<letters.count
    words[letters[start].letterPlace].append(Known(places: places, set: Letters(letters[places])))
  }
}

/// How a typed word differs from the one meant, where that can pass for a slip of the fingers.
struct Slip {
  let count: Int

  init?(_ typed: [UInt8], _ meant: [UInt8]) {
    let allowed = meant.count >= 8 ? 2 : 1
    guard abs(typed.count - meant.count) <= allowed, !Slip.isForm(typed, of: meant) else { return nil }
    let slips = Slips(typed, meant)
    // Two slips far apart in one word make another word of it.
    guard let count = slips.count(atMost: allowed), slips.reach <= 4,
      meant.count > 4 || Slip.isSmall(typed, meant)
    else { return nil }
    self.count = count
  }

  /// "wipes" is no slip for "wiped".
  private static func isForm(_ typed: [UInt8], of meant: [UInt8]) -> Bool {
    typed.last == UInt8(ascii: "s") && meant.last == UInt8(ascii: "d") && typed.dropLast() == meant.dropLast()
  }

  /// In short words only a swap and a missing vowel are slips; all else may well be another word.
  private static func isSmall(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
    if typed.count == meant.count { return typed.sorted() == meant.sorted() }
    return typed.count < meant.count && typed.filter { !$0.isVowel } == meant.filter { !$0.isVowel }
  }
}

extension UInt8 {
  /// Apostrophes and hyphens are left out of what is compared.
  @inline(__always)
  fileprivate var isInTemplateWord: Bool { isLowerLetter || self == UInt8(ascii: "'") || self == UInt8(ascii: "-") }
  fileprivate var isVowel: Bool { "aeiou".utf8.contains(self) }
  fileprivate var letterPlace: Int { Int(self - UInt8(ascii: "a")) }
}
