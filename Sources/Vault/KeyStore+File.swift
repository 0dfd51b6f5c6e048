extension KeyStore {
  /// Stores the key as 64 hex digits in a private file.
  static func file(_ file: PrivateFile) -> KeyStore {
    KeyStore(
      isQuick: true,
      read: { _ throws(VaultError) in try key(in: file) },
      write: { key throws(VaultError) in
        if file.exists { try moveOtherKeyAside(for: key, in: file) }
        try file.create(key.text + "\n")
      },
      forget: { id throws(VaultError) in
        try file.eraseTemporaryFile()
        if let other = try? key(in: file), other.id != id { return }
        try file.erase()
      })
  }

  private static func key(in file: PrivateFile) throws(VaultError) -> DataKey? {
    guard let text = try file.read(), !isErased(text) else { return nil }
    guard let key = DataKey(text: text.prefix { !$0.isNewline }) else { throw .keyDamaged }
    return key
  }

  /// Whether the text is all zeros, as an interrupted erasure leaves it.
  private static func isErased(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == 0 } }

  /// Moves a different or damaged key aside: it may be another store's only key, or be repairable by hand.
  private static func moveOtherKeyAside(for key: DataKey, in file: PrivateFile) throws(VaultError) {
    if let text = try? file.read(), isErased(text) { return try file.erase() }
    let other = try? self.key(in: file)
    if other?.id != key.id { try file.moveAside(to: "\(file.path)-\(other?.id.text ?? "damaged")") }
  }
}
