internal import Crypto

/// A sealed field: `version (1 byte) | key id (8) | body`. Version, key id, record and field are authenticated, so that
/// bytes moved to another field or record do not open.
///
/// | version | body | sealed by |
/// |---|---|---|
/// | 1 | nonce (12), ciphertext, tag (16) | the data key |
/// | 2 | encapsulated key (32), ciphertext, tag (16) | whoever knows the letterbox |
struct SealedField {
  private enum Version: UInt8 {
    case field = 1
    case posted = 2

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

  static func sealed(_ text: String, by key: DataKey, _ context: Vault.Context) throws(VaultError) -> [UInt8] {
    let header = [Version.field.rawValue] + key.id.bytes
    do {
      let box = try AES.GCM.seal(Array(text.utf8), using: key.key, authenticating: authenticated(header, context))
      return header + Array(box.nonce) + Array(box.ciphertext) + Array(box.tag)
    } catch {
      throw .broken
    }
  }

  static func posted(_ text: String, to sheet: KeyFile, _ context: Vault.Context) throws(VaultError) -> [UInt8] {
    let header = [Version.posted.rawValue] + sheet.id.bytes
    return header
      + (try DataKey.post(Array(text.utf8), to: sheet.letterbox, authenticating: authenticated(header, context)))
  }

  func opened(by key: DataKey, _ context: Vault.Context) throws(VaultError) -> String {
    guard key.id == id else { throw .wrongKey }
    let associated = SealedField.authenticated(header, context)
    let plain =
      switch version {
      case .field: try unsealed(by: key, associated)
      case .posted: try key.unpost(body, authenticating: associated)
      }
    guard let text = String(validating: plain, as: UTF8.self) else { throw .broken }
    return text
  }

  private func unsealed(by key: DataKey, _ associated: [UInt8]) throws(VaultError) -> [UInt8] {
    do {
      let box = try AES.GCM.SealedBox(combined: body)
      return Array(try AES.GCM.open(box, using: key.key, authenticating: associated))
    } catch {
      throw .broken
    }
  }

  /// Each part behind its length, so that no two contexts give the same bytes.
  private static func authenticated(_ header: [UInt8], _ context: Vault.Context) -> [UInt8] {
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
