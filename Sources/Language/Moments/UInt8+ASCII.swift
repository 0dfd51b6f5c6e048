extension UInt8 {
  package var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
  package var isUppercase: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }
  /// Every byte beyond ASCII counts as part of a letter.
  package var isLetter: Bool { UInt8(ascii: "a") <= lowercased && lowercased <= UInt8(ascii: "z") || self >= 0x80 }
  package var isAlphanumeric: Bool { isLetter || isDigit }
  package var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}

extension [UInt8] {
  /// The lower-case form of the byte at an index, for ASCII and for the two-byte letters of Latin-1: "Ä" is C3 84, "ä"
  /// is C3 A4.
  func lowercasedByte(at index: Int) -> UInt8 {
    let byte = self[index]
    let isUppercaseTrailByte = byte >= 0x80 && byte <= 0x9E && byte != 0x97 && index > 0 && self[index - 1] == 0xC3
    return isUppercaseTrailByte ? byte | 0x20 : byte.lowercased
  }
}
