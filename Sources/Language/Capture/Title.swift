/// How a title is put together from what is left of a sentence; the person's own spelling stays.
package enum Title {
  /// Pieces that lost what stood between them.
  package static func joined(_ pieces: [Substring]) -> String {
    var title = ""
    // `joined` makes the runtime look up kinds of sequences, a tenth of a one-shot call's reading.
    for piece in pieces {
      let kept = String(trimmed(piece))
      if !kept.isEmpty { title += title.isEmpty ? kept : " " + kept }
    }
    return tidied(title)
  }

  /// The words as typed, with what stands between those that stand together.
  package static func words(at places: [Int], of tokens: [Token], in text: String) -> String {
    var pieces: [Substring] = []
    var start = 0
    for end in places.indices.map({ $0 + 1 }) where end == places.count || places[end] != places[end - 1] + 1 {
      let bytes = tokens[places[start]].range.lowerBound..<tokens[places[end - 1]].range.upperBound
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
    guard title.utf8.mayHoldLooseBlanks else { return String(title) }
    return title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Without the white space and the separators at both ends, and without half a pair of brackets.
  private static func trimmed(_ text: Substring) -> Substring {
    let front = signed(text.drop { isLoose($0) || $0 == ")" || $0 == "!" || $0 == "." }, in: text)
    let body = front.dropLast { isLoose($0) || $0 == "(" }
    return body.last == ")" && !body.utf8.contains(UInt8(ascii: "(")) ? body.dropLast() : body
  }

  /// With what is part of its first word: "-5 degrees", or "--verbose" that a line begins with. A dash before a blank
  /// is not, nor one between two clauses.
  private static func signed(_ body: Substring, in text: Substring) -> Substring {
    let front = text[..<body.startIndex]
    let isNegative = body.first?.isNumber == true && front.last.map("-−".contains) == true
    let isOption = front == "--" && text.startIndex == text.base.startIndex
    return text[front.dropLast(isNegative ? 1 : isOption ? 2 : 0).endIndex..<body.endIndex]
  }

  private static func isLoose(_ character: Character) -> Bool { character.isWhitespace || ",;:-–—".contains(character) }
}

extension Substring.UTF8View {
  /// Whether some blank may be other than one space: most titles have none, and to cut them into characters costs more
  /// than all else about them.
  fileprivate var mayHoldLooseBlanks: Bool {
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

  /// UTF-8 ranges from a bracket that opens to the next that closes.
  package var brackets: [Range<Int>] {
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
  package var quotes: [Range<Int>] {
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
