internal import Crypto

/// Sixteen random bytes that open the store when passphrase or key file is lost, made to be written on paper.
///
/// 30 characters of Crockford's base 32 in six groups: the 128 bits, then the first 22 of the SHA-256 of "nudgy recovery
/// code 1" and the bytes, by which a slip of the pen is told from another code.
package struct RecoveryCode: Sendable {
  private let bytes: [UInt8]

  package init() { bytes = SymmetricKey(size: .bits128).bytes }

  /// However it is typed: small or large, with or without its hyphens, O for 0 and I or L for 1. `nil` for all else.
  package init?(typed: String) {
    let letters = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
    let digits = letters.compactMap { RecoveryCode.values[$0] }
    guard letters.count == 30, digits.count == 30 else { return nil }
    bytes = RecoveryCode.regrouped(digits, of: 5, by: 8, count: 16).map(UInt8.init)
    guard digits == RecoveryCode.digits(bytes) else { return nil }
  }

  /// Six groups of five.
  package var groups: [String] {
    let letters = Array(secret)
    return stride(from: 0, to: 30, by: 5).map { String(letters[$0..<$0 + 5]) }
  }

  /// Whether this is the group at that place, however it is typed.
  package func has(_ typed: String, as place: Int) -> Bool {
    let digits = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }.map { RecoveryCode.values[$0] }
    return digits == RecoveryCode.digits(bytes)[place * 5..<place * 5 + 5].map { $0 }
  }

  package var text: String { groups.joined(separator: "-") }

  /// What the data key is wrapped by.
  var secret: String { String(RecoveryCode.digits(bytes).map { RecoveryCode.alphabet[$0] }) }

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  private static let values = Dictionary(
    uniqueKeysWithValues: zip(alphabet, alphabet.indices).map { ($0, $1) } + [("O", 0), ("I", 1), ("L", 1)])

  private static func digits(_ bytes: [UInt8]) -> [Int] {
    let all = bytes + Array(SHA256.hash(data: Array("nudgy recovery code 1".utf8) + bytes)).prefix(3)
    return regrouped(all.map(Int.init), of: 8, by: 5, count: 30)
  }

  /// The same bits in other groups, the first ones first.
  private static func regrouped(_ groups: [Int], of old: Int, by new: Int, count: Int) -> [Int] {
    (0..<count).map { place in
      var group = 0
      for bit in place * new..<(place + 1) * new { group = group << 1 | groups[bit / old] >> (old - 1 - bit % old) & 1 }
      return group
    }
  }
}
