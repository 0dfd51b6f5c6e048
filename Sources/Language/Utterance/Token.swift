/// A word, number, punctuation mark or line break in a line.
package struct Token: Sendable {
  /// UTF-8 offsets in the text.
  package let range: Range<Int>
  /// Normalised for comparison: lower case, without apostrophes and hyphens.
  package let key: String
  package let spelling: Spelling
  package let shape: Shape

  package enum Shape: UInt8, Sendable {
    case word
    /// Begins with a capital.
    case name
    /// Capitals only, at least two.
    case capitals
    /// Digits, with the marks between them: `9.30`, `120/80`, `2026-11-20`.
    case figures
    /// Digits and letters: `5pm`, `2moro`, `PAY-1210`.
    case mixed
    /// One character that is neither a letter nor a digit.
    case mark
    case lineBreak
  }

  package var isMark: Bool { shape == .mark || shape == .lineBreak }

  init(_ range: Range<Int>, _ key: String, _ shape: Shape) {
    (self.range, self.key, self.shape) = (range, key, shape)
    spelling = Spelling(key)
  }
}
