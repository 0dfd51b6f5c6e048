/// How a title is put together from what is left of a sentence; the person's own spelling stays.
enum Title {
  /// Pieces that lost what stood between them.
  static func joined(_ pieces: [Substring]) -> String {
    let kept = pieces.map { trimmed($0) }.filter { !$0.isEmpty }
    return tidied(kept.joined(separator: " "))
  }

  static func tidied(_ text: String) -> String {
    var title = trimmed(text[...])
    while let last = title.last, last == ".", !title.hasSuffix("..") { title = trimmed(title.dropLast()) }
    return title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Without the white space and the separators at both ends, and without half a pair of brackets.
  private static func trimmed(_ text: Substring) -> Substring {
    let body = text.drop { isLoose($0) || $0 == ")" || $0 == "!" || $0 == "." }.dropLast { isLoose($0) || $0 == "(" }
    let isOpen = body.contains("(")
    return body.last == ")" && !isOpen ? body.dropLast() : body
  }

  private static func isLoose(_ character: Character) -> Bool { character.isWhitespace || ",;:-–—".contains(character) }
}

extension String {
  func utf8Offsets(_ range: Range<Index>) -> Range<Int> {
    utf8.distance(from: startIndex, to: range.lowerBound)..<utf8.distance(from: startIndex, to: range.upperBound)
  }

  /// UTF-8 ranges between double quotes.
  var quotes: [Range<Int>] {
    var quotes: [Range<Int>] = []
    var open: Int?
    for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: "\"") {
      if let start = open { quotes.append(start..<offset) }
      open = open == nil ? offset : nil
    }
    return quotes
  }
}
