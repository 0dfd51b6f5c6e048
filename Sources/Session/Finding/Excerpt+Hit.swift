import Engine
package import Records
package import Replies

extension Excerpt {
  /// The words around the first that was looked for, on one line; `nil` where none stands in it.
  package init?(_ text: String, _ search: TextSearch) {
    let text = String(text.map { $0.isNewline ? " " : $0 })
    let places = search.places(in: text)
    guard let first = places.first else { return nil }
    let start = Excerpt.start(in: text, before: first.lowerBound)
    let end = Excerpt.end(in: text, after: start)
    var pieces: [Piece] = start > text.startIndex ? [Piece("…", isHit: false)] : []
    var place = start
    for hit in places where hit.lowerBound >= place && hit.upperBound <= end {
      pieces.append(Piece(String(text[place..<hit.lowerBound]), isHit: false))
      pieces.append(Piece(String(text[hit]), isHit: true))
      place = hit.upperBound
    }
    pieces.append(Piece(String(text[place..<end]), isHit: false))
    if end < text.endIndex { pieces.append(Piece("…", isHit: false)) }
    self.init(pieces.filter { !$0.text.isEmpty })
  }

  /// Characters before the first, and in all.
  private static let (lead, length) = (24, 72)

  private static func start(in text: String, before place: String.Index) -> String.Index {
    guard let from = text.index(place, offsetBy: -lead, limitedBy: text.startIndex) else { return text.startIndex }
    return text[from..<place].firstIndex(of: " ").map(text.index(after:)) ?? place
  }

  private static func end(in text: String, after start: String.Index) -> String.Index {
    guard let end = text.index(start, offsetBy: length, limitedBy: text.endIndex), end < text.endIndex else {
      return text.endIndex
    }
    return text[start..<end].lastIndex(of: " ") ?? end
  }
}
