import Glibc
import Replies

/// An open file, closed on deinitialization.
package final class Descriptor {
  package let number: Int32
  private let path: String

  package init(_ path: String, _ flags: Int32) throws {
    number = open(path, flags | O_CLOEXEC, 0o600)
    self.path = path
    guard number >= 0 else {
      if errno == ENOENT { throw UserError("There's no file \(path).", code: .notFound) }
      throw UserError("I can't open the file \(path).", hint: "Does it belong to someone else?")
    }
  }

  /// Duplicates an open file descriptor.
  package init(copyOf number: Int32, named name: String) throws {
    self.number = fcntl(number, F_DUPFD_CLOEXEC, 3)
    path = name
    guard self.number >= 0 else { throw UserError("\(name) is closed.") }
  }

  package convenience init(reading path: String) throws { try self.init(path, O_RDONLY) }

  deinit { close(number) }

  package var size: Int {
    var status = stat()
    return fstat(number, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Whether the file at that path is this file itself, and not a symbolic link to it.
  package func isFile(at path: String) -> Bool {
    var (ownStatus, pathStatus) = (stat(), stat())
    return fstat(number, &ownStatus) == 0 && lstat(path, &pathStatus) == 0 && ownStatus.st_dev == pathStatus.st_dev
      && ownStatus.st_ino == pathStatus.st_ino
  }

  /// Reads up to `count` bytes; an empty array only at the end.
  package func read(_ count: Int) throws -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      repeat { result = Glibc.read(number, buffer.baseAddress, count) } while result < 0 && errno == EINTR
      initializedCount = max(0, result)
    }
    guard result >= 0 else { throw UserError("I can't read \(path).") }
    return bytes
  }

  package func write(_ bytes: some Collection<UInt8>) throws {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw writeError }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the bytes have reached the disk.
  package func sync() throws { guard fsync(number) == 0 else { throw writeError } }

  /// Takes an exclusive lock, released when the file is closed; `false` if another process holds it.
  package func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  private var writeError: UserError { UserError("\(path) couldn't be written.", hint: "Is the disk full?") }
}
