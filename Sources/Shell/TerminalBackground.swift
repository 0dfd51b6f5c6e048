/// Whether the terminal's background is dark or light.
package enum TerminalBackground: Equatable, Sendable {
  case dark, light

  /// OSC 11 asks for the background colour. The device attributes query after it is answered by every terminal, so that
  /// its answer shows that no colour will come.
  static let query = "\u{1b}]11;?\u{1b}\\\u{1b}[c"

  /// `ESC ] 11 ; rgb:RRRR/GGGG/BBBB`, each part of one to four hexadecimal digits; `nil` for any other answer.
  init?(answer: [UInt8]) {
    let text = String(decoding: answer, as: UTF8.self)
    guard text.hasPrefix("\u{1b}]11;rgb") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().prefix { $0.isHexDigit || $0 == "/" }.split(separator: "/")
    let levels = parts.compactMap(Self.level)
    guard parts.count >= 3, levels.count == parts.count else { return nil }
    // Rec. 709 luma is close enough to tell dark from light.
    self = 0.2126 * levels[0] + 0.7152 * levels[1] + 0.0722 * levels[2] < 0.5 ? .dark : .light
  }

  /// A colour channel as 0 … 1.
  private static func level(_ digits: Substring) -> Double? {
    guard digits.count <= 4, let value = Int(digits, radix: 16) else { return nil }
    return Double(value) / Double((1 << (4 * digits.count)) - 1)
  }
}
