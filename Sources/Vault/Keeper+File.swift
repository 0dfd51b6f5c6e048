extension Keeper {
  /// 64 hex digits in a private file; whichever key stands there is the one.
  static func file(_ file: PrivateFile) -> Keeper {
    Keeper(
      isQuick: true,
      find: { _ throws(VaultError) in
        guard let text = try file.read() else { return nil }
        guard let key = DataKey(text: text.prefix { !$0.isNewline }) else { throw .keyUnreadable("it is not a key") }
        return key
      },
      keep: { key throws(VaultError) in try file.make(key.text + "\n") },
      forget: { _ throws(VaultError) in try file.erase() })
  }
}
