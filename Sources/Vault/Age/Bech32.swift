/// Bech32 (BIP 173), in which age writes keys: a prefix, a "1", the data in 5-bit groups, six characters of checksum.
enum Bech32 {
  private static let alphabet = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)
  private static let generators: [UInt32] = [0x3B6A_57B2, 0x2650_8E6D, 0x1EA1_19FA, 0x3D42_33DD, 0x2A14_62B3]

  static func encode(_ name: String, _ bytes: [UInt8]) -> String {
    let data = regroup(bytes, from: 8, to: 5, padding: true) ?? []
    let checksum = polymod(expandPrefix(name) + data + [0, 0, 0, 0, 0, 0]) ^ 1
    let checksumDigits = (0..<6).map { UInt8(checksum >> (5 * (5 - UInt32($0))) & 31) }
    return name + "1" + String(decoding: (data + checksumDigits).map { alphabet[Int($0)] }, as: UTF8.self)
  }

  /// `nil` unless the checksum is right, the text is all in one case, and its prefix is `name`.
  static func decode(_ text: String, named name: String) -> [UInt8]? {
    guard text == text.lowercased() || text == text.uppercased() else { return nil }
    let text = text.lowercased()
    guard text.hasPrefix(name + "1"), text.utf8.count > name.utf8.count + 7 else { return nil }
    let data = text.utf8.dropFirst(name.utf8.count + 1).compactMap { alphabet.firstIndex(of: $0).map(UInt8.init) }
    guard data.count == text.utf8.count - name.utf8.count - 1, polymod(expandPrefix(name) + data) == 1 else {
      return nil
    }
    return regroup(data.dropLast(6), from: 5, to: 8, padding: false)
  }

  private static func expandPrefix(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >> 5 } + [0] + name.utf8.map { $0 & 31 }
  }

  private static func polymod(_ values: [UInt8]) -> UInt32 {
    values.reduce(1) { sum, value in
      let top = sum >> 25
      let next = (sum & 0x1FF_FFFF) << 5 ^ UInt32(value)
      return generators.indices.reduce(next) { top >> UInt32($1) & 1 == 1 ? $0 ^ generators[$1] : $0 }
    }
  }

  /// `nil` where padding bits are not zero, or a whole group of them is left.
  private static func regroup(_ values: some Sequence<UInt8>, from: Int, to: Int, padding: Bool) -> [UInt8]? {
    var (bits, count, result) = (0, 0, [UInt8]())
    for value in values {
      bits = (bits << from | Int(value)) & 0xFFF
      count += from
      while count >= to {
        count -= to
        result.append(UInt8(bits >> count & (1 << to - 1)))
      }
    }
    let remainder = bits & (1 << count - 1)
    if padding, count > 0 { result.append(UInt8(remainder << (to - count))) }
    return padding || count < from && remainder == 0 ? result : nil
  }
}
