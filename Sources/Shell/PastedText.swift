/// Reduces a paste to text that a person could have typed.
enum PastedText {
  /// Newlines of every kind become `\n`, a tab becomes a space; other control characters are removed.
  static func clean(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\r", "\n": scalars.append("\n")
      case "\t": scalars.append(" ")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }

  /// The lines, without the trailing newline that copying whole lines adds.
  static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines
  }
}
