internal import Glibc

/// The data key of one store, wherever it is kept.
struct KeyRing: Sendable {
  let keepers: Keepers
  /// The binary logarithm of scrypt's N.
  let cost: UInt8
  private let folder: String
  private let sheetFile: PrivateFile
  /// Beside the copies of the store. The key itself is never copied there, only what is wrapped.
  private let copyFile: PrivateFile
  private let keyFile: PrivateFile

  init(_ folder: String, _ outside: Vault.Outside, cost: UInt8) {
    self.folder = folder
    self.cost = cost
    sheetFile = PrivateFile(folder + "/keys")
    copyFile = PrivateFile(folder + "/backups/keys")
    keyFile = PrivateFile(folder + "/key")
    keepers = Keepers(outside, file: folder + "/key")
  }

  /// The file, or its copy where the file is damaged or gone; `nil` for a store that has its key file and nothing else.
  func sheet() throws(VaultError) -> KeySheet? {
    let damage: VaultError?
    do throws(VaultError) {
      if let text = try sheetFile.read() { return try KeySheet(reading: text) }
      damage = nil
    } catch {
      guard error == .sheetDamaged else { throw error }
      damage = error
    }
    // A copy that does not read either is as good as none. Whoever put a key file in the place of a wrapped key that
    // was lost is not asked for its passphrase.
    if let text = try? copyFile.read(), let copy = try? KeySheet(reading: text),
      damage != nil || copy.kept != .passphrase || !keyFile.exists
    {
      return copy
    }
    if let damage { throw damage }
    return nil
  }

  /// The copy first, so that nothing opens as before once the change is done.
  func write(_ sheet: KeySheet) throws(VaultError) {
    mkdir(folder + "/backups", 0o700)
    for file in [copyFile, sheetFile] { try file.replace(sheet.text) }
  }

  /// Makes file and copy the same again, where one of them is gone, damaged, or was not reached by the last change.
  /// - Returns: whether it was the file.
  func mend() throws(VaultError) -> Bool {
    guard let text = try sheet()?.text else { return false }
    let (file, copy) = (try sheetFile.read(), try copyFile.read())
    guard file != text || copy != text else { return false }
    try alone { () throws(VaultError) in
      if let sheet = try sheet() { try write(sheet) }
    }
    return file != text
  }

  /// When the file `keys` last changed, in nanoseconds; `nil` where there is none.
  var stamp: Int? { sheetFile.stamp }

  /// Tells those who hold the key that it was locked.
  func touch() { sheetFile.touch() }

  /// - Parameter isNew: whether a key may be made where there is none.
  func find(make isNew: Bool) throws(VaultError) -> DataKey {
    if let key = try found() { return key }
    guard isNew else { throw .keyLost }
    return try alone { () throws(VaultError) in
      if let key = try found() { return key }
      return try make()
    }
  }

  /// Throws where a key must be there and is not.
  private func found() throws(VaultError) -> DataKey? {
    guard let sheet = try sheet() else { return try keepers.file.find([]) }
    if let key = try keepers[sheet.kept].find(sheet.id) { return key }
    if sheet.kept == .passphrase { throw .locked }
    throw sheet.recovery == nil ? .keyLost : .recoverable
  }

  func findQuickly() throws(VaultError) -> DataKey? {
    guard let sheet = try sheet() else { return try keepers.file.find([]) }
    return keepers[sheet.kept].isQuick ? try keepers[sheet.kept].find(sheet.id) : nil
  }

  /// The desktop keeps it where there is one that does; else the file.
  private func make() throws(VaultError) -> DataKey {
    let key = DataKey.random()
    do throws(VaultError) {
      try keepers.desktop.keep(key)
      try write(KeySheet(key, kept: .desktop))
    } catch {
      guard error == .notKept || error == .desktopAway else { throw error }
      try keepers.file.keep(key)
    }
    return key
  }

  /// Where there is a passphrase a key file counts for nothing; one can be left by a process that was cut short.
  func finishErasing() throws(VaultError) { try keepers.file.forget([]) }

  /// One process after the other: two that are new here must not make two keys.
  func alone<T>(_ body: () throws(VaultError) -> T) throws(VaultError) -> T {
    let door = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard door >= 0, flock(door, LOCK_EX) == 0 else { throw .keyNotWritten }
    defer { close(door) }
    return try body()
  }
}
