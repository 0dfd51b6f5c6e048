internal import Glibc

/// Finds, creates and stores the data key of one store: in the file `key`, the desktop's keyring or the kernel's
/// keyring, with its metadata in the file `keys`.
struct KeyRing: Sendable {
  let stores: KeyStores
  /// The binary logarithm of scrypt's N.
  let cost: UInt8
  private let folder: String
  private let mainFile: PrivateFile
  /// The copy in the folder of the store's backups. It holds wrapped keys only, never the plain key.
  private let backupFile: PrivateFile
  private let rawKeyFile: PrivateFile
  let isReadOnly: Bool

  /// - Parameters:
  ///   - isReadOnly: if set, nothing changes a file or a keyring.
  ///   - exposed: called when other users could read a file; its mode has been corrected by then.
  ///   - stores: makes the key stores, given the file `key`.
  init(
    _ folder: String, cost: UInt8, isReadOnly: Bool = false, exposed: @escaping @Sendable () -> Void = {},
    stores: (PrivateFile) -> KeyStores
  ) {
    self.folder = folder
    self.cost = cost
    self.isReadOnly = isReadOnly
    mainFile = PrivateFile(folder + "/keys", isReadOnly: isReadOnly, exposed: exposed)
    backupFile = PrivateFile(folder + "/backups/keys", isReadOnly: isReadOnly, exposed: exposed)
    rawKeyFile = PrivateFile(folder + "/key", isReadOnly: isReadOnly, exposed: exposed)
    let stores = stores(rawKeyFile)
    self.stores = isReadOnly ? stores.readOnly : stores
  }

  /// The content of `keys`, or of its copy where that file is damaged or missing; `nil` for a store that only has the
  /// file `key`.
  func loadKeyFile() throws(VaultError) -> KeyFile? {
    let damage: VaultError?
    do throws(VaultError) {
      if let text = try mainFile.read() { return try KeyFile(reading: text) }
      damage = nil
    } catch {
      guard error == .keyFileDamaged else { throw error }
      damage = error
    }
    // An unreadable copy counts as missing. If someone has put a plain key file where a wrapped key was lost, the copy
    // is ignored, so that its passphrase is not asked for.
    if let text = try? backupFile.read(), let copy = try? KeyFile(reading: text),
      damage != nil || copy.location != .passphrase || !rawKeyFile.exists
    {
      return copy
    }
    if let damage { throw damage }
    return nil
  }

  /// The key file of one key; `nil` where `keys` belongs to another key and the wanted one is in the file `key`, as
  /// after a backup was unpacked over an older store. Throws `wrongKey` where it is not there either.
  /// - Parameter id: `nil` while nothing has been sealed.
  func loadKeyFile(of id: KeyID?) throws(VaultError) -> KeyFile? {
    let keyFile = try loadKeyFile()
    guard let id, let otherID = keyFile?.id, otherID != id else { return keyFile }
    guard try stores.file.find(id) != nil else { throw .wrongKey }
    return nil
  }

  /// Writes the copy first, so that no old wrapped key still works once the change is done. A file of another key is
  /// moved aside.
  ///
  /// - Parameter check: receives what was read back from the copy, before the main file is replaced; it may throw.
  func write(_ keyFile: KeyFile, check: (KeyFile) throws(VaultError) -> Void = { _ in }) throws(VaultError) {
    guard !isReadOnly else { return }
    mkdir(folder + "/backups", 0o700)
    for file in [backupFile, mainFile] {
      if let otherFile = try? file.read().map(KeyFile.init(reading:)), otherFile.id != keyFile.id {
        try file.moveAside(to: "\(mainFile.path)-\(otherFile.id.text)")
      }
    }
    try backupFile.replaceContents(with: keyFile.text)
    guard let text = try backupFile.read() else { throw .keyNotWritten }
    try check(KeyFile(reading: text))
    try mainFile.replaceContents(with: text)
  }

