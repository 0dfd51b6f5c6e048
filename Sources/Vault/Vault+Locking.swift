extension Vault {
  package func hasPassphrase(sealedBefore known: KeyID?) throws(VaultError) -> Bool {
    try keys.sheet(of: known)?.kept == .passphrase
  }

  package func hasRecoveryCode(sealedBefore known: KeyID?) throws(VaultError) -> Bool {
    try keys.sheet(of: known)?.recovery != nil
  }

  /// Opens with the passphrase, or with the recovery code where that was typed, and tells with which.
  package func unlock(with secret: String, sealedBefore known: KeyID?) throws(VaultError) -> Secret {
    guard let sheet = try keys.sheet(of: known) else { throw .keyLost }
    let (key, kind) = try Vault.opened(sheet, secret)
    if try key.letterbox != sheet.letterbox {
      try change(key) { sheet throws(VaultError) in try sheet.renewLetterbox(of: key) }
    }
    if sheet.kept == .passphrase { try keys.finishErasing(key.id) }
    try hold(key)
    return kind
  }

  /// What opened it.
  package enum Secret: Sendable { case passphrase, recoveryCode }

  /// Whether this is the passphrase or the recovery code.
  package func check(_ secret: String, sealedBefore known: KeyID?) throws(VaultError) {
    guard let sheet = try keys.sheet(of: known) else { throw .keyLost }
    _ = try Vault.opened(sheet, secret)
  }

  /// Keeps the key at hand for this person's other processes.
  /// - Parameter seconds: after them nobody remembers it.
  package func stayUnlocked(seconds: UInt32, sealedBefore known: KeyID?) throws(VaultError) {
    guard !keys.isReadOnly else { return }
    try KeyStore.session(seconds: seconds).keep(dataKey(sealedBefore: known))
  }

  /// Keeps the key in this process until it ends or is locked, also where the session only lent it.
  package func stayOpen(sealedBefore known: KeyID?) throws(VaultError) { try hold(dataKey(sealedBefore: known)) }

  /// The key is forgotten: here, by the session, and by every other process, where it opens nothing from now on and is
  /// soon out of memory; see `putAway`.
  package func lock(sealedBefore known: KeyID?) throws(VaultError) {
    try holding { $0 = nil }
    guard let sheet = try keys.sheet(of: known) else { return }
    defer { keys.touch() }
    try keys.keepers.session.forget(sheet.id)
  }

  /// Forgets a key that nobody has needed for so long, or that was locked, or wrapped anew, by another process.
  ///
  /// - Returns: whether there was one to forget.
  package func putAway(unusedFor limit: Duration?) throws(VaultError) -> Bool {
    try holding { held throws(VaultError) in
      guard let key = held else { return false }
      let isIdle = limit.map { key.lastUsed + $0 <= .now } ?? false
      if !isIdle, try isInForce(key) { return false }
      held = nil
      return true
    }
  }

  /// From now on the key is only wrapped. Nothing that is sealed is touched.
  package func setPassphrase(_ passphrase: String, sealedBefore known: KeyID?) throws(VaultError) {
    let key = try dataKey(sealedBefore: known)
    let cost = keys.cost
    try change(key, opensWith: passphrase) { sheet throws(VaultError) in
      try sheet.wrap(key, withPassphrase: passphrase, cost: cost)
    }
    try keys.finishErasing(key.id)
    try hold(key)
  }

  /// Whether the desktop did not let go of a key that a passphrase is over. Each unlocking asks it again.
  package func isLeftOnDesktop(sealedBefore known: KeyID?) throws(VaultError) -> Bool {
    try keys.sheet(of: known)?.isOnDesktop ?? false
  }

  /// The key is in its file, as if there had never been a passphrase.
  package func keepInFile(sealedBefore known: KeyID?) throws(VaultError) {
    let key = try dataKey(sealedBefore: known)
    try keys.alone { () throws(VaultError) in try keys.keepers.file.keep(key) }
    try change(key) { $0.keepInFile() }
    try keys.keepers.session.forget(key.id)
  }

  /// The key comes back from a backup, into its file; a passphrase that was lost with it is gone. A recovery code stays
  /// where it is known still, and opens this key.
  @discardableResult
  package func takeBack(_ carried: CarriedKey) throws(VaultError) -> TakenBack {
    let outcome = try keys.alone { () throws(VaultError) in
      var sheet = try KeyFile(carried.key, kept: .file)
      let outcome = takeOver(by: &sheet)
      try keys.keepers.file.keep(carried.key)
      try keys.write(sheet)
      return outcome
    }
    try hold(carried.key)
    return outcome
  }

  /// What became of the recovery code when a key came back.
  package enum TakenBack: Sendable { case noRecoveryCode, recoveryCodeFits, recoveryCodeVoid }

  private func takeOver(by sheet: inout KeyFile) -> TakenBack {
    do throws(VaultError) {
      guard let lost = try keys.sheet() else { return .noRecoveryCode }
      sheet.takeOver(lost)
      return lost.recovery == nil ? .noRecoveryCode : sheet.recovery == nil ? .recoveryCodeVoid : .recoveryCodeFits
    } catch {
      // What was in a sheet that does not read, nobody knows.
      return .recoveryCodeVoid
    }
  }

  /// The names of files with keys that made way for the store's own. No passphrase is over them.
  package var setAside: [String] { keys.setAside }

  package func setRecoveryCode(_ code: RecoveryCode, sealedBefore known: KeyID?) throws(VaultError) {
    let key = try dataKey(sealedBefore: known)
    let cost = keys.cost
    try change(key, opensWith: code.text) { sheet throws(VaultError) in try sheet.wrap(key, with: code, cost: cost) }
  }

  /// Whether a recovery code was ever offered or made.
  package func wasRecoveryOffered(sealedBefore known: KeyID?) throws(VaultError) -> Bool {
    try keys.sheet(of: known).map { $0.isOffered || $0.recovery != nil } ?? false
  }

  package func noteRecoveryOffered(sealedBefore known: KeyID?) throws(VaultError) {
    try change(dataKey(sealedBefore: known)) { $0.isOffered = true }
  }

  /// Makes the file `keys` and its copy whole again, from each other.
  /// - Returns: whether the file had to be.
  @discardableResult
  package func mend() throws(VaultError) -> Bool { try keys.mend() }

  /// Removes what a process that was killed left half written.
  package func sweep() throws(VaultError) { try keys.sweep() }

  private func hold(_ key: DataKey) throws(VaultError) {
    let stamp = keys.stamp
    try holding { $0 = Held(key: key, stamp: stamp) }
  }

  /// - Parameter secret: what must open the key out of the changed sheet, or nothing is changed.
  private func change(
    _ key: DataKey, opensWith secret: String? = nil, _ body: (inout KeyFile) throws(VaultError) -> Void
  ) throws(VaultError) {
    try keys.alone { () throws(VaultError) in
      let found = try keys.sheet(of: key.id)
      var sheet = if let found { found } else { try KeyFile(key, kept: .file) }
      try body(&sheet)
      try keys.write(sheet) { written throws(VaultError) in
        guard let secret else { return }
        guard let opened = try? Vault.opened(written, secret), opened.0.id == key.id else { throw .keyNotWritten }
      }
    }
    // Lent by the session it stays lent.
    let stamp = keys.stamp
    try holding { $0 = Held(key: key, stamp: stamp, isLent: $0?.isLent ?? false) }
  }

  private static func opened(_ sheet: KeyFile, _ secret: String) throws(VaultError) -> (DataKey, Secret) {
    if let code = RecoveryCode(typed: secret), let recovery = sheet.recovery {
      return (try recovery.open(with: code.secret, .recovery, id: sheet.id), .recoveryCode)
    }
    guard let passphrase = sheet.passphrase else { throw .wrongPassphrase }
    return (try passphrase.open(with: secret, .passphrase, id: sheet.id), .passphrase)
  }
}
