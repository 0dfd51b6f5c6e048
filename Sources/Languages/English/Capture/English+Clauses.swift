package import Language

// Where one line says first one thing and then another.
extension English {
  /// Each place where it may, from the left; none in a long line, which is a dump.
  package static func clauses(of text: String) -> [Clauses] {
    guard text.utf8.count <= longestLine, text.utf8.mayGoOn else { return [] }
    let line = Line(text)
    let words = line.words
    let quotes = text.quotes + text.brackets
    return words.indices.dropFirst().compactMap { place in
      let links = link.advance(1, over: words[place...]).lastPlace ?? 0
      guard words[place - 1].pause == .comma || words[place - 1].pause == .stop || links > 0,
        link.advance(1, over: words[(place - 1)...]).lastPlace ?? 0 == 0, place + links < words.count,
        !FillerStripper.isFiller(words[..<place]), !Feeling.isOnly(words[..<place]),
        !quotes.contains(where: { $0.contains(words[place].core.lowerBound) })
      else { return nil }
      return Clauses(
        first: line.said(0..<place, as: .text), last: line.said(place + links..<words.count, as: .text))
    }
  }

  private static let longestLine = 160

  private static let link = Pattern(saying: "((and|n|then|plus) [then|also|please] | also | but)")
}

extension String.UTF8View {
  /// Whether there is anything at all that parts could meet at, which is quick to see.
  fileprivate var mayGoOn: Bool {
    var before: UInt8 = 0
    for byte in self {
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ";") { return true }
      if before == UInt8(ascii: " "), "atpbnATPBN".utf8.contains(byte) { return true }
      before = byte
    }
    return false
  }
}
