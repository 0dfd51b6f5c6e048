internal import Glibc

/// A small file of 0600 that holds a secret: there whole or not at all, also after a power cut.
struct PrivateFile: Sendable {
  let path: String
  /// In bytes; what is longer is not what it should be.
  static let limit = 4096

  private let draft: String
  /// Whatever would change it does nothing.
  private let isReadOnly: Bool
  private let exposed: @Sendable () -> Void

  /// - Parameter exposed: is told that others could read it, which ends when it is read here.
  init(_ path: String, isReadOnly: Bool = false, exposed: @escaping @Sendable () -> Void) {
    (self.path, draft, self.isReadOnly, self.exposed) = (path, path + ".draft", isReadOnly, exposed)
  }

  var exists: Bool { access(path, F_OK) == 0 }

  /// When it last changed, in nanoseconds since 1970; `nil` when there is no such file.
  var stamp: Int? {
    var about = stat()
    guard stat(path, &about) == 0 else { return nil }
    return about.st_mtim.tv_sec * 1_000_000_000 + about.st_mtim.tv_nsec
  }

  /// Its stamp is another one afterwards, however coarse the clock of the disk.
  func touch() {
    guard !isReadOnly else { return }
    let before = stamp
    utimensat(AT_FDCWD, path, nil, 0)
    guard let before, stamp == before else { return }
    let next = timespec(tv_sec: (before + 1) / 1_000_000_000, tv_nsec: (before + 1) % 1_000_000_000)
    utimensat(AT_FDCWD, path, [next, next], 0)
  }

  /// `nil` when there is no such file.
  func read() throws(VaultError) -> String? { try text(at: path) }

  private func text(at path: String) throws(VaultError) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .keyUnreadable("it cannot be opened")
    }
    defer { close(file) }
    var about = stat()
    if !isReadOnly, fstat(file, &about) == 0, about.st_mode & 0o077 != 0 {
      // Where a file system has no modes there is nothing to change.
      fchmod(file, 0o600)
      exposed()
    }
    var buffer = [UInt8](repeating: 0, count: PrivateFile.limit)
    let count = Glibc.read(file, &buffer, buffer.count)
    guard count >= 0 else { throw .keyUnreadable("it cannot be read") }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  func replace(_ text: String) throws(VaultError) { try write(text) { rename($0, path) == 0 } }

  /// Leaves a file that is there already as it is. A link, unlike a rename, never takes another's place; where the file
  /// system has none, as on FAT, it is enough that only one process writes at a time.
  func make(_ text: String) throws(VaultError) {
    try write(text) { link($0, path) == 0 || errno == EEXIST || exists || rename($0, path) == 0 }
  }

  /// Overwrites what stands in it and removes it; a disk that writes elsewhere than asked may keep the old bytes.
  func erase() throws(VaultError) { try erase(path) }

  var hasDraft: Bool { access(draft, F_OK) == 0 }

  /// The same with what a writer that was cut short has left.
  func eraseDraft() throws(VaultError) { try erase(draft) }

  /// It goes by another name from now on.
  func setAside(as other: String) throws(VaultError) {
    guard !isReadOnly else { return }
    guard rename(path, other) == 0 else { throw .keyNotWritten }
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
    let nothing = [UInt8](repeating: 0, count: length)
    let isOver = pwrite(file, nothing, length, 0) == length && fsync(file) == 0
    close(file)
    guard isOver, unlink(path) == 0 else { throw .keyNotWritten }
    syncFolder()
  }

  /// It takes its place once it was read back as it was meant.
  ///
  /// The draft has one name, so that one left behind by a writer that was killed never stays: only one writes at a time;
  /// see `KeyRing.alone`.
  private func write(_ text: String, place: (_ draft: String) -> Bool) throws(VaultError) {
    guard !isReadOnly else { return }
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .keyNotWritten }
    defer { unlink(draft) }
    var copy = text
    let isWritten = copy.withUTF8 { Glibc.write(file, $0.baseAddress, $0.count) == $0.count } && fsync(file) == 0
    close(file)
    guard isWritten, try self.text(at: draft) == text, place(draft) else { throw .keyNotWritten }
    syncFolder()
  }

  /// The name must survive a power cut as well as the bytes.
  private func syncFolder() {
    guard let slash = path.lastIndex(of: "/") else { return }
    let folder = open(String(path[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
