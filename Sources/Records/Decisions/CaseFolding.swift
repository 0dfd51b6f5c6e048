/// Lower-case letters without apostrophes, as UTF-8, converted byte by byte. `String.lowercased()` looks up each letter
/// in Unicode's tables, and removing characters looks for the bounds of each; together that took longer than opening
/// the sealed text.
enum CaseFolding {
  static func folded(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      // Lower case makes a scalar of two bytes three bytes long at most.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + bytes.count / 2) { folded in
        Array(folded[..<fold(bytes, into: folded)])
      }
    }
  }

  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - folded: must have capacity for one and a half times as many bytes.
  /// - Returns: how many bytes were written.
  private static func fold(_ bytes: UnsafeBufferPointer<UInt8>, into folded: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var (readIndex, writeIndex) = (0, 0)
    while readIndex < bytes.count {
      let byte = bytes[readIndex]
      if byte < 0x80 {
        // An apostrophe does not advance `writeIndex`, so the next byte overwrites it.
        folded[writeIndex] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        writeIndex += byte == 0x27 ? 0 : 1
        readIndex += 1
      } else {
        let (scalar, bytes, length) = scalar(bytes, at: readIndex)
        var rest = lowercased(scalar) ?? bytes
        while rest != 0 {
          folded[writeIndex] = UInt8(truncatingIfNeeded: rest)
          rest >>= 8
          writeIndex += 1
        }
        readIndex += length
      }
    }
    return writeIndex
  }

  /// Up to four UTF-8 bytes, the first in the lowest bits; 0 for none.
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

  /// `nil` where the scalar is its own lower case.
  private static func lowercased(_ value: UInt32) -> Bytes? {
    if value < UInt32(lowercaseTable.count) { return lowercaseTable[Int(value)] }
    if value == 0x2019 { return 0 }
    if uncasedRanges.contains(where: { $0.contains(value) }) { return nil }
    return Unicode.Scalar(value).map { packed($0.properties.lowercaseMapping) }
  }

  private static func packed(_ text: String) -> Bytes { text.utf8.reversed().reduce(0) { $0 << 8 | Bytes($1) } }

  /// The lower case of the scalars below U+2000, which are nearly all letters with case.
  private static let lowercaseTable = (0..<0x2000 as Range<UInt32>).map { value in
    packed(Unicode.Scalar(value).map(\.properties.lowercaseMapping) ?? "")
  }

  /// Ranges without case: punctuation and signs, the scripts of East Asia, and pictographs.
  static let uncasedRanges: [ClosedRange<UInt32>] = [
    0x2000...0x2125, 0x2E80...0xA63F, 0xAC00...0xFF20, 0x1F000...0x10FFFF,
  ]
}
