internal import Crypto
internal import FoundationEssentials

/// The inbox: text that can be sealed without the data key but opened only with it. It uses HPKE (RFC 9180, base mode,
/// X25519, HKDF-SHA256, ChaCha20-Poly1305) with a key pair derived from the data key, whose public half is stored
/// unencrypted beside the store.
extension DataKey {
  private static let info = Data("nudgy letterbox 1".utf8)

  /// The public half, 32 bytes.
  var inboxPublicKey: [UInt8] {
    get throws(VaultError) { Array(try inboxPrivateKey.publicKey.rawRepresentation) }
  }

  /// - Returns: `encapsulated key (32) | ciphertext | tag (16)`.
  static func sealToInbox(_ text: [UInt8], to publicKey: [UInt8], authenticating context: [UInt8]) throws(VaultError)
    -> [UInt8]
  {
    do {
      var sender = try HPKE.Sender(
        recipientKey: Curve25519.KeyAgreement.PublicKey(rawRepresentation: publicKey),
        ciphersuite: .Curve25519_SHA256_ChachaPoly, info: info)
      let sealed = try sender.seal(text, authenticating: context)
      return Array(sender.encapsulatedKey) + Array(sealed)
    } catch {
      throw .broken
    }
  }

  func openFromInbox(_ sealed: ArraySlice<UInt8>, authenticating context: [UInt8]) throws(VaultError) -> [UInt8] {
    let privateKey = try inboxPrivateKey
    do {
      var recipient = try HPKE.Recipient(
        privateKey: privateKey, ciphersuite: .Curve25519_SHA256_ChachaPoly, info: DataKey.info,
        encapsulatedKey: Data(sealed.prefix(32)))
      return Array(try recipient.open(sealed.dropFirst(32), authenticating: context))
    } catch {
      throw .broken
    }
  }

  private var inboxPrivateKey: Curve25519.KeyAgreement.PrivateKey {
    get throws(VaultError) {
      let seed = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: DataKey.info, outputByteCount: 32)
      do { return try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: seed.bytes) } catch {
        throw .broken
      }
    }
  }
}
