internal import CSecret

extension KeyStore {
  /// How long a key stays there, in seconds, unless it is asked to be there longer.
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
        // What another program has put there is as good as nothing: the passphrase is asked for.
        return key.id == id ? key : nil
      },
      write: { key throws(VaultError) in
        guard session_keep(name(key.id), key.bytes, 32, seconds) == 0 else { throw .notKept }
      },
      forget: { id throws(VaultError) in
        guard session_forget(name(id)) == 0 else { throw .notForgotten }
      })
  }

  private static func name(_ id: KeyID) -> String { "nudgy:" + id.text }
}
