internal import GRDB
internal import Glibc

/// A copy of a damaged file to read from, with its log merged into it as far as that reads, so that both stay as they
/// are; gone when this value is.
final class DamagedCopy {
  let path: String
  /// `nil` where SQLite cannot make anything of it.
  let queue: DatabaseQueue?
  /// Whether pages of the log are missing: what they led to stands there, and SQLite goes by older ones past it.
  let lacksPages: Bool

  init(of damaged: String, log: String, at path: String) throws {
    self.path = path
    do {
      for file in Store.files(path) { unlink(file) }
      // Where it is gone, its log may have everything.
      try Draft(path: path).fill(from: damaged)
      lacksPages = try !DamagedCopy.merge(WriteAheadLog(at: log), into: path)
      try DamagedCopy.mendHeader(of: path)
    } catch {
      for file in Store.files(path) { unlink(file) }
      throw error
    }
    var configuration = Configuration()
    // Lets SQLite read on where the file is shorter than its header says.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
    queue = try? DatabaseQueue(path: path, configuration: configuration)
  }

  deinit {
    try? queue?.close()
    for file in Store.files(path) { unlink(file) }
  }

  /// - Returns: whether all of it reads.
  private static func merge(_ log: WriteAheadLog?, into path: String) throws -> Bool {
    guard let log else { return true }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    return try log.pages { number, bytes in
      // A page far beyond the end is a number that was damaged.
      guard number > 0, number <= DamagedCopy.mostPages else { return }
      guard pwrite(file, bytes, bytes.count, off_t((number - 1) * bytes.count)) == bytes.count else {
        throw StoreError.full
      }
    }
  }

  /// A file of so many pages has 64 GiB; what a person types in a life is a thousandth of it.
  private static let mostPages = 1 << 24

  private static func mendHeader(of path: String) throws {
    guard FileHeader(of: path)?.isSound != true else { return }
    let file = open(path, O_RDWR | O_CLOEXEC)
    defer { close(file) }
    let pages = max(1, Int(lseek(file, 0, SEEK_END)) / FileHeader.pageSize)
    let header = FileHeader.sound(pages: pages)
    guard pwrite(file, header, header.count, 0) == header.count,
      ftruncate(file, off_t(pages * FileHeader.pageSize)) == 0
    else { throw StoreError.full }
  }
}
