/// HTML that is safe from injection: an interpolated `String` is escaped, and only literals in this target make
/// unescaped markup.
struct Markup: ExpressibleByStringInterpolation, Sendable, Equatable {
  let text: String

  init(stringLiteral text: String) { self.text = text }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ words: String) { text += Markup.escaped(words) }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    mutating func appendInterpolation(_ markup: [Markup]) { for part in markup { text += part.text } }
  }
}

extension Markup {
  /// Text that is safe in an element or in a quoted attribute.
  ///
  /// Line breaks are kept, control characters become pictures (␛), and invisible or direction-changing characters are
  /// removed.
  static func escaped(_ words: String) -> String {
    var text = ""
    for letter in words {
      if letter.isNewline {
        text += "\n"
      } else {
        for scalar in letter.unicodeScalars.prefix(longestCluster) { text += escaped(scalar) }
      }
    }
    return text
  }

  /// In scalars; no letter of any script has more.
  private static let longestCluster = 16

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\t": " "
    case "\u{0}"..."\u{1F}": String(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case "\u{7F}": "␡"
    // Joiners combine emoji and letters of some scripts, so they stay.
    case "\u{200C}", "\u{200D}": String(scalar)
    default: isShown(scalar) ? String(scalar) : ""
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
