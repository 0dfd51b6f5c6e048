/// A place that keeps the data key as it is.
struct Keeper: Sendable {
  /// Whether asking it costs next to nothing.
  let isQuick: Bool
  /// `nil` where there is no such key; throws where it cannot be asked.
  let find: @Sendable (_ id: [UInt8]) throws(VaultError) -> DataKey?
  let keep: @Sendable (DataKey) throws(VaultError) -> Void
  let forget: @Sendable (_ id: [UInt8]) throws(VaultError) -> Void
}

/// Every place a data key can be in.
struct Keepers: Sendable {
  let file: Keeper
  let desktop: Keeper
  /// Where the key is for a while after it was unlocked.
  let session: Keeper

  init(_ outside: Vault.Outside, file path: String) {
    file = .file(PrivateFile(path))
    desktop = outside.contains(.desktop) ? .desktop : .nobody(.desktopAway)
    session = outside.contains(.session) ? .session : .nobody(nil)
  }

  subscript(kept: KeySheet.Kept) -> Keeper {
    switch kept {
    case .file: file
    case .desktop: desktop
    case .passphrase: session
    }
  }
}

extension Keeper {
  /// The place that is not there.
  static func nobody(_ error: VaultError?) -> Keeper {
    Keeper(
      isQuick: error == nil,
      find: { _ throws(VaultError) in
        if let error { throw error }
        return nil
      },
      keep: { _ throws(VaultError) in throw error ?? .notKept }, forget: { _ in })
  }
}
