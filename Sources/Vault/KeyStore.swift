/// Stores the unwrapped data key: in a file, the desktop's keyring or the kernel's. It returns only the key asked for.
struct KeyStore: Sendable {
  /// Whether a lookup is cheap.
  let isQuick: Bool
  private let read: @Sendable (_ id: KeyID?) throws(VaultError) -> DataKey?
  private let write: @Sendable (DataKey) throws(VaultError) -> Void
  /// Leaves a key of another id where it is.
  let forget: @Sendable (_ id: KeyID) throws(VaultError) -> Void
  private var isReadOnly = false

  init(
    isQuick: Bool, read: @escaping @Sendable (_ id: KeyID?) throws(VaultError) -> DataKey?,
    write: @escaping @Sendable (DataKey) throws(VaultError) -> Void,
    forget: @escaping @Sendable (_ id: KeyID) throws(VaultError) -> Void
  ) {
    (self.isQuick, self.read, self.write, self.forget) = (isQuick, read, write, forget)
  }

  /// `nil` where there is no key; throws if the store is unavailable or holds a different key.
  /// - Parameter id: `nil` while nothing has been sealed: any key is accepted.
  func find(_ id: KeyID?) throws(VaultError) -> DataKey? {
    guard let key = try read(id) else { return nil }
    guard id == nil || key.id == id else { throw .wrongKey }
    return key
  }

  /// Throws unless the key can be found there afterwards.
  func store(_ key: DataKey) throws(VaultError) {
    guard !isReadOnly else { return }
    try write(key)
    guard try find(key.id) != nil else { throw .keyNotStored }
  }
}

extension KeyStore {
  /// The same store, read-only.
  fileprivate var readOnly: KeyStore {
    var copy = KeyStore(isQuick: isQuick, read: read, write: write, forget: { _ in })
    copy.isReadOnly = true
    return copy
  }
}

/// The three stores that can hold a data key.
struct KeyStores: Sendable {
  let file: KeyStore
  let desktop: KeyStore
  /// Holds the key for a limited time after it was unlocked.
  let session: KeyStore

  init(file: KeyStore, desktop: KeyStore, session: KeyStore) {
    (self.file, self.desktop, self.session) = (file, desktop, session)
  }

  init(_ external: Vault.ExternalStores, file: PrivateFile) {
    self.file = .file(file)
    desktop = external.contains(.desktop) ? .desktop : .unavailable(.desktopUnavailable)
    session = external.contains(.session) ? .session : .unavailable(nil)
  }

  subscript(kept: KeyFile.Location) -> KeyStore {
    switch kept {
    case .file: file
    case .desktop: desktop
    case .passphrase: session
    }
  }
}

extension KeyStores {
  /// The same stores, read-only.
  var readOnly: KeyStores { KeyStores(file: file.readOnly, desktop: desktop.readOnly, session: session.readOnly) }
}

extension KeyStore {
  /// A store that holds nothing.
  /// - Parameter error: thrown by every access; `nil` for a store that is merely empty.
  static func unavailable(_ error: VaultError?) -> KeyStore {
    KeyStore(
      isQuick: error == nil,
      read: { _ throws(VaultError) in
        if let error { throw error }
        return nil
      },
      write: { _ throws(VaultError) in throw error ?? .keyNotStored },
      forget: { _ throws(VaultError) in if let error { throw error } })
  }
}
