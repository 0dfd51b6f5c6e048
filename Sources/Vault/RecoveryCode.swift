internal import Crypto

/// Sixteen random bytes that open the store when the passphrase or key file is lost; meant to be written on paper.
///
/// Its text is 30 characters of Crockford's base 32 in six groups: the 128 bits, then a checksum that detects copying
/// errors (the first 22 bits of the SHA-256 of "nudgy recovery code 1" and the bytes).
package struct RecoveryCode: Sendable {
  private let bytes: [UInt8]

  package init() { bytes = SymmetricKey(size: .bits128).bytes }

  /// Accepts either case, missing hyphens, spaces, O for 0, and I or L for 1. `nil` when the length, a character or the
  /// checksum is wrong.
  package init?(_ typed: String) {
    let letters = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
    let digits = letters.compactMap { RecoveryCode.values[$0] }
    guard letters.count == 30, digits.count == 30 else { return nil }
    bytes = RecoveryCode.regroup(digits, of: 5, by: 8, count: 16).map(UInt8.init)
    guard digits == RecoveryCode.digits(bytes) else { return nil }
  }

  /// Six groups of five characters.
  package var groups: [String] {
    let letters = Array(secret)
    return stride(from: 0, to: 30, by: 5).map { String(letters[$0..<$0 + 5]) }
  }

  /// Whether the input equals the group at that index (0 to 5), with the same tolerance as the initializer.
  package func hasGroup(_ input: String, at index: Int) -> Bool {
    let digits = input.uppercased().filter { !$0.isWhitespace && $0 != "-" }.map { RecoveryCode.values[$0] }
    return digits == RecoveryCode.digits(bytes)[index * 5..<index * 5 + 5].map { $0 }
  }

  /// Whether the input is words of another kind: it neither looks like a group, if perhaps a mistyped one, nor has any
  /// group in it, so that it is safe to show and to keep.
  package func isUnrelated(to input: String) -> Bool {
    let letters = input.uppercased().filter { !$0.isWhitespace && $0 != "-" }
    if letters.count == 5 || 4...6 ~= letters.count && letters.contains(where: \.isNumber) { return false }
    let typed = letters.map { RecoveryCode.values[$0] }
    let digits = RecoveryCode.digits(bytes)
    return !(0..<6).contains { index in
      let group = digits[index * 5..<index * 5 + 5].map(Optional.some)
      return typed.indices.dropLast(4).contains { Array(typed[$0..<$0 + 5]) == group }
    }
  }

  package var text: String { groups.joined(separator: "-") }

  /// The secret that wraps the data key: the code without hyphens.
  var secret: String { String(RecoveryCode.digits(bytes).map { RecoveryCode.alphabet[$0] }) }

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  private static let values = Dictionary(
    uniqueKeysWithValues: zip(alphabet, alphabet.indices).map { ($0, $1) } + [("O", 0), ("I", 1), ("L", 1)])

  private static func digits(_ bytes: [UInt8]) -> [Int] {
    let codeBytes = bytes + Array(SHA256.hash(data: Array("nudgy recovery code 1".utf8) + bytes)).prefix(3)
    return regroup(codeBytes.map(Int.init), of: 8, by: 5, count: 30)
  }

  /// Regroups the bits from groups of `old` bits into groups of `new` bits, most significant first.
  private static func regroup(_ groups: [Int], of oldSize: Int, by newSize: Int, count: Int) -> [Int] {
    (0..<count).map { index in
      var group = 0
      for bit in index * newSize..<(index + 1) * newSize {
        group = group << 1 | groups[bit / oldSize] >> (oldSize - 1 - bit % oldSize) & 1
      }
      return group
    }
  }
}
