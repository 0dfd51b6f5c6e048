internal import Crypto
internal import FoundationEssentials

/// What can be sealed without the data key and opened only with it: HPKE (RFC 9180, base mode, X25519, HKDF-SHA256,
/// ChaCha20-Poly1305) to a key pair that follows from the data key, whose public half may lie open beside the store.
extension DataKey {
  private static let info = Data("nudgy letterbox 1".utf8)

  /// The public half, 32 bytes.
  var letterbox: [UInt8] {
    get throws(VaultError) { Array(try opener.publicKey.rawRepresentation) }
  }

  /// `encapsulated key (32) | ciphertext | tag (16)`.
  static func post(_ text: [UInt8], to letterbox: [UInt8], authenticating context: [UInt8]) throws(VaultError)
    -> [UInt8]
  {
    do {
      var sender = try HPKE.Sender(
        recipientKey: Curve25519.KeyAgreement.PublicKey(rawRepresentation: letterbox),
        ciphersuite: .Curve25519_SHA256_ChachaPoly, info: info)
      let sealed = try sender.seal(text, authenticating: context)
      return Array(sender.encapsulatedKey) + Array(sealed)
    } catch {
      throw .broken
    }
  }

  func unpost(_ sealed: ArraySlice<UInt8>, authenticating context: [UInt8]) throws(VaultError) -> [UInt8] {
    let opener = try opener
    do {
      var recipient = try HPKE.Recipient(
        privateKey: opener, ciphersuite: .Curve25519_SHA256_ChachaPoly, info: DataKey.info,
        encapsulatedKey: Data(sealed.prefix(32)))
      return Array(try recipient.open(sealed.dropFirst(32), authenticating: context))
    } catch {
      throw .broken
    }
  }

  private var opener: Curve25519.KeyAgreement.PrivateKey {
    get throws(VaultError) {
      let seed = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: DataKey.info, outputByteCount: 32)
      do { return try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: seed.bytes) } catch {
        throw .broken
      }
    }
  }
}
