extension Vault {
  package func hasPassphrase(sealedBefore existingID: KeyID?) throws(VaultError) -> Bool {
    try keys.loadKeyFile(of: existingID)?.location == .passphrase
  }

  package func hasRecoveryCode(sealedBefore existingID: KeyID?) throws(VaultError) -> Bool {
    try keys.loadKeyFile(of: existingID)?.recovery != nil
  }

  /// Unlocks with the passphrase or the recovery code.
  /// - Returns: which of the two it was.
  package func unlock(with secret: String, sealedBefore existingID: KeyID?) throws(VaultError) -> UnlockMethod {
    guard let keyFile = try keys.loadKeyFile(of: existingID) else { throw .keyLost }
    let (key, kind) = try Vault.unwrap(keyFile, secret)
    if try key.inboxPublicKey != keyFile.inboxPublicKey {
      try change(key) { keyFile throws(VaultError) in try keyFile.renewInboxKey(of: key) }
    }
    if keyFile.location == .passphrase { try keys.finishErasing(key.id) }
    try cacheKey(key)
    return kind
  }

  /// What unlocked the vault.
  package enum UnlockMethod: Sendable { case passphrase, recoveryCode }

  /// Puts the key into the session keyring, for this user's other processes.
  /// - Parameter seconds: after these, the keyring forgets it.
  package func stayUnlocked(seconds: UInt32, sealedBefore existingID: KeyID?) throws(VaultError) {
    guard !keys.isReadOnly else { return }
    try KeyStore.session(seconds: seconds).store(dataKey(sealedBefore: existingID))
  }

  /// Keeps the key in this process until it ends or is locked, even after the session keyring has forgotten it.
  package func stayOpen(sealedBefore existingID: KeyID?) throws(VaultError) {
    try cacheKey(dataKey(sealedBefore: existingID))
  }

  /// Forgets the key here, in the session keyring and in every other process. There it is invalid at once, and soon
  /// dropped from memory; see `dropCachedKey`.
  package func lock(sealedBefore existingID: KeyID?) throws(VaultError) {
    try withCache { $0 = nil }
    guard let keyFile = try keys.loadKeyFile(of: existingID) else { return }
    defer { keys.touch() }
    try keys.stores.session.forget(keyFile.id)
  }

  /// Drops the cached key if it was unused for `limit`, or if another process has locked or rewrapped it.
  ///
  /// - Returns: whether a key was dropped.
  package func dropCachedKey(unusedFor limit: Duration?) throws(VaultError) -> Bool {
    try withCache { cached throws(VaultError) in
      guard let key = cached else { return false }
      let isIdle = limit.map { key.lastUsed + $0 <= .now } ?? false
      if !isIdle, try isValid(key) { return false }
      cached = nil
      return true
    }
  }

  /// Wraps the key with the passphrase and removes its unwrapped copies. Sealed fields are not changed.
  package func setPassphrase(_ passphrase: String, sealedBefore existingID: KeyID?) throws(VaultError) {
    let key = try dataKey(sealedBefore: existingID)
    let cost = keys.cost
    try change(key, opensWith: passphrase) { keyFile throws(VaultError) in
      try keyFile.wrap(key, withPassphrase: passphrase, cost: cost)
    }
    try keys.finishErasing(key.id)
    try cacheKey(key)
  }

  /// Whether the desktop's keyring may still hold the key although a passphrase is set. Each unlock tries to remove it.
  package func isStillOnDesktop(sealedBefore existingID: KeyID?) throws(VaultError) -> Bool {
    try keys.loadKeyFile(of: existingID)?.isOnDesktop ?? false
  }

  /// Stores the key in the file `key` again and removes the passphrase.
  package func keepInFile(sealedBefore existingID: KeyID?) throws(VaultError) {
    let key = try dataKey(sealedBefore: existingID)
    try keys.withLock { () throws(VaultError) in try keys.stores.file.store(key) }
    try change(key) { $0.keepInFile() }
    try keys.stores.session.forget(key.id)
  }

