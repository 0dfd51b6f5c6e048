extension StringProtocol {
  /// The text in one spelling, as a browser or a dialler would read it: lower case, with full-width, mathematical and
  /// look-alike characters replaced by plain ones, without combining marks and invisible characters.
  package var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\\") }) { return lowercased() }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isMark { scalars.append(scalar.folded) }
    return String(scalars).lowercased()
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    properties.isDefaultIgnorableCodePoint || [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  fileprivate var folded: Unicode.Scalar {
    if value >= 0x80, let digit = properties.numericValue, 0...9 ~= digit, digit == digit.rounded(),
      [.decimal, .digit].contains(properties.numericType)
    {
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
    }
    switch value {
    case 0x5C, 0xFF3C, 0xFE68, 0x2044, 0x2215, 0x29F8, 0x2571: return "/"
    case 0x3002, 0xFF61, 0x2024, 0xFE52: return "."
    case 0xFE55, 0xFE13, 0x2236, 0xA789: return ":"
    case 0xFE6B: return "@"
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0) ?? self
    // MATHEMATICAL ALPHANUMERIC SYMBOLS: alphabets of 26 capitals and 26 small letters.
    case 0x1D400...0x1D6A3: return letter((value - 0x1D400) % 52)
    case 0x24B6...0x24E9: return letter(value - 0x24B6)
    default: return self
    }
  }

  private func letter(_ place: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: "a") + UInt8(place % 26))
  }
}
