/// The words that templates are made of, and which of them a misspelt word was meant to be.
struct Vocabulary: Sendable {
  /// By their first letter.
  private var words: [[Known]] = Array(repeating: [], count: 26)
  private var known = WordSet(capacity: 3000)

  private struct Known {
    let letters: [UInt8]
    let set: Letters
  }

  init(templates: [String]) {
    for template in templates { add(template) }
  }

  /// What the line says once misspelt words are read as those meant: place → word.
  func repairs(of line: Line) -> [Int: String] {
    var repairs: [Int: String] = [:]
    for place in line.words.indices.prefix(Vocabulary.reach) {
      if let meant = meant(by: line.words[place].key) { repairs[place] = meant }
    }
    return repairs
  }

  /// Commands are short: no misspelt one is looked for further on.
  private static let reach = 24

  func meant(by word: String) -> String? {
    let typed = Array(word.utf8)
    guard typed.count > 2, typed.allSatisfy(\.isLowerLetter), !known.contains(Spelling(typed)) else { return nil }
    let letters = Letters(typed)
    var closest: (letters: [UInt8], slips: Int)?
    for first in [typed[0], typed[1]].distinct {
      for wanted in words[first.letterPlace] where letters.mayBe(wanted.set, within: 2) {
        if let slip = Slip(typed, wanted.letters), slip.count < closest?.slips ?? .max {
          closest = (wanted.letters, slip.count)
        }
      }
    }
    return closest.map { String(decoding: $0.letters, as: UTF8.self) }
  }

  private mutating func add(_ template: String) {
    var depth = 0
    var word: [UInt8] = []
    for byte in template.utf8 {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0, byte.isLowerLetter {
        word.append(byte)
      } else if byte != UInt8(ascii: "'") && byte != UInt8(ascii: "-") {
        close(&word)
      }
    }
    close(&word)
  }

  private mutating func close(_ word: inout [UInt8]) {
    defer { word.removeAll(keepingCapacity: true) }
    guard word.count > 2, known.insert(Spelling(word), ()) else { return }
    words[word[0].letterPlace].append(Known(letters: word, set: Letters(word)))
  }
}

/// How a typed word differs from the one meant, where that can pass for a slip of the fingers.
struct Slip {
  let count: Int

  init?(_ typed: [UInt8], _ meant: [UInt8]) {
    let allowed = meant.count >= 8 ? 2 : 1
    guard abs(typed.count - meant.count) <= allowed else { return nil }
    let slips = Slips(typed, meant)
    // Two slips far apart in one word make another word of it.
    guard let count = slips.count(atMost: allowed), slips.reach <= 4,
      meant.count > 4 || Slip.isSmall(typed, meant)
    else { return nil }
    self.count = count
  }

  /// In short words only a swap and a missing vowel are slips; all else may well be another word.
  private static func isSmall(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
    if typed.count == meant.count { return typed.sorted() == meant.sorted() }
    return typed.count < meant.count && typed.filter { !$0.isVowel } == meant.filter { !$0.isVowel }
  }
}

extension UInt8 {
  fileprivate var isVowel: Bool { "aeiou".utf8.contains(self) }
  fileprivate var letterPlace: Int { Int(self - UInt8(ascii: "a")) }
}
