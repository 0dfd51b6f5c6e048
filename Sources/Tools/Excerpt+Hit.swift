import Engine
import Records

extension Excerpt {
  /// The words around the first place of a hit, on one line.
  ///
  /// - Parameters:
  ///   - text: as it was written.
  ///   - places: bytes of it, in order.
  init?(_ text: String, around places: [Range<Int>]) {
    let bytes = Array(text.utf8)
    guard let first = places.first, places.allSatisfy({ $0.upperBound <= bytes.count }) else { return nil }
    let start = Excerpt.wordStart(in: bytes, before: first.lowerBound)
    let end = Excerpt.wordEnd(in: bytes, after: start)
    var pieces: [Piece] = start > 0 ? [Piece("…", isHit: false)] : []
    var place = start
    for hit in places where hit.lowerBound >= place && hit.upperBound <= end {
      pieces.append(Piece(Excerpt.line(bytes[place..<hit.lowerBound]), isHit: false))
      pieces.append(Piece(Excerpt.line(bytes[hit]), isHit: true))
      place = hit.upperBound
    }
    pieces.append(Piece(Excerpt.line(bytes[place..<end]), isHit: false))
    if end < bytes.count { pieces.append(Piece("…", isHit: false)) }
    self.init(pieces.filter { !$0.text.isEmpty })
  }

  /// Bytes before the first hit, and in all.
  private static let (lead, length) = (24, 72)

  private static func wordStart(in bytes: [UInt8], before place: Int) -> Int {
    guard place > lead else { return 0 }
    let from = place - lead
    return bytes[from..<place].firstIndex { $0 == 0x20 || $0 == 0x0A }.map { $0 + 1 } ?? place
  }

  private static func wordEnd(in bytes: [UInt8], after start: Int) -> Int {
    guard bytes.count - start > length else { return bytes.count }
    let end = start + length
    // Between words, or at least between characters.
    return bytes[start..<end].lastIndex { $0 == 0x20 || $0 == 0x0A }
      ?? bytes[start...end].lastIndex { $0 & 0xC0 != 0x80 } ?? end
  }

  /// Line breaks are blanks here.
  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
  }
}
