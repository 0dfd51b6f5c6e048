/// Makes titles from the remaining words of a sentence, in the person's own spelling.
package enum Title {
  /// Joins pieces whose separators were removed.
  package static func joined(_ pieces: [Substring]) -> String {
    var title = ""
    // `joined` makes the runtime look up sequence types, which takes a tenth of the reading time of a single call.
    for piece in pieces {
      let part = String(trimmed(piece))
      if !part.isEmpty { title += title.isEmpty ? part : " " + part }
    }
    return tidied(title)
  }

  /// The words as typed; adjacent words keep whatever stands between them.
  package static func words(at indices: [Int], of tokens: [Token], in text: String) -> String {
    var pieces: [Substring] = []
    var start = 0
    for end in indices.indices.map({ $0 + 1 }) where end == indices.count || indices[end] != indices[end - 1] + 1 {
      let bytes = tokens[indices[start]].range.lowerBound..<tokens[indices[end - 1]].range.upperBound
      pieces.append(
        text[
          text.utf8.index(
            text.startIndex, offsetBy: bytes.lowerBound)..<text.utf8.index(
              text.startIndex, offsetBy: bytes.upperBound)])
      start = end
    }
    return joined(pieces)
  }

  package static func tidied(_ text: String) -> String {
    var title = trimmed(text[...])
    while let last = title.last, last == ".", !title.hasSuffix("..") { title = trimmed(title.dropLast()) }
    guard title.utf8.mayHaveIrregularSpaces else { return String(title) }
    return title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Removes white space and separators at both ends, and brackets without their counterpart.
  private static func trimmed(_ text: Substring) -> Substring {
    let start = restoringSign(text.drop { isSeparator($0) || $0 == ")" || $0 == "!" || $0 == "." }, in: text)
    let body = start.dropLast { isSeparator($0) || $0 == "(" }
    return body.last == ")" && !body.utf8.contains(UInt8(ascii: "(")) ? body.dropLast() : body
  }

  /// Restores a sign that belongs to the first word: "-5 degrees", or "--verbose" at the start of a line. A dash before
  /// a space or between two clauses does not belong to it.
  private static func restoringSign(_ body: Substring, in text: Substring) -> Substring {
    let prefix = text[..<body.startIndex]
    let isNegative = body.first?.isNumber == true && prefix.last.map("-−".contains) == true
    let isOption = prefix == "--" && text.startIndex == text.base.startIndex
    return text[prefix.dropLast(isNegative ? 1 : isOption ? 2 : 0).endIndex..<body.endIndex]
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || ",;:-–—".contains(character)
  }
}

extension Substring.UTF8View {
  /// Whether white space may be anything but single spaces. Most titles have no other, and splitting them into
  /// characters would cost more than everything else.
  fileprivate var mayHaveIrregularSpaces: Bool {
    var before = UInt8(ascii: " ")
    for byte in self {
      if byte >= 0x80 || byte < 0x20 || byte == 0x20 && before == 0x20 { return true }
      before = byte
    }
    return false
  }
}

extension String {
  package func utf8Offsets(_ range: Range<Index>) -> Range<Int> {
    utf8.distance(from: startIndex, to: range.lowerBound)..<utf8.distance(from: startIndex, to: range.upperBound)
  }

  /// UTF-8 ranges, each from an opening bracket to the next closing one.
  package var bracketedRanges: [Range<Int>] {
    var brackets: [Range<Int>] = []
    var open: Int?
    for (offset, byte) in utf8.enumerated() {
      if byte == UInt8(ascii: "(") { open = open ?? offset }
      if byte == UInt8(ascii: ")"), let start = open {
        brackets.append(start..<offset)
        open = nil
      }
    }
    return brackets
  }

  /// UTF-8 ranges between double quotes.
  package var quotedRanges: [Range<Int>] {
    guard utf8.contains(UInt8(ascii: "\"")) else { return [] }
    var quotes: [Range<Int>] = []
    var open: Int?
    for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: "\"") {
      if let start = open { quotes.append(start..<offset) }
      open = open == nil ? offset : nil
    }
    return quotes
  }
}
