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

  /// How many digits.
  var width: Int { end - start }
}

/// A word as a number, so that comparing two is one instruction: FNV-1a over its lower-case UTF-8.
struct Spelling: Hashable, Sendable {
  private(set) var code: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func append(_ byte: UInt8) { code = (code ^ UInt64(byte)) &* 0x100_0000_01b3 }

  init() {}
  init(_ bytes: some Sequence<UInt8>) { for byte in bytes { append(byte) } }
  init(_ word: some StringProtocol) { self.init(word.utf8) }

  /// Of the words of a list, between blanks.
  static func all(in list: String) -> [Spelling] {
    list.utf8.split(whereSeparator: { $0 <= 0x20 }).map { Spelling($0) }
  }
}
