// Addresses, phone numbers and hashtags, which look alike in every language.
extension Line {
  /// The first link.
  package var link: String? {
    words.lazy.filter { $0.key.hasPrefix("http") || $0.key.hasPrefix("www") }.map {
      String(self[$0.core.lowerBound..<$0.outer.upperBound].dropLast { ".,;:!?)>\"'".contains($0) })
    }
    .first { text in
      let text = text.lowercased()
      return text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("www.")
    }
  }

  /// The first e-mail address among the words.
  package func address(in range: Range<Int>) -> String? {
    words[range].lazy.map { self[$0.core] }.first { word in
      guard word.utf8.contains(UInt8(ascii: "@")) else { return false }
      let halves = word.split(separator: "@", omittingEmptySubsequences: false)
      return halves.count == 2 && !halves[0].isEmpty && halves[1].contains(".")
    }.map(String.init)
  }

  /// The first run of words in digits and signs, if it has at least seven digits.
  package func phoneNumber(in range: Range<Int>) -> String? {
    let words = words[range]
    guard let first = words.firstIndex(where: { isFigures(self[$0.core]) }) else { return nil }
    let end = words[first...].firstIndex { !isFigures(self[$0.core]) } ?? words.endIndex
    let number = self[words[first].outer.lowerBound..<words[end - 1].core.upperBound]
    return number.utf8.count { $0.isDigit } >= 7 ? String(number) : nil
  }

  private func isFigures(_ word: Substring) -> Bool {
    // A fast check of the first byte: most words begin with a letter.
    word.utf8.first.map { $0 < 0x41 || $0 > 0x7A } ?? false
      && word.contains { $0.isNumber } && word.allSatisfy { $0.isNumber || "+-().".contains($0) }
  }

  /// "#work", but not "#3".
  package func isHashtag(_ index: Int) -> Bool {
    let word = words[index]
    return word.outer.lowerBound < word.core.lowerBound && self[word.outer].utf8.first == UInt8(ascii: "#")
      && self[word.core].first?.isLetter == true
  }
}
