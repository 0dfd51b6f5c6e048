internal import Glibc

/// A lock that one process holds alone, or several share. The file stays; only the lock goes.
struct FileLock {
  let path: String
  var busy = BusyPolicy()

  /// Waits until nobody else holds or shares it.
  func holding<T>(_ body: () throws -> T) throws -> T { try waiting(LOCK_EX, body) }

  /// Waits until nobody holds it alone.
  func sharing<T>(_ body: () throws -> T) throws -> T { try waiting(LOCK_SH, body) }

  private func waiting<T>(_ kind: Int32, _ body: () throws -> T) throws -> T {
    let file = try open()
    defer { letGo(file) }
    if flock(file, kind | LOCK_NB) != 0 {
      // Only who mends a store holds it alone.
      try busy.waiting(for: kind == LOCK_SH ? .mending : .writing) {
        while flock(file, kind) != 0 {
          guard errno == EINTR else { throw StoreError.readOnly }
        }
      }
    }
    return try body()
  }

  /// Does nothing, and returns `nil`, while somebody else holds it.
  func holdingIfFree<T>(_ body: () throws -> T) throws -> T? {
    let file = try open()
    defer { letGo(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0 ? try body() : nil
  }

  private func open() throws -> Int32 {
    let file = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ENOSPC ? StoreError.full : StoreError.readOnly }
    return file
  }

  /// Unlocked in so many words: a process that is being started meanwhile holds the same open file until it runs.
  private func letGo(_ file: Int32) {
    flock(file, LOCK_UN)
    close(file)
  }
}
