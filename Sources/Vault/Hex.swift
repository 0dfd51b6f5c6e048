func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// `nil` when it is anything but pairs of hex digits.
func unhex(_ text: some StringProtocol) -> [UInt8]? {
  let digits = text.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
  guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
  let nibbles = digits.compactMap(\.self)
  return stride(from: 0, to: nibbles.count, by: 2).map { UInt8(nibbles[$0] << 4 | nibbles[$0 + 1]) }
}
