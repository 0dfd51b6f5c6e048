internal import Crypto

/// Whom a file is for: an X25519 key, written `age1…`.
package struct AgeRecipient: Hashable, Sendable {
  let bytes: [UInt8]

  package init(_ text: String) throws(AgeError) {
    guard let bytes = Bech32.decode(text, named: "age"), bytes.count == 32 else { throw .badRecipient(text) }
    self.bytes = bytes
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  package var text: String { Bech32.encode("age", bytes) }

  func wrap(_ fileKey: SymmetricKey) throws -> AgeStanza {
    let fleeting = Curve25519.KeyAgreement.PrivateKey()
    let shared = try fleeting.sharedSecretFromKeyAgreement(with: .init(rawRepresentation: bytes))
    let share = Array(fleeting.publicKey.rawRepresentation)
    return AgeStanza(
      ["X25519", AgeBase64.text(share)], try AgeBox.seal(fileKey.bytes, AgeRecipient.key(shared, share, bytes)))
  }

  static func key(_ shared: SharedSecret, _ share: [UInt8], _ recipient: [UInt8]) -> SymmetricKey {
    shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: share + recipient, sharedInfo: Array("age-encryption.org/v1/X25519".utf8),
      outputByteCount: 32)
  }
}

/// Who opens it: the other half, written `AGE-SECRET-KEY-1…`.
package struct AgeIdentity: Sendable {
  private let key: Curve25519.KeyAgreement.PrivateKey

  package init(_ text: String) throws(AgeError) {
    guard let bytes = Bech32.decode(text, named: "age-secret-key-"),
      let key = try? Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes)
    else { throw .badIdentity }
    self.key = key
  }

  package var recipient: AgeRecipient { AgeRecipient(bytes: Array(key.publicKey.rawRepresentation)) }

  /// The identities in a file as `age-keygen` writes it: one a line, `#` before what is for people.
  package static func all(in text: String) throws(AgeError) -> [AgeIdentity] {
    var all: [AgeIdentity] = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace) {
      all.append(try AgeIdentity(String(line)))
    }
    guard !all.isEmpty else { throw .badIdentity }
    return all
  }

  /// `nil` where the stanza is not for it.
  func unwrap(_ stanza: AgeStanza) throws(AgeError) -> SymmetricKey? {
    guard stanza.words.first == "X25519" else { return nil }
    guard stanza.words.count == 2, let share = AgeBase64.bytes(stanza.words[1]), share.count == 32,
      stanza.body.count == 32, let their = try? Curve25519.KeyAgreement.PublicKey(rawRepresentation: share),
      let shared = try? key.sharedSecretFromKeyAgreement(with: their)
    else { throw .damaged }
    return AgeBox.open(stanza.body, AgeRecipient.key(shared, share, recipient.bytes)).map { SymmetricKey(data: $0) }
  }
}
