internal import Crypto
internal import Synchronization

/// Seals single fields with AES-256-GCM under one data key, which is loaded or created on first use.
package final class Vault: Sendable {
  let keys: KeyRing
  private let cache = Mutex<CachedKey?>(nil)

  /// The key while this process has it in memory.
  struct CachedKey: Sendable {
    let key: DataKey
    /// Modification time of `keys` just before this key was loaded; a different one now means the key was locked.
    let modificationTime: Int?
    /// Whether it came from the session keyring: it is valid only while that still has it.
    var isFromSession = false
    var lastUsed = ContinuousClock.now
  }

  /// Stores outside of this process and its files that may hold the key.
  package struct ExternalStores: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The Secret Service.
    package static let desktop = ExternalStores(rawValue: 1)
    /// The kernel's keyring, for a limited time.
    package static let session = ExternalStores(rawValue: 2)
  }

  /// - Parameters:
  ///   - folder: where the files `key` and `keys` are, beside the store.
  ///   - cost: the binary logarithm of scrypt's N for keys that are wrapped from now on.
  ///   - isDryRun: keys are read, but none is stored, wrapped, moved or removed; a new one exists in this process only.
  ///   - exposed: called when other users could read a file of the key; its mode has been corrected by then.
  package convenience init(
    folder: String, externalStores: ExternalStores = [], cost: UInt8 = 17, isDryRun: Bool = false,
    onExposure: @escaping @Sendable (VaultError) -> Void = { _ in }
  ) {
    self.init(
      KeyRing(folder, cost: cost, isReadOnly: isDryRun, exposed: { onExposure(.keyFileExposed) }) {
        KeyStores(externalStores, file: $0)
      })
  }

  init(_ keys: KeyRing) { self.keys = keys }

  /// The place of a sealed text, authenticated with it: the text cannot be opened anywhere else.
  package struct Context: Hashable, Sendable {
    /// The record's id.
    package let record: String
    /// Kind and field, as in `nudge.said`.
    package let field: String

    package init(record: String, field: String) {
      self.record = record
      self.field = field
    }
  }

  /// - Parameter existingID: the id of the key that sealed the store's existing data. No other key is used, and if it
  ///   is missing, the key is lost. With `nil`, nothing is sealed yet, and a key is created if there is none. The same
  ///   holds for every `sealedBefore` parameter.
  package func seal(_ text: String, for context: Context, sealedBefore existingID: KeyID?) throws(VaultError) -> [UInt8]
  {
    try SealedField.seal(text, by: dataKey(sealedBefore: existingID), context)
  }

  /// Seals without asking for the key: if it is not quickly available, the text is sealed to the inbox public key, and
  /// opens like any other once the key is there.
  package func sealToInbox(_ text: String, for context: Context, sealedBefore existingID: KeyID?) throws(VaultError)
    -> [UInt8]
  {
    if let key = try keyIfQuick(existingID) { return try SealedField.seal(text, by: key, context) }
    guard let keyFile = try keys.loadKeyFile(of: existingID) else {
      return try seal(text, for: context, sealedBefore: existingID)
    }
    return try SealedField.sealToInbox(text, to: keyFile, context)
  }

  package func open(_ sealed: [UInt8], for context: Context) throws(VaultError) -> String {
    let field = try SealedField(sealed)
    return try field.open(by: dataKey(sealedBefore: field.id), context)
  }

  /// The cached key, to open many fields in a row; `nil` unless this process has a valid one.
  package func opener() throws(VaultError) -> Opener? {
    try withCache { cached throws(VaultError) in
      guard try isValid(cached), let key = cached?.key else { return nil }
      cached?.lastUsed = .now
      return Opener(key: key)
    }
  }

  package struct Opener: Sendable {
    let key: DataKey

    /// `nil` if this key cannot open it.
    package func open(_ sealed: [UInt8], for context: Context) -> String? {
      try? SealedField(sealed).open(by: key, context)
    }
  }

  /// The id of the key that sealed a field; `nil` if the bytes are not a sealed field.
  package static func keyID(of sealed: [UInt8]) -> KeyID? { (try? SealedField(sealed))?.id }

  /// The id of the store's key, available even while the key is locked.
  package func keyID(sealedBefore existingID: KeyID?) throws(VaultError) -> KeyID {
    if let keyFile = try keys.loadKeyFile(of: existingID) { return keyFile.id }
    return try dataKey(sealedBefore: existingID).id
  }

  /// Loads the key, or throws why it is not available.
  package func requireKey(sealedBefore existingID: KeyID?) throws(VaultError) {
    _ = try dataKey(sealedBefore: existingID)
  }

  func dataKey(sealedBefore existingID: KeyID?) throws(VaultError) -> DataKey {
    if let key = try loadKey(existingID, { () throws(VaultError) in try keys.find(existingID) }) { return key }
    throw .keyLost
  }

  /// The key if it can be loaded quickly; `nil` otherwise, and also where the key is lost.
  private func keyIfQuick(_ existingID: KeyID?) throws(VaultError) -> DataKey? {
    do throws(VaultError) {
      return try loadKey(existingID) { () throws(VaultError) in try keys.findIfQuick(existingID) }
    } catch {
      guard error.isLost else { throw error }
      return nil
    }
  }

  private func loadKey(_ known: KeyID?, _ find: () throws(VaultError) -> DataKey?) throws(VaultError) -> DataKey? {
    try withCache { cached throws(VaultError) in
      if try !isValid(cached) {
        cached = nil
        let modificationTime = keys.modificationTime
        if let key = try find() {
          cached = CachedKey(
            key: key, modificationTime: modificationTime,
            isFromSession: try keys.loadKeyFile(of: key.id)?.location == .passphrase)
        }
      }
      if let key = cached?.key, let known, key.id != known { throw .wrongKey }
      cached?.lastUsed = .now
      return cached?.key
    }
  }

  /// Whether this process has a valid key, one that no process has locked since it was loaded.
  package var isOpen: Bool {
    get throws(VaultError) { try withCache { cached throws(VaultError) in try isValid(cached) } }
  }

  func isValid(_ held: CachedKey?) throws(VaultError) -> Bool {
    guard let held, held.modificationTime == keys.modificationTime else { return false }
    return held.isFromSession ? try keys.stores.session.find(held.key.id) != nil : true
  }

  /// `Mutex.withLock` does not preserve typed errors, so the result is passed through a `Result`.
  func withCache<T: Sendable>(_ body: (inout CachedKey?) throws(VaultError) -> T) throws(VaultError) -> T {
    try cache.withLock { held -> Result<T, VaultError> in
      do throws(VaultError) { return .success(try body(&held)) } catch { return .failure(error) }
    }.get()
  }
}
