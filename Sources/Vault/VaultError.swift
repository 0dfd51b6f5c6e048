package enum VaultError: Error, Hashable, Sendable {
  /// There is a passphrase, and nobody has given it yet.
  case locked
  /// Neither the passphrase nor the recovery code.
  case wrongPassphrase
  /// Something was sealed, and the key that did it is gone. It is never replaced.
  case keyLost
  /// The same, where the recovery code still opens everything.
  case recoverable
  /// The desktop keeps the key, and its own lock is closed.
  case desktopLocked
  /// The desktop keeps the key, and is not there.
  case desktopAway
  /// A place refused to keep the key.
  case notKept
  /// The kernel refused to forget the key.
  case notForgotten
  /// Others could read a file of the key.
  case exposed
  /// Sealed by another key than the one that is here.
  case wrongKey
  /// The key is there, and is no key any more.
  case keyDamaged
  case truncated
  case unknownVersion(UInt8)
  /// The bytes, or where they stand, are not as they were when they were sealed.
  case broken
  /// A file of the key is there and cannot be used: who may read it, or what is in it, is wrong.
  case keyUnreadable(String)
  /// The file `keys` is not as it was written, and its copy is of no use either.
  case sheetDamaged
  case keyNotWritten
}

extension VaultError {
  /// Whether the key is missing, and the sealed bytes may be as good as ever.
  package var isLocked: Bool {
    switch self {
    case .locked, .wrongPassphrase, .keyLost, .recoverable, .desktopLocked, .desktopAway, .wrongKey, .keyDamaged,
      .keyUnreadable, .sheetDamaged:
      true
    case .notKept, .notForgotten, .exposed, .truncated, .unknownVersion, .broken, .keyNotWritten: false
    }
  }

  /// Whether passphrase or recovery code would help.
  package var isAskable: Bool { self == .locked || self == .recoverable }

  /// Whether the key itself is not here any more, so that a backup's may take its place.
  package var isLost: Bool { [.keyLost, .recoverable, .wrongKey, .keyDamaged, .sheetDamaged].contains(self) }

  /// Whether the sealed bytes are not as they were, whatever the key.
  package var isDamage: Bool {
    switch self {
    case .truncated, .unknownVersion, .broken: true
    default: false
    }
  }
}
