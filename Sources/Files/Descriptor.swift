import Glibc
import Replies

/// An open file, closed when nobody holds it any more.
package final class Descriptor {
  package let number: Int32
  private let path: String

  package init(_ path: String, _ flags: Int32) throws {
    number = open(path, flags | O_CLOEXEC, 0o600)
    self.path = path
    guard number >= 0 else {
      if errno == ENOENT { throw UserError("There is no file \(path).", code: .notFound) }
      throw UserError("The file \(path) cannot be opened.", hint: "Is it someone else's?")
    }
  }

  /// What is open already, under another number.
  package init(copyOf number: Int32, called name: String) throws {
    self.number = fcntl(number, F_DUPFD_CLOEXEC, 3)
    path = name
    guard self.number >= 0 else { throw UserError("\(name) is closed.") }
  }

  package convenience init(reading path: String) throws { try self.init(path, O_RDONLY) }

  deinit { close(number) }

  package var size: Int {
    var about = stat()
    return fstat(number, &about) == 0 ? Int(about.st_size) : 0
  }

  /// Whether that name is this file's, and no link's that leads to it.
  package func isNamed(_ path: String) -> Bool {
    var (mine, there) = (stat(), stat())
    return fstat(number, &mine) == 0 && lstat(path, &there) == 0 && mine.st_dev == there.st_dev
      && mine.st_ino == there.st_ino
  }

  /// Fewer than asked for, and none at the end only.
  package func read(_ count: Int) throws -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat { result = Glibc.read(number, buffer.baseAddress, count) } while result < 0 && errno == EINTR
      filled = max(0, result)
    }
    guard result >= 0 else { throw UserError("\(path) cannot be read.") }
    return bytes
  }

  package func write(_ bytes: some Collection<UInt8>) throws {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw lost }
      rest = rest.dropFirst(count)
    }
  }

  /// Its bytes have reached the disk.
  package func sync() throws { guard fsync(number) == 0 else { throw lost } }

  /// Whether it could be had for oneself; let go with the file.
  package func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  private var lost: UserError { UserError("\(path) could not be written.", hint: "Is the disk full?") }
}
