internal import Glibc

/// A small file with mode 0600 that holds a secret. It is replaced atomically, also across a power cut.
struct PrivateFile: Sendable {
  let path: String
  /// In bytes; no valid file is longer, and reading stops there.
  static let sizeLimit = 4096

  private let temporaryPath: String
  /// If set, every method that would change the file does nothing.
  private let isReadOnly: Bool
  private let onExposure: @Sendable () -> Void

  /// - Parameter exposed: called when other users could read the file; reading it here restores mode 0600.
  init(_ path: String, isReadOnly: Bool = false, exposed: @escaping @Sendable () -> Void) {
    (self.path, temporaryPath, self.isReadOnly, self.onExposure) = (path, path + ".draft", isReadOnly, exposed)
  }

  var exists: Bool { access(path, F_OK) == 0 }

  /// Modification time in nanoseconds since 1970; `nil` when the file does not exist.
  var modificationTime: Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// Changes the modification time, even where the file system's clock is coarse.
  func touch() {
    guard !isReadOnly else { return }
    let before = modificationTime
    utimensat(AT_FDCWD, path, nil, 0)
    guard let before, modificationTime == before else { return }
    let newTime = timespec(tv_sec: (before + 1) / 1_000_000_000, tv_nsec: (before + 1) % 1_000_000_000)
    utimensat(AT_FDCWD, path, [newTime, newTime], 0)
  }

  /// `nil` when the file does not exist.
  func read() throws(VaultError) -> String? { try text(at: path) }

  private func text(at path: String) throws(VaultError) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .keyUnreadable("it cannot be opened")
    }
    defer { close(file) }
    var status = stat()
    if !isReadOnly, fstat(file, &status) == 0, status.st_mode & 0o077 != 0 {
      // The result is ignored: some file systems have no modes.
      fchmod(file, 0o600)
      onExposure()
    }
    var buffer = [UInt8](repeating: 0, count: PrivateFile.sizeLimit)
    let count = Glibc.read(file, &buffer, buffer.count)
    guard count >= 0 else { throw .keyUnreadable("it cannot be read") }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  func replaceContents(with text: String) throws(VaultError) { try write(text) { rename($0, path) == 0 } }

  /// Creates the file unless it exists. `link`, unlike `rename`, never replaces an existing file. File systems without
  /// links, such as FAT, use `rename`: only one process writes at a time.
  func create(_ text: String) throws(VaultError) {
    try write(text) { link($0, path) == 0 || errno == EEXIST || exists || rename($0, path) == 0 }
  }

  /// Overwrites the content with zeros and removes the file. Disks that remap writes may still hold the old bytes.
  func erase() throws(VaultError) { try erase(path) }

  var hasTemporaryFile: Bool { access(temporaryPath, F_OK) == 0 }

  /// Erases the temporary file of a writer that was interrupted.
  func eraseTemporaryFile() throws(VaultError) { try erase(temporaryPath) }

  /// Renames the file.
  func moveAside(to newPath: String) throws(VaultError) {
    guard !isReadOnly else { return }
    guard rename(path, newPath) == 0 else { throw .keyNotWritten }
    syncFolder()
  }

  private func erase(_ path: String) throws(VaultError) {
    guard !isReadOnly else { return }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return }
      throw .keyNotWritten
    }
    let length = max(0, Int(lseek(file, 0, SEEK_END)))
    let zeros = [UInt8](repeating: 0, count: length)
    let isOverwritten = pwrite(file, zeros, length, 0) == length && fsync(file) == 0
    close(file)
    guard isOverwritten, unlink(path) == 0 else { throw .keyNotWritten }
    syncFolder()
  }

  /// Writes a temporary file, reads it back, and calls `place` to move it into place only if the text is the same.
  ///
  /// The temporary file always has the same name, so the next write removes one that a killed writer left behind. Only
  /// one process writes at a time; see `KeyRing.withLock`.
  private func write(_ text: String, place: (_ draft: String) -> Bool) throws(VaultError) {
    guard !isReadOnly else { return }
    unlink(temporaryPath)
    let file = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .keyNotWritten }
    defer { unlink(temporaryPath) }
    var copy = text
    let isWritten = copy.withUTF8 { Glibc.write(file, $0.baseAddress, $0.count) == $0.count } && fsync(file) == 0
    close(file)
    guard isWritten, try self.text(at: temporaryPath) == text, place(temporaryPath) else { throw .keyNotWritten }
    syncFolder()
  }

  /// Syncs the directory, so that the file's name survives a power cut as well as its bytes.
  private func syncFolder() {
    guard let slash = path.lastIndex(of: "/") else { return }
    let folder = open(String(path[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
