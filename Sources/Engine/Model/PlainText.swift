import Replies

/// A model's words as they come, without anything that could act on a terminal or hide in the text.
///
/// Escape sequences go whole, also when they are cut in two; of the controls, line breaks and tabs are left.
package struct PlainText: Sendable {
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

  package mutating func take(_ words: String) -> String {
    if case .text = state, words.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) { return words }
    var kept = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      if let shown = take(scalar) { kept.append(shown) }
    }
    return String(kept)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch (state, scalar.value) {
    case (.text, _): return text(scalar)
    case (.escape, _), (.stringEscape, 0x5B...0x5F):
      state = PlainText.opened[scalar.value] ?? ((0x20...0x2F).contains(scalar.value) ? .escape : .text)
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
    // Braille without a dot: as wide as a letter, and as blank as a blank.
    case 0x2800: return " "
    case 0x1B: state = .escape
    case 0x80...0x9F: state = PlainText.opened[scalar.value - 0x40] ?? .text
    case 0x00...0x1F, 0x7F, 0xE0000...0xE007F: break
    default: return scalar.isUnseen ? nil : scalar
    }
    return nil
  }

  /// What the byte after ESC begins; its C1 twin is 64 higher.
  private static let opened: [UInt32: State] = [
    0x5B: .sequence, 0x5D: .string, 0x50: .string, 0x58: .string, 0x5E: .string, 0x5F: .string,
  ]
}
