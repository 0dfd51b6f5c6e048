extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
  var isUpper: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }
  /// Every byte beyond ASCII counts as part of a letter.
  var isLetter: Bool { UInt8(ascii: "a") <= lowered && lowered <= UInt8(ascii: "z") || self >= 0x80 }
  var isWordly: Bool { isLetter || isDigit }
  var lowered: UInt8 { isUpper ? self | 0x20 : self }
}
