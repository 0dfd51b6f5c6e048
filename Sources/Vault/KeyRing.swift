internal import Glibc

/// The data key of one store, wherever it is kept.
struct KeyRing: Sendable {
  let keepers: Keepers
  /// The binary logarithm of scrypt's N.
  let cost: UInt8
  private let folder: String
  private let sheetFile: PrivateFile
  private let keyFile: PrivateFile

  init(_ folder: String, _ outside: Vault.Outside, cost: UInt8) {
    self.folder = folder
    self.cost = cost
    sheetFile = PrivateFile(folder + "/keys")
    keyFile = PrivateFile(folder + "/key")
    keepers = Keepers(outside, file: folder + "/key")
  }

  /// `nil` for a store that has its key file and nothing else.
  func sheet() throws(VaultError) -> KeySheet? {
    guard let text = try sheetFile.read() else { return nil }
    return try KeySheet(reading: text)
  }

  func write(_ sheet: KeySheet) throws(VaultError) { try sheetFile.replace(sheet.text) }

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
  func finishErasing() throws(VaultError) { if keyFile.exists { try keepers.file.forget([]) } }

  /// One process after the other: two that are new here must not make two keys.
  func alone<T>(_ body: () throws(VaultError) -> T) throws(VaultError) -> T {
    let door = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard door >= 0, flock(door, LOCK_EX) == 0 else { throw .keyNotWritten }
    defer { close(door) }
    return try body()
  }
}
