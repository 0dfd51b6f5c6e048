internal import Crypto
internal import Synchronization

/// Seals single fields with AES-256-GCM under one data key; the key file is read, or made, when something first needs it.
///
/// A sealed field is `version (1 byte) | key id (8) | nonce (12) | ciphertext | tag (16)`. Version, key id, record and
/// field are authenticated, so that bytes moved to another field or record do not open.
package final class Vault: Sendable {
  package static let version: UInt8 = 1

  private let file: KeyFile
  private let key = Mutex<DataKey?>(nil)

  package init(keyFile path: String) { file = KeyFile(path: path) }

  /// Where a sealed text stands: it opens nowhere else.
  package struct Context: Hashable, Sendable {
    /// The record's id.
    package let record: String
    /// Kind and field, as in `nudge.said`.
    package let field: String

    package init(record: String, field: String) {
      self.record = record
      self.field = field
    }
  }

  /// - Parameter sealedBefore: the id of the key that sealed what is there already, if anything is. With it, a key
  ///   file that is missing is a lost key; without, one is made.
  package func seal(_ text: String, for context: Context, sealedBefore: String?) throws(VaultError) -> [UInt8] {
    let key = try dataKey(sealedBefore: sealedBefore)
    let header = [Vault.version] + key.id
    do {
      let box = try AES.GCM.seal(
        Array(text.utf8), using: key.key, authenticating: Vault.authenticated(header, context))
      return header + Array(box.nonce) + Array(box.ciphertext) + Array(box.tag)
    } catch {
      throw .broken
    }
  }

  package func open(_ sealed: [UInt8], for context: Context) throws(VaultError) -> String {
    guard let version = sealed.first else { throw .truncated }
    guard version == Vault.version else { throw .unknownVersion(version) }
    guard sealed.count >= 9 + 12 + 16 else { throw .truncated }
    let id = Array(sealed[1..<9])
    let key = try dataKey(sealedBefore: hex(id))
    guard key.id == id else { throw .wrongKey }
    let bytes = try Vault.opened(sealed, key, context)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .broken }
    return text
  }

  /// Names the key, without telling anything of it.
  package func keyID(sealedBefore: String?) throws(VaultError) -> String {
    hex(try dataKey(sealedBefore: sealedBefore).id)
  }

  func dataKey(sealedBefore: String?) throws(VaultError) -> DataKey {
    let result = key.withLock { known -> Result<DataKey, VaultError> in
      if let known { return .success(known) }
      do throws(VaultError) {
        let found = try file.find(make: sealedBefore == nil)
        known = found
        return .success(found)
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let key): return key
    case .failure(let error): throw error
    }
  }

  static func opened(_ sealed: [UInt8], _ key: DataKey, _ context: Context) throws(VaultError) -> [UInt8] {
    do {
      let box = try AES.GCM.SealedBox(
        nonce: AES.GCM.Nonce(data: sealed[9..<21]), ciphertext: sealed[21..<sealed.count - 16],
        tag: sealed[(sealed.count - 16)...])
      return Array(try AES.GCM.open(box, using: key.key, authenticating: authenticated(Array(sealed[..<9]), context)))
    } catch {
      throw .broken
    }
  }

  /// Each part behind its length, so that no two contexts give the same bytes.
  private static func authenticated(_ header: [UInt8], _ context: Context) -> [UInt8] {
    header
      + [context.record, context.field].flatMap { part in
        [UInt8(truncatingIfNeeded: part.utf8.count >> 8), UInt8(truncatingIfNeeded: part.utf8.count)] + Array(part.utf8)
      }
  }
}

func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
