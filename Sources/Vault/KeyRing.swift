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
  let isReadOnly: Bool

  /// - Parameters:
  ///   - isReadOnly: whatever would change a file or a keyring does nothing.
  ///   - exposed: is told that others could read a file, which is private again.
  ///   - keepers: given the key file.
  init(
    _ folder: String, cost: UInt8, isReadOnly: Bool = false, exposed: @escaping @Sendable () -> Void = {},
    keepers: (PrivateFile) -> Keepers
  ) {
    self.folder = folder
    self.cost = cost
    self.isReadOnly = isReadOnly
    sheetFile = PrivateFile(folder + "/keys", isReadOnly: isReadOnly, exposed: exposed)
    copyFile = PrivateFile(folder + "/backups/keys", isReadOnly: isReadOnly, exposed: exposed)
    keyFile = PrivateFile(folder + "/key", isReadOnly: isReadOnly, exposed: exposed)
    let keepers = keepers(keyFile)
    self.keepers = isReadOnly ? keepers.readOnly : keepers
  }

  /// The file, or its copy where the file is damaged or gone; `nil` for a store that has its key file and nothing else.
  func sheet() throws(VaultError) -> KeyFile? {
    let damage: VaultError?
    do throws(VaultError) {
      if let text = try sheetFile.read() { return try KeyFile(reading: text) }
      damage = nil
    } catch {
      guard error == .sheetDamaged else { throw error }
      damage = error
    }
    // A copy that does not read either is as good as none. Whoever put a key file in the place of a wrapped key that
    // was lost is not asked for its passphrase.
    if let text = try? copyFile.read(), let copy = try? KeyFile(reading: text),
      damage != nil || copy.kept != .passphrase || !keyFile.exists
    {
      return copy
    }
    if let damage { throw damage }
    return nil
  }

  /// The same for one key; `nil` where that key itself lies in its file beside the sheet of another, as after a backup
  /// was unpacked over an older store.
  /// - Parameter id: `nil` while nothing was sealed.
  func sheet(of id: KeyID?) throws(VaultError) -> KeyFile? {
    let sheet = try sheet()
    guard let id, let other = sheet?.id, other != id else { return sheet }
    guard try keepers.file.find(id) != nil else { throw .wrongKey }
    return nil
  }

  /// The copy first, so that nothing opens as before once the change is done. The sheet of another key is set aside.
  ///
  /// - Parameter check: is shown what was read back from the disk, before the file itself is replaced.
  func write(_ sheet: KeyFile, check: (KeyFile) throws(VaultError) -> Void = { _ in }) throws(VaultError) {
    guard !isReadOnly else { return }
    mkdir(folder + "/backups", 0o700)
    for file in [copyFile, sheetFile] {
      if let other = try? file.read().map(KeyFile.init(reading:)), other.id != sheet.id {
        try file.setAside(as: "\(sheetFile.path)-\(other.id.text)")
      }
    }
    try copyFile.replace(sheet.text)
    guard let text = try copyFile.read() else { throw .keyNotWritten }
    try check(KeyFile(reading: text))
    try sheetFile.replace(text)
  }

  /// Makes file and copy the same again, where one of them is gone, damaged, or was not reached by the last change.
  /// - Returns: whether it was the file.
  func mend() throws(VaultError) -> Bool {
    guard !isReadOnly, let text = try sheet()?.text else { return false }
    let (file, copy) = (try sheetFile.read(), try copyFile.read())
    guard file != text || copy != text else { return false }
    try alone { () throws(VaultError) in
      if let sheet = try sheet() { try write(sheet) }
    }
    return file != text
  }

  /// Overwrites and removes what a writer that was cut short has left.
  func sweep() throws(VaultError) {
    let files = [sheetFile, copyFile, keyFile].filter(\.hasDraft)
    guard !isReadOnly, !files.isEmpty else { return }
    try alone { () throws(VaultError) in
      for file in files { try file.eraseDraft() }
    }
  }

  /// The names of files with keys that made way for another.
  var setAside: [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix("key-") { names.append(name) }
    }
    return names.sorted()
  }

  /// When the file `keys` last changed, in nanoseconds; `nil` where there is none.
  var stamp: Int? { sheetFile.stamp }

  /// Tells those who hold the key that it was locked.
  func touch() { sheetFile.touch() }

  /// - Parameter id: of the key; `nil` while nothing was sealed, so that one may be made where there is none.
  func find(_ id: KeyID?) throws(VaultError) -> DataKey {
    if let key = try found(id) { return key }
    guard id == nil else { throw .keyLost }
    // For this process alone.
    guard !isReadOnly else { return .random() }
    return try alone { () throws(VaultError) in
      if let key = try found(id) { return key }
      return try make()
    }
  }

  /// Throws where a key must be there and is not.
  private func found(_ id: KeyID?) throws(VaultError) -> DataKey? {
    guard let sheet = try sheet(of: id) else { return try keepers.file.find(id) }
    let lost: VaultError
    do throws(VaultError) {
      if let key = try keepers[sheet.kept].find(sheet.id) { return key }
      lost = .keyLost
    } catch {
      guard error.isLost else { throw error }
      lost = error
    }
    if sheet.kept == .passphrase { throw .locked }
    throw sheet.recovery == nil ? lost : .recoverable
  }

  func findQuickly(_ id: KeyID?) throws(VaultError) -> DataKey? {
    guard let sheet = try sheet(of: id) else { return try keepers.file.find(id) }
    return keepers[sheet.kept].isQuick ? try keepers[sheet.kept].find(sheet.id) : nil
  }

  /// The desktop keeps it where there is one that does; else the file.
  private func make() throws(VaultError) -> DataKey {
    let key = DataKey.random()
    do throws(VaultError) {
      try keepers.desktop.keep(key)
      try write(KeyFile(key, kept: .desktop))
    } catch {
      guard error == .notKept || error == .desktopAway else { throw error }
      try keepers.file.keep(key)
    }
    return key
  }

  /// Where there is a passphrase no place keeps the key as it is. A key file counts for nothing then; one can be left
  /// by a process that was cut short. A desktop that does not answer is asked again the next time.
  func finishErasing(_ id: KeyID) throws(VaultError) {
    try keepers.file.forget(id)
    guard try sheet(of: id)?.isOnDesktop == true else { return }
    do throws(VaultError) { try keepers.desktop.forget(id) } catch { return }
    try alone { () throws(VaultError) in
      guard var sheet = try sheet(of: id) else { return }
      sheet.isOnDesktop = false
      try write(sheet)
    }
  }

  /// One process after the other: two that are new here must not make two keys.
  func alone<T>(_ body: () throws(VaultError) -> T) throws(VaultError) -> T {
    guard !isReadOnly else { return try body() }
    let door = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard door >= 0, flock(door, LOCK_EX) == 0 else { throw .keyNotWritten }
    defer { close(door) }
    return try body()
  }
}
