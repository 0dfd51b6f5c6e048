internal import Crypto

/// Identifies a data key without revealing it: the first eight bytes of the SHA-256 of "nudgy data key 1" and the key.
package struct KeyID: Hashable, Sendable {
  static let count = 8

  let bytes: [UInt8]

  init(ofKey key: [UInt8]) {
    var hash = SHA256()
    hash.update(data: Array("nudgy data key 1".utf8))
    hash.update(data: key)
    bytes = Array(hash.finalize().prefix(KeyID.count))
  }

  /// `nil` unless these are eight bytes.
  init?(bytes: [UInt8]) {
    guard bytes.count == KeyID.count else { return nil }
    self.bytes = bytes
  }

  /// `nil` unless these are sixteen hex digits.
  package init?(text: some StringProtocol) {
    guard let bytes = unhex(text) else { return nil }
    self.init(bytes: bytes)
  }

  package var text: String { hex(bytes) }
}
