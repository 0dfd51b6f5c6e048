/// The words of all templates, and which of them a misspelt word stands for.
///
/// A correction begins with the first or second letter of the misspelt word, so words are loaded by first letter as
/// lines need them.
struct Vocabulary: Sendable {
  /// The letters of all words, concatenated.
  private var letters: [UInt8] = []
  /// By first letter, from "a".
  private var wordsByFirstLetter: [[Entry]] = Array(repeating: [], count: 26)
  private var knownWords = WordSet(capacity: 500)
  /// The first letters whose words are loaded.
  private var loadedLetters = LetterSet()
  private let verbs: String

  init(verbs: String) { self.verbs = verbs }

  private struct Entry {
    let places: Range<Int>
    let set: LetterSet
  }

  /// Loads the words of templates that could correct any word of the line.
  mutating func prepare(for line: Line, from entries: Entries) {
    var firstLetters = LetterSet()
    for word in line.words.prefix(Vocabulary.wordLimit) where word.key.utf8.count > 2 {
      firstLetters.formUnion(LetterSet(word.key.utf8.prefix(2)))
    }
    let missing = firstLetters.subtracting(loadedLetters)
    guard !missing.isEmpty else { return }
    for group in entries.groups {
      for template in group.templates { add(template, beginning: missing) }
    }
    for group in entries.groups where group.rules.outer != nil { add(group.rules, beginning: missing) }
    add(verbs, beginning: missing)
    var sharedRules = entries.groups.last.map { $0.rules.outer ?? $0.rules }
    while let rules = sharedRules {
      add(rules, beginning: missing)
      sharedRules = rules.outer
    }
    loadedLetters.formUnion(missing)
  }

  /// Corrections for the words of the line; `prepare(for:from:)` must have been called for it.
  func repairs(of line: Line) -> [Repair] {
    line.words.indices.prefix(Vocabulary.wordLimit).compactMap { place in
      correction(of: line.words[place].key, line.language.fields).map { (place, $0) }
    }
  }

  /// The index of a word in its line, and its correction.
  typealias Repair = (place: Int, word: String)

  /// How many words of a line are corrected: commands are short.
  private static let wordLimit = 24

  /// - Parameter fields: a word of its own is no misspelling of one from another field, "failed" none of "filed".
  private func correction(of word: String, _ fields: WordFields) -> String? {
    let input = Array(word.utf8)
    guard input.count > 2, input.allSatisfy(\.isLowerLetter), !knownWords.contains(Spelling(input)) else { return nil }
    let set = LetterSet(input)
    let field = fields.field(of: input)
    var closest: (letters: [UInt8], cost: Int)?
    for first in [input[0], input[1]].distinct {
      for entry in wordsByFirstLetter[first.letterPlace] where set.couldMatch(entry.set, within: 2) {
        let target = Array(letters[entry.places])
        guard let typo = Typo(input, target), field == nil || fields.field(of: target) == field else { continue }
        // Of two equally close words, one with the same last letter wins: "finishd" is "finished", not "finish".
        let cost = 2 * typo.count + (target.last == input.last ? 0 : 1)
        if cost < closest?.cost ?? .max { closest = (target, cost) }
      }
    }
    return closest.map { String(decoding: $0.letters, as: UTF8.self) }
  }

  private mutating func add(_ rules: WordRules, beginning firsts: LetterSet) {
    for source in rules.sources { add(source.words, beginning: firsts) }
  }

  /// Adds the words of three letters and more; what stands in braces or angle brackets names a slot or a rule.
  private mutating func add(_ template: String, beginning firsts: LetterSet) {
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

  /// Adds one word, unless it is there already, as nearly all are.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) {
    var spelling = Spelling()
    var count = 0
    for place in word where bytes[place].isLowerLetter {
      spelling.append(bytes[place])
      count += 1
    }
    guard count > 2, knownWords.insert(spelling, ()) else { return }
    let start = letters.count
    for place in word where bytes[place].isLowerLetter { letters.append(bytes[place]) }
    let places = start..<letters.count
    wordsByFirstLetter[letters[start].letterPlace].append(Entry(places: places, set: LetterSet(letters[places])))
  }
}

/// A plausible typing error: how a typed word differs from the one that was meant.
struct Typo {
  let count: Int

  init?(_ input: [UInt8], _ target: [UInt8]) {
    let allowed = target.count >= 8 ? 2 : 1
    guard abs(input.count - target.count) <= allowed, !Typo.isInflection(input, of: target) else { return nil }
    let distance = EditDistance(input, target)
    // Two errors far apart make another word.
    guard let count = distance.count(atMost: allowed), distance.differingLength <= 4,
      target.count > 4 || Typo.isMinor(input, target)
    else { return nil }
    self.count = count
  }

  /// Whether the typed word is another form of the verb: "wipes" is no misspelling of "wiped".
  private static func isInflection(_ typed: [UInt8], of meant: [UInt8]) -> Bool {
    typed.last == UInt8(ascii: "s") && meant.last == UInt8(ascii: "d") && typed.dropLast() == meant.dropLast()
  }

  /// Whether the error is a swap or a missing vowel; in short words, any other is more likely another word.
  private static func isMinor(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
    if typed.count == meant.count { return typed.sorted() == meant.sorted() }
    return typed.count < meant.count && typed.filter { !$0.isVowel } == meant.filter { !$0.isVowel }
  }
}

extension UInt8 {
  /// Apostrophes and hyphens are part of a word, but left out of the comparison.
  @inline(__always)
  fileprivate var isInTemplateWord: Bool { isLowerLetter || self == UInt8(ascii: "'") || self == UInt8(ascii: "-") }
  fileprivate var isVowel: Bool { "aeiou".utf8.contains(self) }
  fileprivate var letterPlace: Int { Int(self - UInt8(ascii: "a")) }
}
