/// One word, number or sign of a text.
struct Lexeme: Sendable {
  enum Shape: UInt8, Sendable { case word, number, sign, hidden }

  var shape: Shape
  /// Names the spelling, in lower case.
  var spelling: Spelling
  /// UTF-8 offsets.
  var start: Int
  var end: Int
  /// Nothing stands between this and the one before.
  var isGlued: Bool
  var isCapital = false
  /// What the digits count; 0 for words.
  var value = 0
  var sense: Sense?
  /// "rd", right behind figures.
  var isOrdinalEnding = false

  /// How many digits.
  var width: Int { end - start }
}
