internal import Crypto

/// A recipient of a file: an X25519 public key, written `age1…`.
package struct AgeRecipient: Hashable, Sendable {
  let bytes: [UInt8]

  package init(_ text: String) throws(AgeError) {
    guard let bytes = Bech32.decode(text, named: "age"), bytes.count == 32 else { throw .badRecipient(text) }
    self.bytes = bytes
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  package var text: String { Bech32.encode("age", bytes) }

  func wrap(_ fileKey: SymmetricKey) throws -> AgeStanza {
    let ephemeralKey = Curve25519.KeyAgreement.PrivateKey()
    let sharedSecret = try ephemeralKey.sharedSecretFromKeyAgreement(with: .init(rawRepresentation: bytes))
    let share = Array(ephemeralKey.publicKey.rawRepresentation)
    return AgeStanza(
      ["X25519", AgeBase64.text(share)], try AgeBox.seal(fileKey.bytes, AgeRecipient.key(sharedSecret, share, bytes)))
  }

  static func key(_ shared: SharedSecret, _ share: [UInt8], _ recipient: [UInt8]) -> SymmetricKey {
    shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: share + recipient, sharedInfo: Array("age-encryption.org/v1/X25519".utf8),
      outputByteCount: 32)
  }
}

/// The private key of a recipient, written `AGE-SECRET-KEY-1…`.
package struct AgeIdentity: Sendable {
  private let key: Curve25519.KeyAgreement.PrivateKey

  package init(_ text: String) throws(AgeError) {
    guard let bytes = Bech32.decode(text, named: "age-secret-key-"),
      let key = try? Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes)
    else { throw .badIdentity }
    self.key = key
  }

  package var recipient: AgeRecipient { AgeRecipient(bytes: Array(key.publicKey.rawRepresentation)) }

  /// The identities in a file as `age-keygen` writes it: one per line, comments start with `#`. Throws if there are
  /// none.
  package static func all(in text: String) throws(AgeError) -> [AgeIdentity] {
    var all: [AgeIdentity] = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace) {
      all.append(try AgeIdentity(String(line)))
    }
    guard !all.isEmpty else { throw .badIdentity }
    return all
  }

  /// `nil` where the stanza is for another recipient.
  func unwrap(_ stanza: AgeStanza) throws(AgeError) -> SymmetricKey? {
    guard stanza.arguments.first == "X25519" else { return nil }
    guard stanza.arguments.count == 2, let share = AgeBase64.bytes(stanza.arguments[1]), share.count == 32,
      stanza.body.count == 32, let ephemeralKey = try? Curve25519.KeyAgreement.PublicKey(rawRepresentation: share),
      let sharedSecret = try? key.sharedSecretFromKeyAgreement(with: ephemeralKey)
    else { throw .damaged }
    return AgeBox.open(stanza.body, AgeRecipient.key(sharedSecret, share, recipient.bytes)).map {
      SymmetricKey(data: $0)
    }
  }
}
