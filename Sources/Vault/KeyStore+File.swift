extension KeyStore {
  /// 64 hex digits in a private file.
  static func file(_ file: PrivateFile) -> KeyStore {
    KeyStore(
      isQuick: true,
      read: { _ throws(VaultError) in try key(in: file) },
      write: { key throws(VaultError) in
        if file.exists { try makeWay(for: key, in: file) }
        try file.make(key.text + "\n")
      },
      forget: { id throws(VaultError) in
        try file.eraseDraft()
        if let other = try? key(in: file), other.id != id { return }
        try file.erase()
      })
  }

  private static func key(in file: PrivateFile) throws(VaultError) -> DataKey? {
    guard let text = try file.read(), !isErased(text) else { return nil }
    guard let key = DataKey(text: text.prefix { !$0.isNewline }) else { throw .keyDamaged }
    return key
  }

  /// What an erasure that was cut short leaves.
  private static func isErased(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == 0 } }

  /// Another key may be the only one of another store, and what is damaged may be mended by hand: both are set aside.
  private static func makeWay(for key: DataKey, in file: PrivateFile) throws(VaultError) {
    if let text = try? file.read(), isErased(text) { return try file.erase() }
    let other = try? self.key(in: file)
    if other?.id != key.id { try file.setAside(as: "\(file.path)-\(other?.id.text ?? "damaged")") }
  }
}
