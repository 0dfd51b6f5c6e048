package import Records
package import Replies

extension Excerpt {
  /// The text around the first match, on one line, with all matches marked; `nil` if there is none.
  package init?(_ text: String, _ search: TextSearch) {
    let text = String(text.map { $0.isNewline ? " " : $0 })
    let matches = search.matches(in: text)
    guard let first = matches.first else { return nil }
    let start = Excerpt.start(in: text, before: first.lowerBound)
    let end = Excerpt.end(in: text, after: start)
    var pieces: [Piece] = start > text.startIndex ? [Piece("…", isMatch: false)] : []
    var position = start
    for hit in matches where hit.lowerBound >= position && hit.upperBound <= end {
      pieces.append(Piece(String(text[position..<hit.lowerBound]), isMatch: false))
      pieces.append(Piece(String(text[hit]), isMatch: true))
      position = hit.upperBound
    }
    pieces.append(Piece(String(text[position..<end]), isMatch: false))
    if end < text.endIndex { pieces.append(Piece("…", isMatch: false)) }
    self.init(pieces.filter { !$0.text.isEmpty })
  }

  /// In characters: before the first match, and in total.
  private static let (leadLength, maxLength) = (24, 72)

  private static func start(in text: String, before position: String.Index) -> String.Index {
    guard let earliest = text.index(position, offsetBy: -leadLength, limitedBy: text.startIndex) else {
      return text.startIndex
    }
    return text[earliest..<position].firstIndex(of: " ").map(text.index(after:)) ?? position
  }

  private static func end(in text: String, after start: String.Index) -> String.Index {
    guard let end = text.index(start, offsetBy: maxLength, limitedBy: text.endIndex), end < text.endIndex else {
      return text.endIndex
    }
    return text[start..<end].lastIndex(of: " ") ?? end
  }
}
