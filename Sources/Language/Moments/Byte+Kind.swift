extension UInt8 {
  package var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
  package var isUpper: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }
  /// Every byte beyond ASCII counts as part of a letter.
  package var isLetter: Bool { UInt8(ascii: "a") <= lowered && lowered <= UInt8(ascii: "z") || self >= 0x80 }
  package var isWordly: Bool { isLetter || isDigit }
  package var lowered: UInt8 { isUpper ? self | 0x20 : self }
}

extension [UInt8] {
  /// The byte there of the same text in lower case, as far as Latin-1 goes: "Ä" is C3 84, "ä" C3 A4.
  func lowered(at place: Int) -> UInt8 {
    let byte = self[place]
    let isSecond = byte >= 0x80 && byte <= 0x9E && byte != 0x97 && place > 0 && self[place - 1] == 0xC3
    return isSecond ? byte | 0x20 : byte.lowered
  }
}
