internal import GRDB
internal import Glibc

/// A copy of a damaged file with the readable part of its write-ahead log merged into it, so that the originals stay as
/// they are. The copy is deleted with this value.
final class DamagedCopy {
  let path: String
  /// `nil` where SQLite cannot open it.
  let queue: DatabaseQueue?
  /// Whether pages of the log are missing. SQLite then reads older versions of these pages, from which rows may be
  /// missing.
  let isMissingPages: Bool

  init(of damaged: String, log: String, at path: String) throws {
    self.path = path
    do {
      for file in Store.files(path) { unlink(file) }
      // Where the file itself is missing, its log may still have everything.
      try TemporaryFile(path: path).fill(from: damaged)
      isMissingPages = try !DamagedCopy.merge(WriteAheadLog(at: log), into: path)
      try DamagedCopy.repairHeader(of: path)
    } catch {
      for file in Store.files(path) { unlink(file) }
      throw error
    }
    var configuration = Configuration()
    // Lets SQLite read a file that is shorter than its header says.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
    queue = try? DatabaseQueue(path: path, configuration: configuration)
  }

  deinit {
    try? queue?.close()
    for file in Store.files(path) { unlink(file) }
  }

  /// - Returns: whether every page of the log could be read.
  private static func merge(_ log: WriteAheadLog?, into path: String) throws -> Bool {
    guard let log else { return true }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    return try log.pages { number, bytes in
      // A page number far beyond the end is damaged.
      guard number > 0, number <= DamagedCopy.maxPages else { return }
      guard pwrite(file, bytes, bytes.count, off_t((number - 1) * bytes.count)) == bytes.count else {
        throw StoreError.full
      }
    }
  }

  /// That many pages are 64 GiB; a lifetime of typing is a thousandth of it.
  private static let maxPages = 1 << 24

  private static func repairHeader(of path: String) throws {
    guard FileHeader(of: path)?.isValid != true else { return }
    let file = open(path, O_RDWR | O_CLOEXEC)
    defer { close(file) }
    let pages = max(1, Int(lseek(file, 0, SEEK_END)) / FileHeader.pageSize)
    let header = FileHeader.valid(pages: pages)
    guard pwrite(file, header, header.count, 0) == header.count,
      ftruncate(file, off_t(pages * FileHeader.pageSize)) == 0
    else { throw StoreError.full }
  }
}
