/// A quotation mark, apostrophe, prime or dash at one offset of a text, classified by what surrounds it.
struct Quote {
  enum Kind: Equatable {
    /// After digits: feet or inches, minutes or seconds.
    case prime
    /// A long dash.
    case dash
    /// Opens no quotation.
    case unpaired
    /// Opens a quotation; the value is the offset after its closing mark.
    case quotation(Int)
  }

  let width: Int
  let kind: Kind

  /// `nil` if there is no such mark at the offset.
  init?(_ bytes: [UInt8], at index: Int) {
    let byte = bytes[index]
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == 0xE2 else { return nil }
    guard let mark = Mark(bytes, at: index) else { return nil }
    width = mark.width
    if mark.sign == UInt8(ascii: "-") {
      kind = .dash
    } else if index > 0, bytes[index - 1].isDigit, mark.width == 1 {
      kind = .prime
    } else {
      kind = Quote.end(of: mark, bytes, from: index + mark.width).map(Kind.quotation) ?? .unpaired
    }
  }

  /// The offset after the closing mark, at most 400 bytes away. Single marks must enclose several words, since they are
  /// also apostrophes.
  private static func end(of mark: Mark, _ bytes: [UInt8], from start: Int) -> Int? {
    let isAfterWord = start > mark.width && bytes[start - mark.width - 1].isAlphanumeric
    guard mark.opens, !isAfterWord, start < bytes.count, bytes[start] > 0x20 else { return nil }
    var index = start
    var hasBlank = false
    while index < bytes.count, index < start + 400 {
      if let other = Mark(bytes, at: index), other.sign == mark.sign, other.closes {
        let after = index + other.width
        let isFree = after == bytes.count || !bytes[after].isAlphanumeric
        if isFree { return hasBlank || mark.sign == UInt8(ascii: "\"") ? after : nil }
      }
      if bytes[index] == 0x20 { hasBlank = true }
      index += 1
    }
    return nil
  }

  private struct Mark {
    let sign: UInt8
    let width: Int
    var opens = true
    var closes = true

    init?(_ bytes: [UInt8], at index: Int) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        (sign, width) = (byte, 1)
        return
      }
      guard byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return nil }
      width = 3
      switch bytes[index + 2] {
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
