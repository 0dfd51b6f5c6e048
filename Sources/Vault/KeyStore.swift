/// A place that keeps the data key as it is. It hands out the key it was asked for, and no other that lies there.
struct KeyStore: Sendable {
  /// Whether asking it costs next to nothing.
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

  /// `nil` where there is no key; throws where it cannot be asked, and where the key there is another.
  /// - Parameter id: `nil` while nothing was sealed: whichever key is there will do it.
  func find(_ id: KeyID?) throws(VaultError) -> DataKey? {
    guard let key = try read(id) else { return nil }
    guard id == nil || key.id == id else { throw .wrongKey }
    return key
  }

  /// Throws unless the key can be found there afterwards.
  func keep(_ key: DataKey) throws(VaultError) {
    guard !isReadOnly else { return }
    try write(key)
    guard try find(key.id) != nil else { throw .notKept }
  }
}

extension KeyStore {
  /// The same place, in which nothing can be put or removed.
  fileprivate var readOnly: KeyStore {
    var place = KeyStore(isQuick: isQuick, read: read, write: write, forget: { _ in })
    place.isReadOnly = true
    return place
  }
}

/// Every place a data key can be in.
struct Keepers: Sendable {
  let file: KeyStore
  let desktop: KeyStore
  /// Where the key is for a while after it was unlocked.
  let session: KeyStore

  init(file: KeyStore, desktop: KeyStore, session: KeyStore) {
    (self.file, self.desktop, self.session) = (file, desktop, session)
  }

  init(_ outside: Vault.Outside, file: PrivateFile) {
    self.file = .file(file)
    desktop = outside.contains(.desktop) ? .desktop : .nobody(.desktopAway)
    session = outside.contains(.session) ? .session : .nobody(nil)
  }

  subscript(kept: KeyFile.Kept) -> KeyStore {
    switch kept {
    case .file: file
    case .desktop: desktop
    case .passphrase: session
    }
  }
}

extension Keepers {
  /// The same places, in which nothing can be put or removed.
  var readOnly: Keepers { Keepers(file: file.readOnly, desktop: desktop.readOnly, session: session.readOnly) }
}

extension KeyStore {
  /// The place that is not there.
  static func nobody(_ error: VaultError?) -> KeyStore {
    KeyStore(
      isQuick: error == nil,
      read: { _ throws(VaultError) in
        if let error { throw error }
        return nil
      },
      write: { _ throws(VaultError) in throw error ?? .notKept },
      forget: { _ throws(VaultError) in if let error { throw error } })
  }
}
