internal import Crypto

/// What an age file is encrypted with.
package enum AgeEncryptionKey: Sendable {
  case passphrase(String)
  /// At least one.
  case recipients([AgeRecipient])

  /// The binary logarithm of scrypt's N: 128 MiB, as for the vault.
  static let cost = 17

  func wrap(_ fileKey: SymmetricKey) throws -> [AgeStanza] {
    switch self {
    case .passphrase(let secret):
      let salt = SymmetricKey(size: .bits128).bytes
      let key = try AgeScrypt.key(secret, salt, cost: AgeEncryptionKey.cost)
      return [
        AgeStanza(["scrypt", AgeBase64.text(salt), String(AgeEncryptionKey.cost)], try AgeBox.seal(fileKey.bytes, key))
      ]
    case .recipients(let recipients): return try recipients.map { try $0.wrap(fileKey) }
    }
  }
}

/// What an age file is decrypted with.
package enum AgeDecryptionKey: Sendable {
  case passphrase(String)
  case identities([AgeIdentity])

  func unwrap(_ stanzas: [AgeStanza]) throws(AgeError) -> SymmetricKey {
    let hasPassphrase = stanzas.contains { $0.arguments.first == "scrypt" }
    switch self {
    case .passphrase(let secret):
      guard hasPassphrase else { throw .wrongKeyKind(needsPassphrase: false) }
      // The format forbids any other stanza beside a passphrase.
      guard stanzas.count == 1 else { throw .damaged }
      return try AgeScrypt.unwrap(stanzas[0], secret)
    case .identities(let identities):
      guard !hasPassphrase else { throw .wrongKeyKind(needsPassphrase: true) }
      for identity in identities {
        for stanza in stanzas {
          if let key = try identity.unwrap(stanza) { return key }
        }
      }
      throw .wrongKey
    }
  }
}
