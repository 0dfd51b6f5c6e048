internal import CSecret

extension KeyStore {
  /// The default lifetime of a key there, in seconds.
  static let sessionSeconds: UInt32 = 15 * 60

  /// The kernel's keyring of this user, where every program of theirs can read it and no disk sees it.
  static let session = session(seconds: sessionSeconds)

  static func session(seconds: UInt32) -> KeyStore {
    KeyStore(
      isQuick: true,
      read: { id in
        var bytes = [UInt8](repeating: 0, count: 32)
        guard let id, session_find(name(id), &bytes, Int32(bytes.count)) == 32 else { return nil }
        let key = DataKey(bytes: bytes)
        // Another program may have put something else there: treat it as missing, so that the passphrase is asked for.
        return key.id == id ? key : nil
      },
      write: { key throws(VaultError) in
        guard session_keep(name(key.id), key.bytes, 32, seconds) == 0 else { throw .keyNotStored }
      },
      forget: { id throws(VaultError) in
        guard session_forget(name(id)) == 0 else { throw .keyNotForgotten }
      })
  }

  private static func name(_ id: KeyID) -> String { "nudgy:" + id.text }
}
