/// Writes numbers as unsigned LEB128 (seven bits a byte, the lowest first), and texts and blobs after their length.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  mutating func number(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func blob(_ blob: some Collection<UInt8>) {
    number(UInt64(blob.count))
    bytes.append(contentsOf: blob)
  }

  mutating func text(_ text: String) { blob(text.utf8) }
}
