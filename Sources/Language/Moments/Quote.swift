/// A mark at one place of a text, judged by what stands around it.
struct Quote {
  enum Kind: Equatable {
    /// After digits: minutes or seconds.
    case foot
    /// A long dash.
    case dash
    /// Opens nothing.
    case stray
    /// Opens a quotation; the offset after its end.
    case closed(Int)
  }

  let width: Int
  let kind: Kind

  /// `nil` where no such mark stands.
  init?(_ bytes: [UInt8], at place: Int) {
    let byte = bytes[place]
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == 0xE2 else { return nil }
    guard let mark = Mark(bytes, at: place) else { return nil }
    width = mark.width
    if mark.sign == UInt8(ascii: "-") {
      kind = .dash
    } else if place > 0, bytes[place - 1].isDigit, mark.width == 1 {
      kind = .foot
    } else {
      kind = Quote.end(of: mark, bytes, from: place + mark.width).map(Kind.closed) ?? .stray
    }
  }

  /// Single marks quote several words only, since they are apostrophes too.
  private static func end(of mark: Mark, _ bytes: [UInt8], from start: Int) -> Int? {
    let isAfterWord = start > mark.width && bytes[start - mark.width - 1].isWordly
    guard mark.opens, !isAfterWord, start < bytes.count, bytes[start] > 0x20 else { return nil }
    var place = start
    var hasBlank = false
    while place < bytes.count, place < start + 400 {
      if let other = Mark(bytes, at: place), other.sign == mark.sign, other.closes {
        let after = place + other.width
        let isFree = after == bytes.count || !bytes[after].isWordly
        if isFree { return hasBlank || mark.sign == UInt8(ascii: "\"") ? after : nil }
      }
      if bytes[place] == 0x20 { hasBlank = true }
      place += 1
    }
    return nil
  }

  private struct Mark {
    let sign: UInt8
    let width: Int
    var opens = true
    var closes = true

    init?(_ bytes: [UInt8], at place: Int) {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        (sign, width) = (byte, 1)
        return
      }
      guard byte == 0xE2, place + 2 < bytes.count, bytes[place + 1] == 0x80 else { return nil }
      width = 3
      switch bytes[place + 2] {
      case 0x93, 0x94: sign = UInt8(ascii: "-")
      case 0x98: (sign, opens, closes) = (UInt8(ascii: "'"), true, false)
      case 0x99: (sign, opens, closes) = (UInt8(ascii: "'"), false, true)
      case 0x9C: (sign, opens, closes) = (UInt8(ascii: "\""), true, false)
      case 0x9D: (sign, opens, closes) = (UInt8(ascii: "\""), false, true)
      default: return nil
      }
    }
  }
}
