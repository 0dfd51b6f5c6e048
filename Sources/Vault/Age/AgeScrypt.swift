internal import Crypto
internal import CryptoExtras

/// A file key wrapped by a passphrase.
enum AgeScrypt {
  private static let label = "age-encryption.org/v1/scrypt"
  /// Binary logarithms of scrypt's N that are accepted; above 2^20, scrypt would need more than a gigabyte.
  private static let allowedCosts = 1...20

  static func key(_ secret: String, _ salt: [UInt8], cost: Int) throws -> SymmetricKey {
    try KDF.Scrypt.deriveKey(
      from: Array(secret.utf8), salt: Array(label.utf8) + salt, outputByteCount: 32, rounds: 1 << cost, blockSize: 8,
      parallelism: 1)
  }

  static func unwrap(_ stanza: AgeStanza, _ secret: String) throws(AgeError) -> SymmetricKey {
    guard stanza.arguments.count == 3, let salt = AgeBase64.bytes(stanza.arguments[1]), salt.count == 16,
      let cost = Int(stanza.arguments[2]), String(cost) == stanza.arguments[2], cost > 0, stanza.body.count == 32
    else { throw .damaged }
    guard allowedCosts.contains(cost) else { throw .tooCostly(cost) }
    guard let key = try? key(secret, salt, cost: cost), let fileKey = AgeBox.open(stanza.body, key) else {
      throw .wrongKey
    }
    return SymmetricKey(data: fileKey)
  }
}

/// Encrypts a file key under a key that is used only once, which makes the zero nonce safe.
enum AgeBox {
  private static var nonce: ChaChaPoly.Nonce {
    get throws { try ChaChaPoly.Nonce(data: [UInt8](repeating: 0, count: 12)) }
  }

  static func seal(_ bytes: [UInt8], _ key: SymmetricKey) throws -> [UInt8] {
    let box = try ChaChaPoly.seal(bytes, using: key, nonce: nonce)
    return Array(box.ciphertext) + Array(box.tag)
  }

  static func open(_ bytes: [UInt8], _ key: SymmetricKey) -> [UInt8]? {
    guard bytes.count >= 16,
      let box = try? ChaChaPoly.SealedBox(nonce: nonce, ciphertext: bytes.dropLast(16), tag: bytes.suffix(16))
    else { return nil }
    return (try? ChaChaPoly.open(box, using: key)).map { Array($0) }
  }
}
