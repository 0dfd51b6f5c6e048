/// One word, number or sign of a text.
struct Lexeme: Sendable {
  enum Shape: UInt8, Sendable { case word, number, sign, hidden }

  var shape: Shape
  /// The lower-case spelling, packed.
  var spelling: Spelling
  /// UTF-8 offsets.
  var start: Int
  var end: Int
  /// Whether no space stands between this lexeme and the one before.
  var isGlued: Bool
  var isCapital = false
  /// The value of a number in digits; 0 for words.
  var value = 0
  var sense: Sense?
  /// Whether it is an ordinal ending right after digits: the "rd" of "3rd".
  var isOrdinalEnding = false

  /// Number of digits.
  var width: Int { end - start }
}
