internal import Crypto
internal import CryptoExtras

/// A data key encrypted with a secret: AES-256-GCM under a key that scrypt (RFC 7914) derives from the secret.
///
/// 80 bytes: `version (1) | log2 N (1) | r (1) | p (1) | salt (16) | nonce (12) | data key (32) | tag (16)`. Everything
/// before the nonce is authenticated, together with the kind of secret (`passphrase` or `recovery`) and the key's id.
struct WrappedKey: Sendable {
  enum SecretKind: String, Sendable { case passphrase, recovery }

  static let version: UInt8 = 1
  /// Binary logarithms of scrypt's N that are accepted; above 2^20, scrypt would need more than a gigabyte.
  static let allowedCosts: ClosedRange<UInt8> = 10...20

  let bytes: [UInt8]

  init(bytes: [UInt8]) throws(VaultError) {
    guard bytes.count == 80 else { throw .keyFileDamaged }
    guard bytes[0] == WrappedKey.version else { throw .unknownVersion(bytes[0]) }
    guard WrappedKey.allowedCosts.contains(bytes[1]), bytes[2...3] == [8, 1] else { throw .keyFileDamaged }
    self.bytes = bytes
  }

  /// - Parameter cost: the binary logarithm of scrypt's N.
  init(_ key: DataKey, with secret: String, _ kind: SecretKind, cost: UInt8) throws(VaultError) {
    let salt = SymmetricKey(size: .bits128).bytes
    let header = [WrappedKey.version, cost, 8, 1] + salt
    do {
      let box = try AES.GCM.seal(
        key.bytes, using: try WrappedKey.deriveKey(secret, header),
        authenticating: WrappedKey.associatedData(header, kind, key.id))
      bytes = header + Array(box.nonce) + Array(box.ciphertext) + Array(box.tag)
    } catch {
      throw .broken
    }
  }

  /// - Parameter id: of the key that must be in it.
  func open(with secret: String, _ kind: SecretKind, id: KeyID) throws(VaultError) -> DataKey {
    let header = Array(bytes[..<20])
    do {
      let box = try AES.GCM.SealedBox(
        nonce: AES.GCM.Nonce(data: bytes[20..<32]), ciphertext: bytes[32..<64], tag: bytes[64...])
      let key = DataKey(
        bytes: Array(
          try AES.GCM.open(
            box, using: try WrappedKey.deriveKey(secret, header),
            authenticating: WrappedKey.associatedData(header, kind, id))))
      guard key.id == id else { throw VaultError.wrongPassphrase }
      return key
    } catch {
      throw .wrongPassphrase
    }
  }

  private static func deriveKey(_ secret: String, _ header: [UInt8]) throws -> SymmetricKey {
    try KDF.Scrypt.deriveKey(
      from: Array(secret.utf8), salt: header[4...], outputByteCount: 32, rounds: 1 << Int(header[1]),
      blockSize: Int(header[2]), parallelism: Int(header[3]))
  }

  private static func associatedData(_ header: [UInt8], _ kind: SecretKind, _ id: KeyID) -> [UInt8] {
    header + Array(kind.rawValue.utf8) + id.bytes
  }
}
