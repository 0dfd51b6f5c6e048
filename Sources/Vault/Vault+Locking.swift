extension Vault {
  package var hasPassphrase: Bool { get throws(VaultError) { try keys.sheet()?.kept == .passphrase } }
  package var hasRecoveryCode: Bool { get throws(VaultError) { try keys.sheet()?.recovery != nil } }

  /// Opens with the passphrase, or with the recovery code where that was typed, and tells with which.
  package func unlock(with secret: String) throws(VaultError) -> Secret {
    guard let sheet = try keys.sheet() else { throw .keyLost }
    let (key, kind) = try Vault.opened(sheet, secret)
    try hold(key)
    // Whoever could write the file could have put a letterbox of their own there.
    if try key.letterbox != sheet.letterbox {
      try change { sheet throws(VaultError) in sheet.letterbox = try key.letterbox }
    }
    if sheet.kept == .passphrase { try keys.finishErasing() }
    return kind
  }

  /// What opened it.
  package enum Secret: Sendable { case passphrase, recoveryCode }

  /// Whether this is the passphrase or the recovery code.
  package func check(_ secret: String) throws(VaultError) {
    guard let sheet = try keys.sheet() else { throw .keyLost }
    _ = try Vault.opened(sheet, secret)
  }

  /// Keeps the key at hand for this person's other processes.
  /// - Parameter seconds: after them nobody remembers it.
  package func stayUnlocked(seconds: UInt32) throws(VaultError) {
    try Keeper.session(seconds: seconds).keep(dataKey(sealedBefore: ""))
  }

  /// The key is forgotten: here, by the session, and soon by every process that looks; see `putAway`.
  package func lock() throws(VaultError) {
    try holding { $0 = nil }
    guard let sheet = try keys.sheet() else { return }
    try keys.keepers.session.forget(sheet.id)
    keys.touch()
  }

  /// Forgets a key that nobody has needed for so long, or that was locked, or wrapped anew, by another process.
  ///
  /// - Returns: whether there was one to forget.
  package func putAway(unusedFor limit: Duration?) throws(VaultError) -> Bool {
    let stamp = keys.stamp
    return try holding { held in
      guard let key = held, key.stamp != stamp || limit.map({ key.lastUsed + $0 <= .now }) ?? false else {
        return false
      }
      held = nil
      return true
    }
  }

  /// From now on the key is only wrapped. Nothing that is sealed is touched.
  package func setPassphrase(_ passphrase: String, sealedBefore: String?) throws(VaultError) {
    let key = try dataKey(sealedBefore: sealedBefore)
    let wrapped = try WrappedKey(key, with: passphrase, .passphrase, cost: keys.cost)
    let before = try keys.sheet()?.kept ?? .file
    try change { sheet throws(VaultError) in (sheet.passphrase, sheet.kept) = (wrapped, .passphrase) }
    if before == .desktop { try keys.keepers.desktop.forget(key.id) }
    try keys.finishErasing()
  }

  /// The key is in its file, as if there had never been a passphrase.
  package func keepInFile() throws(VaultError) {
    let key = try dataKey(sealedBefore: "")
    try keys.alone { () throws(VaultError) in
      try keys.finishErasing()
      try keys.keepers.file.keep(key)
    }
    try change { sheet throws(VaultError) in (sheet.passphrase, sheet.kept) = (nil, .file) }
    try keys.keepers.session.forget(key.id)
  }

  /// The key comes back from a backup, into its file; a passphrase that was lost with it is gone.
  package func takeBack(_ carried: CarriedKey) throws(VaultError) {
    try keys.alone { () throws(VaultError) in
      try keys.finishErasing()
      try keys.keepers.file.keep(carried.key)
      try keys.write(KeySheet(carried.key, kept: .file))
    }
    try hold(carried.key)
  }

  package func setRecoveryCode(_ code: RecoveryCode, sealedBefore: String?) throws(VaultError) {
    let key = try dataKey(sealedBefore: sealedBefore)
    let wrapped = try WrappedKey(key, with: code.secret, .recovery, cost: keys.cost)
    try change { sheet throws(VaultError) in sheet.recovery = wrapped }
  }

  /// Whether a recovery code was ever offered or made.
  package var wasRecoveryOffered: Bool {
    get throws(VaultError) { try keys.sheet().map { $0.isOffered || $0.recovery != nil } ?? false }
  }

  package func noteRecoveryOffered() throws(VaultError) {
    try change { sheet throws(VaultError) in sheet.isOffered = true }
  }

  /// Makes the file `keys` and its copy whole again, from each other.
  /// - Returns: whether the file had to be.
  @discardableResult
  package func mend() throws(VaultError) -> Bool { try keys.mend() }

  private func hold(_ key: DataKey) throws(VaultError) {
    let stamp = keys.stamp
    try holding { $0 = Held(key: key, stamp: stamp) }
  }

  private func change(_ body: (inout KeySheet) throws(VaultError) -> Void) throws(VaultError) {
    let key = try dataKey(sealedBefore: "")
    try keys.alone { () throws(VaultError) in
      let found = try keys.sheet()
      var sheet = if let found { found } else { try KeySheet(key, kept: .file) }
      try body(&sheet)
      try keys.write(sheet)
    }
    try hold(key)
  }

  private static func opened(_ sheet: KeySheet, _ secret: String) throws(VaultError) -> (DataKey, Secret) {
    if let code = RecoveryCode(typed: secret), let recovery = sheet.recovery {
      return (try recovery.open(with: code.secret, .recovery, id: sheet.id), .recoveryCode)
    }
    guard let passphrase = sheet.passphrase else { throw .wrongPassphrase }
    return (try passphrase.open(with: secret, .passphrase, id: sheet.id), .passphrase)
  }
}
