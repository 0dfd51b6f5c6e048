/// Some words, told by their first two letters: those of a line rule out nearly all that a catalogue's templates say.
struct FirstLetters: Sendable {
  private var bits: UInt64 = 0

  static var all: FirstLetters { FirstLetters(bits: .max) }

  private init(bits: UInt64) { self.bits = bits }

  init(of words: [Line.Word]) {
    self.init(bits: 0)
    for word in words {
      var key = word.key
      key.withUTF8 { bits |= FirstLetters.bit($0, 0) }
    }
  }

  /// Whether one of them begins as the text does at the place.
  func contains(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool { bits & FirstLetters.bit(text, place) != 0 }

  func isSuperset(of other: FirstLetters) -> Bool { bits & other.bits == other.bits }

  @inline(__always)
  private static func bit(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt64 {
    let second = place + 1 < text.count && text[place + 1].isLowerLetter ? text[place + 1] : 0
    return 1 << ((UInt64(text[place]) &* 7 &+ UInt64(second)) & 63)
  }
}
