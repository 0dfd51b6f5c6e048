internal import Glibc

/// Looks for words in longer texts, byte by byte.
///
/// A word is found where a word of the text begins with it; case and apostrophes do not count. Words of scripts that set
/// no spaces are found anywhere. Every word must be there.
package struct TextSearch: Sendable {
  private let words: [Word]

  /// - Parameter words: as `TitleWords.split` makes them.
  package init(_ words: [String]) { self.words = words.map(Word.init) }

  /// A text made ready to be looked through: small letters without apostrophes, as UTF-8.
  package static func folded(_ text: String) -> [UInt8] { CaseFolding.folded(text) }

  /// How well a text fits, only to be compared; `nil` when one of the words stands in neither part.
  ///
  /// A word of the heading counts eight, its beginning five. In the body a word counts more the more often it is there,
  /// `1 + log₂ n` up to 16 times, a mere beginning half of it; words that follow each other as they were asked for count
  /// three more.
  ///
  /// - Parameters:
  ///   - heading: folded.
  ///   - body: folded.
  package func score(heading: [UInt8], body: [UInt8]) -> Double? {
    guard !words.isEmpty else { return nil }
    var score = 0.0
    var before: [Place] = []
    for word in words {
      let above = heading.withUnsafeBufferPointer(word.places)
      let below = body.withUnsafeBufferPointer(word.places)
      if above.isEmpty, below.isEmpty { return nil }
      score += above.isEmpty ? 0 : above.contains(where: \.isWhole) ? 8 : 5
      if !below.isEmpty {
        let count = Double(min(below.count, 16))
        score += (1 + log2(count)) * (below.contains(where: \.isWhole) ? 1 : 0.5)
      }
      score += TextSearch.follow(before, below) ? 3 : 0
      before = below
    }
    return score
  }

  /// Whether a text can fit; where this is false, `score` is `nil`.
  ///
  /// - Parameters:
  ///   - heading: folded.
  ///   - body: what is known of it.
  package func mayFit(heading: [UInt8], body: WordFilter) -> Bool {
    words.allSatisfy { body.mayHold($0.bytes) || !heading.withUnsafeBufferPointer($0.places).isEmpty }
  }

  /// Where the words stand in a text as it was written, in order and apart.
  package func places(in text: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var index = text.startIndex
    var isInWord = false
    while index < text.endIndex {
      let isWordy = text[index].isWordy || isInWord && "'’".contains(text[index])
      if isWordy, let end = words.lazy.compactMap({ $0.end(in: text, from: index, isInWord: isInWord) }).max() {
        places.append(index..<end)
        (index, isInWord) = (end, true)
      } else {
        (index, isInWord) = (text.index(after: index), isWordy)
      }
    }
    return places
  }

  private static func follow(_ before: [Place], _ after: [Place]) -> Bool {
    before.contains { first in after.contains { (1...3).contains($0.range.lowerBound - first.range.upperBound) } }
  }

  /// ASCII letters, digits and everything beyond ASCII.
  fileprivate static func isWordy(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte >= 0x80
  }

  private struct Place {
    var range: Range<Int>
    var isWhole: Bool
  }

  private struct Word: Sendable {
    /// Without apostrophes, as text is folded.
    let letters: [Character]
    let bytes: [UInt8]
    let isUnspaced: Bool
    /// The place of its rarest byte, which is looked for first.
    let rarest: Int

    /// The letters of English, the most frequent first.
    private static let frequent = Array("etaoinsrhldcumfpgwybvkxjqz".utf8)
    /// So many places of one word are counted.
    private static let most = 64

    init(_ word: String) {
      letters = Array(word)
      bytes = Array(word.utf8)
      isUnspaced = TitleWords.isUnspaced(word)
      let ranks = bytes.map { Word.frequent.firstIndex(of: $0) ?? Word.frequent.count }
      rarest = ranks.firstIndex(of: ranks.max() ?? 0) ?? 0
    }

    /// Where it stands in a folded text, at the beginning of a word.
    func places(in text: UnsafeBufferPointer<UInt8>) -> [Place] {
      guard let start = text.baseAddress, !bytes.isEmpty else { return [] }
      var places: [Place] = []
      var from = rarest
      while places.count < Word.most, from < text.count,
        let found = memchr(start + from, Int32(bytes[rarest]), text.count - from)
      {
        let index = found - UnsafeMutableRawPointer(mutating: start) - rarest
        let end = index + bytes.count
        from = index + rarest + 1
        guard end <= text.count, index == 0 || isUnspaced || !TextSearch.isWordy(text[index - 1]),
          memcmp(start + index, bytes, bytes.count) == 0
        else { continue }
        places.append(Place(range: index..<end, isWhole: end == text.count || !TextSearch.isWordy(text[end])))
        from = end + rarest
      }
      return places
    }

    /// Where it ends in a text as it was written, if it begins there.
    func end(in text: String, from start: String.Index, isInWord: Bool) -> String.Index? {
      guard !isInWord || isUnspaced else { return nil }
      var index = start
      for letter in letters {
        while index > start, index < text.endIndex, "'’".contains(text[index]) { index = text.index(after: index) }
        guard index < text.endIndex, text[index].lowercased() == String(letter) else { return nil }
        index = text.index(after: index)
      }
      return index
    }
  }
}

/// Tells most of the words that a text has not, in an eighth of its size: a Bloom filter (1970) of how words begin.
package struct WordFilter: Sendable {
  /// Bytes of a beginning. By the longer one, words of the same stem are told apart.
  private static let lengths = [3, 5]

  private var bits: [UInt64]

  /// - Parameter text: folded.
  package init(_ text: [UInt8]) {
    // A bit for each byte leaves most of them unset.
    var size = 1
    while size * 64 < text.count { size *= 2 }
    bits = Array(repeating: 0, count: size)
    bits.withUnsafeMutableBufferPointer { bits in
      text.withUnsafeBufferPointer { WordFilter.note($0, in: bits) }
    }
  }

  /// Wherever `TextSearch` finds words: all that are written without spaces have letters of three bytes and more.
  private static func note(_ text: UnsafeBufferPointer<UInt8>, in bits: UnsafeMutableBufferPointer<UInt64>) {
    var isInWord = false
    for index in text.indices {
      let isWordy = TextSearch.isWordy(text[index])
      if text[index] >= 0xE0 || isWordy && !isInWord {
        for length in lengths where index + length <= text.count {
          let place = place(of: UnsafeBufferPointer(rebasing: text[index..<index + length]), in: bits.count)
          bits[place / 64] |= 1 << UInt64(place % 64)
        }
      }
      isInWord = isWordy
    }
  }

  package var size: Int { bits.count * 8 }

  /// False only where no word begins like that.
  func mayHold(_ word: [UInt8]) -> Bool {
    word.withUnsafeBufferPointer { word in
      WordFilter.lengths.allSatisfy { length in
        guard length <= word.count else { return true }
        let place = WordFilter.place(of: UnsafeBufferPointer(rebasing: word[..<length]), in: bits.count)
        return bits[place / 64] & 1 << UInt64(place % 64) != 0
      }
    }
  }

  private static func place(of bytes: UnsafeBufferPointer<UInt8>, in size: Int) -> Int {
    let number = bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    // Fibonacci hashing (Knuth, 6.4): the upper bits are mixed best.
    return Int((number &* 0x9E37_79B9_7F4A_7C15) >> 32) & (size * 64 - 1)
  }
}

extension Character {
  fileprivate var isWordy: Bool { isLetter || isNumber }
}