  /// Makes the main file and its copy the same again where one is missing, damaged or out of date.
  /// - Returns: whether the main file had to be repaired.
  func repair() throws(VaultError) -> Bool {
    guard !isReadOnly, let text = try loadKeyFile()?.text else { return false }
    let (file, copy) = (try mainFile.read(), try backupFile.read())
    guard file != text || copy != text else { return false }
    try withLock { () throws(VaultError) in
      if let keyFile = try loadKeyFile() { try write(keyFile) }
    }
    return file != text
  }

  /// Overwrites and removes the temporary files of interrupted writers.
  func removeLeftovers() throws(VaultError) {
    let files = [mainFile, backupFile, rawKeyFile].filter(\.hasTemporaryFile)
    guard !isReadOnly, !files.isEmpty else { return }
    try withLock { () throws(VaultError) in
      for file in files { try file.eraseTemporaryFile() }
    }
  }

  /// Names of key files that were moved aside for another key, sorted.
  var setAsideFileNames: [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix("key-") { names.append(name) }
    }
    return names.sorted()
  }

  /// Modification time of `keys`, in nanoseconds since 1970; `nil` where it does not exist.
  var modificationTime: Int? { mainFile.modificationTime }

  /// Signals other processes that cache the key that it was locked: they compare the modification time.
  func touch() { mainFile.touch() }

  /// - Parameter id: of the key; `nil` while nothing has been sealed, in which case a missing key is created.
  func find(_ id: KeyID?) throws(VaultError) -> DataKey {
    if let key = try existingKey(id) { return key }
    guard id == nil else { throw .keyLost }
    // A dry run uses a key that is never stored.
    guard !isReadOnly else { return .random() }
    return try withLock { () throws(VaultError) in
      if let key = try existingKey(id) { return key }
      return try createKey()
    }
  }

  /// The stored key; `nil` where the store has no key file at all. Throws why a key that `keys` describes is
  /// unavailable.
  private func existingKey(_ id: KeyID?) throws(VaultError) -> DataKey? {
    guard let keyFile = try loadKeyFile(of: id) else { return try stores.file.find(id) }
    let failure: VaultError
    do throws(VaultError) {
      if let key = try stores[keyFile.location].find(keyFile.id) { return key }
      failure = .keyLost
    } catch {
      guard error.isLost else { throw error }
      failure = error
    }
    if keyFile.location == .passphrase { throw .locked }
    throw keyFile.recovery == nil ? failure : .recoverable
  }

  func findIfQuick(_ id: KeyID?) throws(VaultError) -> DataKey? {
    guard let keyFile = try loadKeyFile(of: id) else { return try stores.file.find(id) }
    return stores[keyFile.location].isQuick ? try stores[keyFile.location].find(keyFile.id) : nil
  }

  /// Stores the new key in the desktop's keyring if there is one, otherwise in the file `key`.
  private func createKey() throws(VaultError) -> DataKey {
    let key = DataKey.random()
    do throws(VaultError) {
      try stores.desktop.store(key)
      try write(KeyFile(key, location: .desktop))
    } catch {
      guard error == .keyNotStored || error == .desktopUnavailable else { throw error }
      try stores.file.store(key)
    }
    return key
  }

  /// Removes every unwrapped copy of the key once a passphrase is set. An interrupted process can leave a key file,
  /// which is then ignored. A desktop keyring that does not answer is tried again next time.
  func finishErasing(_ id: KeyID) throws(VaultError) {
    try stores.file.forget(id)
    guard try loadKeyFile(of: id)?.isOnDesktop == true else { return }
    do throws(VaultError) { try stores.desktop.forget(id) } catch { return }
    try withLock { () throws(VaultError) in
      guard var keyFile = try loadKeyFile(of: id) else { return }
      keyFile.isOnDesktop = false
      try write(keyFile)
    }
  }

  /// Runs `body` while holding an exclusive lock on the folder, so that two processes cannot create two keys.
  func withLock<T>(_ body: () throws(VaultError) -> T) throws(VaultError) -> T {
    guard !isReadOnly else { return try body() }
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { throw .keyNotWritten }
    defer { close(descriptor) }
    return try body()
  }
}
