internal import Glibc

/// Looks for words in longer texts, byte by byte.
///
/// A word is found where a word of the text begins with it; case and apostrophes do not count. Words of scripts that set
/// no spaces are found anywhere. Every word must be there.
package struct TextSearch: Sendable {
  private let words: [Word]

  /// - Parameter words: as `TitleWords.split` makes them.
  package init(_ words: [String]) { self.words = words.map(Word.init) }

  package struct Hit: Equatable, Sendable {
    /// How well it fits; only to be compared.
    package var score: Double
    /// Bytes of the text, in order, without overlaps.
    package var places: [Range<Int>]
  }

  /// A text made ready to be looked through: small letters, as UTF-8. Where that changes no length, as nearly always, a
  /// hit's places are those of the text itself.
  package static func folded(_ text: String) -> [UInt8] {
    let lowered = Array(text.lowercased().utf8)
    guard lowered.count != text.utf8.count else { return lowered }
    return text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }

  /// `nil` when one of the words stands in neither.
  ///
  /// A word of the heading counts eight, its beginning five. In the body a word counts more the more often it is there,
  /// `1 + log₂ n` up to 16 times, a mere beginning half of it; words that follow each other as they were asked for count
  /// three more.
  ///
  /// - Parameters:
  ///   - heading: folded.
  ///   - body: folded.
  package func hit(heading: [UInt8], body: [UInt8]) -> Hit? {
    guard !words.isEmpty else { return nil }
    let above = heading.withUnsafeBufferPointer(found)
    let below = body.withUnsafeBufferPointer(found)
    var score = 0.0
    var places: [Range<Int>] = []
    for index in words.indices {
      if above[index].isEmpty, below[index].isEmpty { return nil }
      score += above[index].isEmpty ? 0 : above[index].contains(where: \.isWhole) ? 8 : 5
      if !below[index].isEmpty {
        let count = Double(min(below[index].count, 16))
        score += (1 + log2(count)) * (below[index].contains(where: \.isWhole) ? 1 : 0.5)
      }
      if index > 0 { score += TextSearch.follow(below[index - 1], below[index]) ? 3 : 0 }
      places += below[index].map(\.range)
    }
    return Hit(score: score, places: TextSearch.apart(places.sorted { $0.lowerBound < $1.lowerBound }))
  }

  /// So many places of one word are noted.
  private static let most = 64

  private struct Place {
    var range: Range<Int>
    var isWhole: Bool
  }

  private func found(_ text: UnsafeBufferPointer<UInt8>) -> [[Place]] {
    var places = [[Place]](repeating: [], count: words.count)
    var isInWord = false
    for index in text.indices {
      let byte = text[index]
      let isWordy = TextSearch.isWordy(byte) || isInWord && byte == 0x27
      if isWordy, !isInWord || byte >= 0xC0 {
        for (number, word) in words.enumerated() where word.bytes[0] == byte && (!isInWord || word.isUnspaced) {
          guard let end = word.end(in: text, from: index), places[number].count < TextSearch.most else { continue }
          let isWhole = end == text.count || !TextSearch.isWordy(text[end])
          places[number].append(Place(range: index..<end, isWhole: isWhole))
        }
      }
      isInWord = isWordy
    }
    return places
  }

  private static func follow(_ before: [Place], _ after: [Place]) -> Bool {
    before.contains { first in after.contains { (1...3).contains($0.range.lowerBound - first.range.upperBound) } }
  }

  private static func apart(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.reduce(into: []) { apart, range in
      if let last = apart.last, range.lowerBound < last.upperBound {
        apart[apart.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        apart.append(range)
      }
    }
  }

  /// Letters, digits and everything beyond ASCII.
  private static func isWordy(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte >= 0x80
  }

  private struct Word: Sendable {
    let bytes: [UInt8]
    let isUnspaced: Bool

    init(_ word: String) {
      bytes = word.isEmpty ? [0] : Array(word.utf8)
      isUnspaced = TitleWords.isUnspaced(word)
    }

    /// Where the word ends that begins there; ' and ’, which is three bytes, are passed over.
    func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
      var index = start
      for byte in bytes {
        while index > start, index < text.count, let width = Word.apostrophe(text, index) { index += width }
        guard index < text.count, text[index] == byte else { return nil }
        index += 1
      }
      return index
    }

    private static func apostrophe(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
      if text[index] == 0x27 { return 1 }
      return index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] == 0x99
        ? 3 : nil
    }
  }
}