  /// Restores the key from a backup into the file `key`, without a passphrase. The recovery code is kept if the current
  /// `keys` file still has one for this key.
  @discardableResult
  package func restore(_ exported: ExportedKey) throws(VaultError) -> RestoreOutcome {
    let outcome = try keys.withLock { () throws(VaultError) in
      var keyFile = try KeyFile(exported.key, location: .file)
      let outcome = adoptRecoveryCode(into: &keyFile)
      try keys.stores.file.store(exported.key)
      try keys.write(keyFile)
      return outcome
    }
    try cacheKey(exported.key)
    return outcome
  }

  /// What happened to the recovery code when a key was restored.
  package enum RestoreOutcome: Sendable { case noRecoveryCode, recoveryCodeFits, recoveryCodeVoid }

  private func adoptRecoveryCode(into keyFile: inout KeyFile) -> RestoreOutcome {
    do throws(VaultError) {
      guard let oldFile = try keys.loadKeyFile() else { return .noRecoveryCode }
      keyFile.adoptRecoveryCode(from: oldFile)
      return oldFile.recovery == nil ? .noRecoveryCode : keyFile.recovery == nil ? .recoveryCodeVoid : .recoveryCodeFits
    } catch {
      // The old file is unreadable, so its recovery code is lost.
      return .recoveryCodeVoid
    }
  }

  /// Names of key files that were moved aside for the store's own key. A passphrase set here does not protect them.
  package var setAsideFileNames: [String] { keys.setAsideFileNames }

  package func setRecoveryCode(_ code: RecoveryCode, sealedBefore existingID: KeyID?) throws(VaultError) {
    let key = try dataKey(sealedBefore: existingID)
    let cost = keys.cost
    try change(key, opensWith: code.text) { keyFile throws(VaultError) in try keyFile.wrap(key, with: code, cost: cost)
    }
  }

  /// Whether a recovery code was ever offered or made.
  package func wasRecoveryOffered(sealedBefore existingID: KeyID?) throws(VaultError) -> Bool {
    try keys.loadKeyFile(of: existingID).map { $0.isOffered || $0.recovery != nil } ?? false
  }

  package func recordRecoveryOffer(sealedBefore existingID: KeyID?) throws(VaultError) {
    try change(dataKey(sealedBefore: existingID)) { $0.isOffered = true }
  }

  /// Repairs the file `keys` and its copy from each other.
  /// - Returns: whether `keys` itself had to be repaired.
  @discardableResult
  package func repair() throws(VaultError) -> Bool { try keys.repair() }

  /// Removes half-written files of killed processes.
  package func removeLeftovers() throws(VaultError) { try keys.removeLeftovers() }

  private func cacheKey(_ key: DataKey) throws(VaultError) {
    let modificationTime = keys.modificationTime
    try withCache { $0 = CachedKey(key: key, modificationTime: modificationTime) }
  }

  /// - Parameter secret: must open the key in the file as written, or the change is abandoned.
  private func change(
    _ key: DataKey, opensWith secret: String? = nil, _ body: (inout KeyFile) throws(VaultError) -> Void
  ) throws(VaultError) {
    try keys.withLock { () throws(VaultError) in
      let found = try keys.loadKeyFile(of: key.id)
      var keyFile = if let found { found } else { try KeyFile(key, location: .file) }
      try body(&keyFile)
      try keys.write(keyFile) { savedFile throws(VaultError) in
        guard let secret else { return }
        guard let unwrapped = try? Vault.unwrap(savedFile, secret), unwrapped.0.id == key.id else {
          throw .keyNotWritten
        }
      }
    }
    // A key from the session keyring stays marked as such.
    let modificationTime = keys.modificationTime
    try withCache {
      $0 = CachedKey(key: key, modificationTime: modificationTime, isFromSession: $0?.isFromSession ?? false)
    }
  }

  private static func unwrap(_ keyFile: KeyFile, _ secret: String) throws(VaultError) -> (DataKey, UnlockMethod) {
    if let code = RecoveryCode(secret), let recovery = keyFile.recovery {
      return (try recovery.open(with: code.secret, .recovery, id: keyFile.id), .recoveryCode)
    }
    guard let passphrase = keyFile.passphrase else { throw .wrongPassphrase }
    return (try passphrase.open(with: secret, .passphrase, id: keyFile.id), .passphrase)
  }
}
