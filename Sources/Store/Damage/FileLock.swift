internal import Glibc

/// A lock between processes (`flock`), exclusive or shared. Its file is never removed.
struct FileLock {
  let path: String
  var busy = BusyPolicy()

  /// Waits until no other process has the lock, then holds it exclusively.
  func withExclusiveLock<T>(_ body: () throws -> T) throws -> T { try withLock(LOCK_EX, body) }

  /// Waits until no other process has it exclusively, then shares it.
  func withSharedLock<T>(_ body: () throws -> T) throws -> T { try withLock(LOCK_SH, body) }

  private func withLock<T>(_ kind: Int32, _ body: () throws -> T) throws -> T {
    let file = try open()
    defer { release(file) }
    if flock(file, kind | LOCK_NB) != 0 {
      // Only a repair holds the store's lock exclusively.
      try busy.runNotifying(of: kind == LOCK_SH ? .repairing : .writing) {
        while flock(file, kind) != 0 {
          guard errno == EINTR else { throw StoreError.readOnly }
        }
      }
    }
    return try body()
  }

  /// Returns `nil` without calling `body` while another process has the lock.
  func withExclusiveLockIfFree<T>(_ body: () throws -> T) throws -> T? {
    let file = try open()
    defer { release(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0 ? try body() : nil
  }

  private func open() throws -> Int32 {
    let file = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ENOSPC ? StoreError.full : StoreError.readOnly }
    return file
  }

  /// Unlocks explicitly: a process that is being spawned shares the open file until it runs.
  private func release(_ file: Int32) {
    flock(file, LOCK_UN)
    close(file)
  }
}
