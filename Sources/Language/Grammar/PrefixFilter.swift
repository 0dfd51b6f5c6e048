/// A Bloom filter over the first two letters of some words. With the words of a line it rules out nearly all templates.
struct PrefixFilter: Sendable {
  private var bits: UInt64 = 0

  static var all: PrefixFilter { PrefixFilter(bits: .max) }

  private init(bits: UInt64) { self.bits = bits }

  init(of words: [Line.Word]) {
    self.init(bits: 0)
    for word in words {
      var key = word.key
      key.withUTF8 { bits |= PrefixFilter.bit($0, 0) }
    }
  }

  /// Whether some word may begin with the two letters at that index of the text; false positives are possible.
  func contains(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool { bits & PrefixFilter.bit(text, place) != 0 }

  func isSuperset(of other: PrefixFilter) -> Bool { bits & other.bits == other.bits }

  @inline(__always)
  private static func bit(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt64 {
    let second = place + 1 < text.count && text[place + 1].isLowerLetter ? text[place + 1] : 0
    return 1 << ((UInt64(text[place]) &* 7 &+ UInt64(second)) & 63)
  }
}
