internal import Crypto

/// The chunks of a payload, 64 KiB each but the last, under one key and a counting nonce (STREAM).
struct AgePayload {
  static let chunkSize = 1 << 16
  static let nonceLength = 16

  private let key: SymmetricKey
  private var chunkIndex: UInt64 = 0

  init(_ fileKey: SymmetricKey, nonce: [UInt8]) {
    key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: fileKey, salt: nonce, info: Array("payload".utf8), outputByteCount: 32)
  }

  mutating func seal(_ bytes: some Collection<UInt8>, isLast: Bool) throws -> [UInt8] {
    let box = try ChaChaPoly.seal(Array(bytes), using: key, nonce: nextNonce(isLast))
    return Array(box.ciphertext) + Array(box.tag)
  }

  mutating func open(_ bytes: [UInt8], isLast: Bool) throws -> [UInt8] {
    let box = try ChaChaPoly.SealedBox(
      nonce: nextNonce(isLast), ciphertext: bytes.dropLast(16), tag: bytes.suffix(16))
    return Array(try ChaChaPoly.open(box, using: key))
  }

  /// An 11-byte big-endian chunk counter, then 1 for the last chunk and 0 for all others.
  private mutating func nextNonce(_ isLast: Bool) throws -> ChaChaPoly.Nonce {
    defer { chunkIndex += 1 }
    let counter = (0..<8).map { UInt8(truncatingIfNeeded: chunkIndex >> (56 - 8 * UInt64($0))) }
    return try ChaChaPoly.Nonce(data: [0, 0, 0] + counter + [isLast ? 1 : 0])
  }
}
