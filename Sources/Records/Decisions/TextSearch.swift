internal import Glibc

/// Looks for words in longer texts, byte by byte.
///
/// A search word matches at the beginning of a word of the text; case and apostrophes do not count. In scripts without
/// spaces it matches anywhere. All search words must match.
package struct TextSearch: Sendable {
  private let words: [Word]

  /// - Parameter words: as `TitleWords.split` makes them.
  package init(_ words: [String]) { self.words = words.map(Word.init) }

  /// A text prepared for searching: lower-case letters without apostrophes, as UTF-8.
  package static func folded(_ text: String) -> [UInt8] { CaseFolding.folded(text) }

  /// How well a text matches; only meaningful in comparison. `nil` when one of the words is in neither part.
  ///
  /// A whole word in the heading counts 8, the beginning of one 5. In the body a word that occurs n times counts `1 +
  /// log₂ n` (n up to 16), or half of that where it only begins other words. A word that follows the previous search
  /// word within three bytes adds 3.
  ///
  /// - Parameters:
  ///   - heading: folded.
  ///   - body: folded.
  package func score(heading: [UInt8], body: [UInt8]) -> Double? {
    guard !words.isEmpty else { return nil }
    var score = 0.0
    var previousMatches: [Match] = []
    for word in words {
      let headingMatches = heading.withUnsafeBufferPointer(word.matches)
      let bodyMatches = body.withUnsafeBufferPointer(word.matches)
      if headingMatches.isEmpty, bodyMatches.isEmpty { return nil }
      score += headingMatches.isEmpty ? 0 : headingMatches.contains(where: \.isWhole) ? 8 : 5
      if !bodyMatches.isEmpty {
        let count = Double(min(bodyMatches.count, 16))
        score += (1 + log2(count)) * (bodyMatches.contains(where: \.isWhole) ? 1 : 0.5)
      }
      score += TextSearch.areAdjacent(previousMatches, bodyMatches) ? 3 : 0
      previousMatches = bodyMatches
    }
    return score
  }

  /// Whether a text can match at all. Where this is false, `score` is `nil`.
  ///
  /// - Parameters:
  ///   - heading: folded.
  ///   - body: a filter of the folded body.
  package func mayMatch(heading: [UInt8], body: WordFilter) -> Bool {
    words.allSatisfy { body.mayContain($0.bytes) || !heading.withUnsafeBufferPointer($0.matches).isEmpty }
  }

  /// The ranges of the matches in an unfolded text, in order and without overlap.
  package func matches(in text: String) -> [Range<String.Index>] {
    var matches: [Range<String.Index>] = []
    var index = text.startIndex
    var isInWord = false
    while index < text.endIndex {
      let isWordy = text[index].isWordCharacter || isInWord && "'’".contains(text[index])
      if isWordy, let end = words.lazy.compactMap({ $0.end(in: text, from: index, isInWord: isInWord) }).max() {
        matches.append(index..<end)
        (index, isInWord) = (end, true)
      } else {
        (index, isInWord) = (text.index(after: index), isWordy)
      }
    }
    return matches
  }

  private static func areAdjacent(_ earlier: [Match], _ later: [Match]) -> Bool {
    earlier.contains { first in later.contains { (1...3).contains($0.range.lowerBound - first.range.upperBound) } }
  }

  /// Whether a byte of folded text is part of a word: ASCII letters, digits and everything beyond ASCII.
  fileprivate static func isWordByte(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte >= 0x80
  }

  private struct Match {
    var range: Range<Int>
    var isWhole: Bool
  }

  private struct Word: Sendable {
    /// Without apostrophes, like folded text.
    let letters: [Character]
    let bytes: [UInt8]
    let isUnspaced: Bool
    /// The index of its rarest byte, which is searched for first.
    let rarestIndex: Int

    /// Ordered by their frequency in English, the most frequent first.
    private static let lettersByFrequency = Array("etaoinsrhldcumfpgwybvkxjqz".utf8)
    /// The matches of one word that are counted at most.
    private static let maxMatches = 64

    init(_ word: String) {
      letters = Array(word)
      bytes = Array(word.utf8)
      isUnspaced = TitleWords.isUnspaced(word)
      let ranks = bytes.map { Word.lettersByFrequency.firstIndex(of: $0) ?? Word.lettersByFrequency.count }
      rarestIndex = ranks.firstIndex(of: ranks.max() ?? 0) ?? 0
    }

    /// Its matches in a folded text, each at the beginning of a word.
    func matches(in text: UnsafeBufferPointer<UInt8>) -> [Match] {
      guard let start = text.baseAddress, !bytes.isEmpty else { return [] }
      var matches: [Match] = []
      var from = rarestIndex
      while matches.count < Word.maxMatches, from < text.count,
        let position = memchr(start + from, Int32(bytes[rarestIndex]), text.count - from)
      {
        let index = position - UnsafeMutableRawPointer(mutating: start) - rarestIndex
        let end = index + bytes.count
        from = index + rarestIndex + 1
        guard end <= text.count, index == 0 || isUnspaced || !TextSearch.isWordByte(text[index - 1]),
          memcmp(start + index, bytes, bytes.count) == 0
        else { continue }
        matches.append(Match(range: index..<end, isWhole: end == text.count || !TextSearch.isWordByte(text[end])))
        from = end + rarestIndex
      }
      return matches
    }

    /// The end of a match that begins at `start` in an unfolded text; `nil` where there is none.
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

/// A Bloom filter (1970) of the beginnings of a text's words. It rules out most words that the text does not have, in
/// an eighth of the text's size.
package struct WordFilter: Sendable {
  /// The lengths of those beginnings in bytes. The longer one tells words of the same stem apart.
  private static let lengths = [3, 5]

  private var bits: [UInt64]

  /// - Parameter text: folded.
  package init(_ text: [UInt8]) {
    // With one bit per byte of text, most bits stay unset.
    var size = 1
    while size * 64 < text.count { size *= 2 }
    bits = Array(repeating: 0, count: size)
    bits.withUnsafeMutableBufferPointer { bits in
      text.withUnsafeBufferPointer { WordFilter.insertPrefixes($0, in: bits) }
    }
  }

  /// Adds each position where `TextSearch` can match. Letters of scripts without spaces all take three bytes or more,
  /// so each of those is added.
  private static func insertPrefixes(_ text: UnsafeBufferPointer<UInt8>, in bits: UnsafeMutableBufferPointer<UInt64>) {
    var isInWord = false
    for index in text.indices {
      let isWordy = TextSearch.isWordByte(text[index])
      if text[index] >= 0xE0 || isWordy && !isInWord {
        for length in lengths where index + length <= text.count {
          let bit = bitIndex(of: UnsafeBufferPointer(rebasing: text[index..<index + length]), in: bits.count)
          bits[bit / 64] |= 1 << UInt64(bit % 64)
        }
      }
      isInWord = isWordy
    }
  }

  package var size: Int { bits.count * 8 }

  /// False only where no word begins with that.
  func mayContain(_ word: [UInt8]) -> Bool {
    word.withUnsafeBufferPointer { word in
      WordFilter.lengths.allSatisfy { length in
        guard length <= word.count else { return true }
        let bit = WordFilter.bitIndex(of: UnsafeBufferPointer(rebasing: word[..<length]), in: bits.count)
        return bits[bit / 64] & 1 << UInt64(bit % 64) != 0
      }
    }
  }

  private static func bitIndex(of bytes: UnsafeBufferPointer<UInt8>, in size: Int) -> Int {
    let number = bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    // Fibonacci hashing (Knuth, 6.4): the upper bits are mixed best.
    return Int((number &* 0x9E37_79B9_7F4A_7C15) >> 32) & (size * 64 - 1)
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
