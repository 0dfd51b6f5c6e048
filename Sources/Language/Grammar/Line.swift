/// A line split into words for matching. Offsets are UTF-8 bytes of the text.
package struct Line: Sendable {
  package let text: String
  package let language: Language
  package var words: [Word] = []

  package struct Word: Sendable {
    /// Normalised for comparison: lower case, without apostrophes and hyphens.
    package var key: String { didSet { spelling = Spelling(key) } }
    package private(set) var spelling: Spelling
    /// The UTF-8 range without surrounding punctuation.
    package var core: Range<Int>
    /// The UTF-8 range with adjacent punctuation.
    package var outer: Range<Int>
    /// The pause between it and the next word.
    package var pause = Pause.none

    package init(key: ArraySlice<UInt8>, core: Range<Int>, outer: Range<Int>, pause: Pause) {
      self.key = String(decoding: key, as: UTF8.self)
      spelling = Spelling(key)
      (self.core, self.outer, self.pause) = (core, outer, pause)
    }
  }

  package enum Pause: Sendable {
    case none
    case comma
    /// A colon, or a dash that stands alone.
    case colon
    case stop
  }

  package init(_ text: String, in language: Language) { self.init(text, words: .max, in: language) }

  /// Only the first words of a text, up to the limit.
  package init(_ text: String, words limit: Int, in language: Language) {
    self.language = language
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    words.reserveCapacity(min(limit, text.utf8.count / 4 + 1))
    var cut = WordScanner(text)
    while words.count < limit, var word = cut.next() {
      if word.key.isEmpty, ["&", "+"].contains(self[word.outer]) { word.key = language.rules.ampersandWord }
      if let full = language.rules.standardForm(of: word) { word.key = full }
      guard !word.key.isEmpty else {
        applyPause(word)
        continue
      }
      if word.pause == .stop, ShortenedTitle.contains(word.key, before: scalar(after: word.outer.upperBound)) {
        word.pause = .none
      }
      if text.utf8.opensBracket(at: word.outer.lowerBound) { pauseBefore() }
      words.append(word)
    }
    let rules = language.rules
    for place in words.indices.dropFirst().dropLast() where words[place].key == rules.ampersandLetter {
      words[place].key = rules.ampersandWord
    }
  }

  /// Where the words end without any of the endings, of which there may be several: "… as well please"; at least one word
  /// remains.
  package func end(of words: Range<Int>, without endings: [[String]]) -> Int {
    var end = words.upperBound
    func isLast(_ ending: [String]) -> Bool {
      let start = end - ending.count
      return start > words.lowerBound && self.words[start..<end].map(\.key) == ending
    }
    while let ending = endings.first(where: isLast) { end -= ending.count }
    return end
  }

  package subscript(bytes: Range<Int>) -> Substring {
    let start = text.utf8.startIndex
    return text[
      text.utf8.index(start, offsetBy: bytes.lowerBound)..<text.utf8.index(start, offsetBy: bytes.upperBound)]
  }

  /// The index of the first word that ends after the UTF-8 offset, by binary search.
  package func word(from offset: Int) -> Int? {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].core.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < words.count ? low : nil
  }

  /// For each word, whether it begins in one of the UTF-8 ranges, which are sorted and do not overlap; with
  /// `withWordBefore`, also whether the word before it does.
  package func isWithin(_ ranges: [Range<Int>], withWordBefore: Bool = false) -> [Bool] {
    var rest = ranges[...]
    return words.indices.map { place in
      while let first = rest.first, first.upperBound <= words[place].core.lowerBound { rest.removeFirst() }
      let start = words[withWordBefore ? max(0, place - 1) : place].core.lowerBound
      return rest.first.map { $0.lowerBound <= start } ?? false
    }
  }

  /// The first scalar behind a byte that is no space.
  private func scalar(after offset: Int) -> Unicode.Scalar? {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.unicodeScalars[start...].first { !$0.isBlank }
  }

  private mutating func pauseBefore() {
    guard let last = words.indices.last, words[last].pause == .none else { return }
    words[last].pause = .comma
  }

  /// Applies punctuation that stands alone as the pause between the words beside it.
  private mutating func applyPause(_ punctuation: Word) {
    guard let last = words.indices.last, words[last].pause == .none else { return }
    words[last].pause = punctuation.pause
  }
}

extension String.UTF8View {
  fileprivate func opensBracket(at offset: Int) -> Bool {
    let byte = self[index(startIndex, offsetBy: offset)]
    return byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }
}

extension Line.Pause {
  package init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case ":", "-", "–", "—": self = .colon
    case ",", ";", "(", ")", "[", "]": self = .comma
    case ".", "!", "?", "…": self = .stop
    default: self = .none
    }
  }
}
