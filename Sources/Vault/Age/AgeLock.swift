internal import Crypto

/// What an age file is closed with.
package enum AgeLock: Sendable {
  case passphrase(String)
  /// At least one.
  case recipients([AgeRecipient])

  /// The binary logarithm of scrypt's N: 128 MiB, as for the vault.
  static let cost = 17

  func wrap(_ fileKey: SymmetricKey) throws -> [AgeStanza] {
    switch self {
    case .passphrase(let secret):
      let salt = SymmetricKey(size: .bits128).bytes
      let key = try AgeScrypt.key(secret, salt, cost: AgeLock.cost)
      return [
        AgeStanza(["scrypt", AgeBase64.text(salt), String(AgeLock.cost)], try AgeBox.seal(fileKey.bytes, key))
      ]
    case .recipients(let recipients): return try recipients.map { try $0.wrap(fileKey) }
    }
  }
}

/// What opens one.
package enum AgeKey: Sendable {
  case passphrase(String)
  case identities([AgeIdentity])

  func unwrap(_ stanzas: [AgeStanza]) throws(AgeError) -> SymmetricKey {
    let hasPassphrase = stanzas.contains { $0.words.first == "scrypt" }
    switch self {
    case .passphrase(let secret):
      guard hasPassphrase else { throw .otherLock(needsPassphrase: false) }
      // By the format: nobody else may have been let in beside it.
      guard stanzas.count == 1 else { throw .damaged }
      return try AgeScrypt.unwrap(stanzas[0], secret)
    case .identities(let identities):
      guard !hasPassphrase else { throw .otherLock(needsPassphrase: true) }
      for identity in identities {
        for stanza in stanzas {
          if let key = try identity.unwrap(stanza) { return key }
        }
      }
      throw .wrongKey
    }
  }
}
