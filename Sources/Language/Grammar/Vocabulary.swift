/// The words that templates are made of, and which of them a misspelt word was meant to be.
struct Vocabulary: Sendable {
  /// Of all words, one after the other.
  private var letters: [UInt8] = []
  /// By their first letter.
  private var words: [[Known]] = Array(repeating: [], count: 26)
  private var known = WordSet(capacity: 3000)

  private struct Known {
    let places: Range<Int>
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
    let set = Letters(typed)
    var closest: (letters: [UInt8], slips: Int)?
    for first in [typed[0], typed[1]].distinct {
      for wanted in words[first.letterPlace] where set.mayBe(wanted.set, within: 2) {
        let meant = Array(letters[wanted.places])
        if let slip = Slip(typed, meant), slip.count < closest?.slips ?? .max { closest = (meant, slip.count) }
      }
    }
    return closest.map { String(decoding: $0.letters, as: UTF8.self) }
  }

  private mutating func add(_ template: String) {
    var template = template
    template.withUTF8 { bytes in
      var depth = 0
      var word = Draft(start: 0)
      for place in bytes.indices {
        switch bytes[place] {
        case UInt8(ascii: "a")...UInt8(ascii: "z") where depth == 0: word.take(bytes[place])
        case UInt8(ascii: "'"), UInt8(ascii: "-"): continue
        case let other:
          close(word, bytes[word.start..<place])
          word = Draft(start: place + 1)
          depth += other == UInt8(ascii: "{") || other == UInt8(ascii: "<") ? 1 : 0
          depth -= other == UInt8(ascii: "}") || other == UInt8(ascii: ">") ? 1 : 0
        }
      }
      close(word, bytes[word.start...])
    }
  }

  /// A word while it is being read: most are known already and need not be kept.
  private struct Draft {
    let start: Int
    private(set) var spelling = Spelling()
    private(set) var count = 0

    init(start: Int) { self.start = start }

    mutating func take(_ letter: UInt8) {
      spelling.append(letter)
      count += 1
    }
  }

  private mutating func close(_ word: Draft, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard word.count > 2, known.insert(word.spelling, ()) else { return }
    let start = letters.count
    for byte in bytes where byte.isLowerLetter { letters.append(byte) }
    let set = Letters(letters[start...])
    words[letters[start].letterPlace].append(Known(places: start..<letters.count, set: set))
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
