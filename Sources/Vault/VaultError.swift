package enum VaultError: Error, Hashable, Sendable {
  /// A passphrase is set and has not been entered yet.
  case locked
  /// The secret is neither the passphrase nor the recovery code.
  case wrongPassphrase
  /// The key that sealed the existing data is missing. It is never replaced.
  case keyLost
  /// The key is missing, but the recovery code can still open everything.
  case recoverable
  /// The desktop's keyring has the key, and is locked itself.
  case desktopLocked
  /// The desktop's keyring cannot be reached.
  case desktopUnavailable
  /// A store refused to store the key.
  case keyNotStored
  /// The kernel refused to forget the key.
  case keyNotForgotten
  /// Other users could read a file of the key.
  case keyFileExposed
  /// Sealed by another key than the one that is here.
  case wrongKey
  /// The stored key is not a valid key.
  case keyDamaged
  case truncated
  case unknownVersion(UInt8)
  /// Authentication failed: the bytes, or their record or field, have changed since they were sealed.
  case broken
  /// A file of the key exists but cannot be used: its permissions or its content are wrong. The text says why.
  case keyUnreadable(String)
  /// The file `keys` is damaged, and its copy is unusable too.
  case keyFileDamaged
  case keyNotWritten
}

extension VaultError {
  /// Whether only the key is unavailable, and the sealed bytes may be intact.
  package var isLocked: Bool {
    switch self {
    case .locked, .wrongPassphrase, .keyLost, .recoverable, .desktopLocked, .desktopUnavailable, .wrongKey, .keyDamaged,
      .keyUnreadable, .keyFileDamaged:
      true
    case .keyNotStored, .keyNotForgotten, .keyFileExposed, .truncated, .unknownVersion, .broken, .keyNotWritten: false
    }
  }

  /// Whether entering the passphrase or recovery code would help.
  package var canBeUnlocked: Bool { self == .locked || self == .recoverable }

  /// Whether the key itself is gone, so that one from a backup may replace it.
  package var isLost: Bool { [.keyLost, .recoverable, .wrongKey, .keyDamaged, .keyFileDamaged].contains(self) }

  /// Whether the sealed bytes are damaged, whatever the key.
  package var isDamage: Bool {
    switch self {
    case .truncated, .unknownVersion, .broken: true
    default: false
    }
  }
}
