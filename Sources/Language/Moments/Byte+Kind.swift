extension UInt8 {
  package var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
  package var isUpper: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }
  /// Every byte beyond ASCII counts as part of a letter.
  package var isLetter: Bool { UInt8(ascii: "a") <= lowered && lowered <= UInt8(ascii: "z") || self >= 0x80 }
  package var isWordly: Bool { isLetter || isDigit }
  package var lowered: UInt8 { isUpper ? self | 0x20 : self }
}
