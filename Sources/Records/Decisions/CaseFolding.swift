/// Small letters without apostrophes, as UTF-8, made from the bytes of a text: `String.lowercased()` asks Unicode's
/// tables about each letter, and dropping characters looks for the bounds of each, which took more time than opening
/// what is sealed.
enum CaseFolding {
  static func folded(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      // A scalar grows from two bytes to three at most.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + bytes.count / 2) { folded in
        Array(folded[..<fold(bytes, into: folded)])
      }
    }
  }

  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - folded: has room for half as much again.
  /// - Returns: how many bytes were written.
  private static func fold(_ bytes: UnsafeBufferPointer<UInt8>, into folded: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var (read, written) = (0, 0)
    while read < bytes.count {
      let byte = bytes[read]
      if byte < 0x80 {
        // What follows an apostrophe is written over it.
        folded[written] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        written += byte == 0x27 ? 0 : 1
        read += 1
      } else {
        let (scalar, bytes, length) = scalar(bytes, at: read)
        var rest = lowered(scalar) ?? bytes
        while rest != 0 {
          folded[written] = UInt8(truncatingIfNeeded: rest)
          rest >>= 8
          written += 1
        }
        read += length
      }
    }
    return written
  }

  /// Up to four bytes, the first of them lowest; 0 for none.
  private typealias Bytes = UInt32

  private static func scalar(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> (UInt32, Bytes, length: Int) {
    let first = text[start]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var (value, bytes) = (UInt32(first & 0x7F >> length), Bytes(first))
    for place in 1..<length {
      let byte = UInt32(text[start + place])
      value = value << 6 | byte & 0x3F
      bytes |= byte << (8 * place)
    }
    return (value, bytes, length)
  }

  /// `nil` where it stays as it is.
  private static func lowered(_ value: UInt32) -> Bytes? {
    if value < UInt32(known.count) { return known[Int(value)] }
    if value == 0x2019 { return 0 }
    if uncased.contains(where: { $0.contains(value) }) { return nil }
    return Unicode.Scalar(value).map { packed($0.properties.lowercaseMapping) }
  }

  private static func packed(_ text: String) -> Bytes { text.utf8.reversed().reduce(0) { $0 << 8 | Bytes($1) } }

  /// Of all letters with case but rare ones.
  private static let known = (0..<0x2000 as Range<UInt32>).map { value in
    packed(Unicode.Scalar(value).map(\.properties.lowercaseMapping) ?? "")
  }

  /// Signs, the scripts of East Asia, and pictures.
  static let uncased: [ClosedRange<UInt32>] = [
    0x2000...0x2125, 0x2E80...0xA63F, 0xAC00...0xFF20, 0x1F000...0x10FFFF,
  ]
}
