import Replies

/// Removes from a model's text, as it arrives, everything that could control a terminal or be invisible.
///
/// Escape sequences are removed whole, even if split over two pieces. Of the control characters, line breaks and tabs
/// stay.
package struct TextSanitizer: Sendable {
  private enum State {
    case text
    case escape
    /// `ESC [` … up to a letter.
    case sequence
    /// `ESC ]` and its like, up to BEL, ST or the end of the line.
    case string
    case stringEscape
  }

  private var state = State.text

  package init() {}

  package mutating func consume(_ words: String) -> String {
    if case .text = state, words.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) { return words }
    var visible = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      if let shown = consume(scalar) { visible.append(shown) }
    }
    return String(visible)
  }

  private mutating func consume(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch (state, scalar.value) {
    case (.text, _): return text(scalar)
    case (.escape, _), (.stringEscape, 0x5B...0x5F):
      state = TextSanitizer.sequenceStarts[scalar.value] ?? ((0x20...0x2F).contains(scalar.value) ? .escape : .text)
      return nil
    case (.sequence, 0x20...0x3F): return nil
    case (.sequence, 0x40...0x7E), (.string, 0x07), (.string, 0x9C), (.stringEscape, _):
      state = .text
      return nil
    case (.string, 0x1B):
      state = .stringEscape
      return nil
    case (.string, 0x0A), (.sequence, _):
      state = .text
      return text(scalar)
    case (.string, _): return nil
    }
  }

  private mutating func text(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A: return scalar
    case 0x2028, 0x2029, 0x85: return "\n"
    // BRAILLE PATTERN BLANK: as wide as a letter, but invisible.
    case 0x2800: return " "
    case 0x1B: state = .escape
    case 0x80...0x9F: state = TextSanitizer.sequenceStarts[scalar.value - 0x40] ?? .text
    case 0x00...0x1F, 0x7F, 0xE0000...0xE007F: break
    default: return scalar.isInvisible ? nil : scalar
    }
    return nil
  }

  /// The state that the byte after ESC begins. The matching C1 control is 0x40 higher.
  private static let sequenceStarts: [UInt32: State] = [
    0x5B: .sequence, 0x5D: .string, 0x50: .string, 0x58: .string, 0x5E: .string, 0x5F: .string,
  ]
}
