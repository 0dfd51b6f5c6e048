internal import Crypto

/// A sealed field: `version (1 byte) | key id (8) | body`. Version, key id, record and field name are authenticated, so
/// bytes that were moved to another field or record cannot be opened.
///
/// | version | body | sealed by |
/// |---|---|---|
/// | 1 | nonce (12), ciphertext, tag (16) | the data key |
/// | 2 | encapsulated key (32), ciphertext, tag (16) | anyone who has the inbox public key |
struct SealedField {
  private enum Version: UInt8 {
    case field = 1
    case inbox = 2

    var overhead: Int { self == .field ? 12 + 16 : 32 + 16 }
  }

  private let version: Version
  let id: KeyID
  private let bytes: [UInt8]
  private var header: [UInt8] { Array(bytes[..<9]) }
  private var body: ArraySlice<UInt8> { bytes[9...] }

  init(_ bytes: [UInt8]) throws(VaultError) {
    guard let first = bytes.first else { throw .truncated }
    guard let version = Version(rawValue: first) else { throw .unknownVersion(first) }
    guard bytes.count >= 9 + version.overhead else { throw .truncated }
    guard let id = KeyID(bytes: Array(bytes[1..<9])) else { throw .truncated }
    (self.version, self.bytes, self.id) = (version, bytes, id)
  }

  static func seal(_ text: String, by key: DataKey, _ context: Vault.Context) throws(VaultError) -> [UInt8] {
    let header = [Version.field.rawValue] + key.id.bytes
    do {
      let sealedBox = try AES.GCM.seal(
        Array(text.utf8), using: key.key, authenticating: associatedData(header, context))
      return header + Array(sealedBox.nonce) + Array(sealedBox.ciphertext) + Array(sealedBox.tag)
    } catch {
      throw .broken
    }
  }

  static func sealToInbox(_ text: String, to keyFile: KeyFile, _ context: Vault.Context) throws(VaultError) -> [UInt8] {
    let header = [Version.inbox.rawValue] + keyFile.id.bytes
    return header
      + (try DataKey.sealToInbox(
        Array(text.utf8), to: keyFile.inboxPublicKey, authenticating: associatedData(header, context)))
  }

  func open(by key: DataKey, _ context: Vault.Context) throws(VaultError) -> String {
    guard key.id == id else { throw .wrongKey }
    let associatedData = SealedField.associatedData(header, context)
    let plaintext =
      switch version {
      case .field: try decrypt(by: key, associatedData)
      case .inbox: try key.openFromInbox(body, authenticating: associatedData)
      }
    guard let text = String(validating: plaintext, as: UTF8.self) else { throw .broken }
    return text
  }

  private func decrypt(by key: DataKey, _ associatedData: [UInt8]) throws(VaultError) -> [UInt8] {
    do {
      let box = try AES.GCM.SealedBox(combined: body)
      return Array(try AES.GCM.open(box, using: key.key, authenticating: associatedData))
    } catch {
      throw .broken
    }
  }

  /// Additional authenticated data: the header, then record and field, each after its length (2 bytes, big-endian), so
  /// that no two contexts give the same bytes.
  private static func associatedData(_ header: [UInt8], _ context: Vault.Context) -> [UInt8] {
    var bytes = header
    bytes.reserveCapacity(header.count + context.record.utf8.count + context.field.utf8.count + 4)
    for part in [context.record, context.field] {
      bytes.append(UInt8(truncatingIfNeeded: part.utf8.count >> 8))
      bytes.append(UInt8(truncatingIfNeeded: part.utf8.count))
      bytes.append(contentsOf: part.utf8)
    }
    return bytes
  }
}
