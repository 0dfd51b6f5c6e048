internal import GRDB
internal import Glibc
internal import Records
internal import Synchronization

/// An open file of a store, and which file that is: mending puts another one under the same name.
final class Connection: Sendable {
  let queue: DatabaseQueue
  let file: FileIdentity?
  /// Why nothing is written through it.
  let barrier: StoreError?
  /// The file and its log as they were when they were opened to be read only: what changes behind such a connection
  /// goes unseen.
  private let version: [FileVersion?]
  private let isOpen = Mutex(true)

  /// In memory.
  init(_ configuration: Configuration) throws {
    queue = try DatabaseQueue(configuration: configuration)
    (file, barrier, version) = (nil, nil, [])
  }

  /// Throws `damaged` where the file or its log does not even begin as one of ours; SQLite would believe it, or cut off
  /// what stands behind the damage.
  init(to path: String, _ configuration: Configuration) throws {
    while true {
      let before = FileIdentity(of: path)
      if let before, !Connection.isOpen(before) { try Connection.check(path) }
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      guard let file = FileIdentity(of: path), before == nil || before == file else { continue }
      (self.queue, self.file, barrier, version) = (queue, file, nil, [])
      Connection.count(file, 1)
      return
    }
  }

  /// To a file that cannot be written now.
  init(reading path: String, because barrier: StoreError, _ ids: Ids) throws {
    version = Connection.version(of: path)
    queue = try Store.reader(of: path, ids)
    file = FileIdentity(of: path)
    self.barrier = barrier
    if let file { Connection.count(file, 1) }
  }

  deinit { letGo() }

  func close() throws {
    try queue.close()
    letGo()
  }

  /// Never closed: closing would merge its log into a file that is to stay as it is.
  func abandon() { _ = Unmanaged.passRetained(queue) }

  /// Throws where no file has the name any more.
  func isTo(_ path: String) throws(StoreError) -> Bool {
    guard let named = FileIdentity(of: path) else { throw .gone }
    return named == file && (barrier == nil || version == Connection.version(of: path))
  }

  private static func version(of path: String) -> [FileVersion?] {
    [path, path + "-wal"].map { FileVersion(of: $0) }
  }

  private static func check(_ path: String) throws {
    if let header = FileHeader(of: path), !header.isSound { throw StoreError.damaged("the header") }
    if WriteAheadLog.isCut(beside: path) { throw StoreError.damaged("the log") }
  }

  // MARK: What this process has open

  /// A file that is read past SQLite must not be open in the same process: when it is closed, all locks of the process on
  /// it are gone (fcntl(2)), those of SQLite too.
  private static let open = Mutex<[FileIdentity: Int]>([:])

  private static func isOpen(_ file: FileIdentity) -> Bool { open.withLock { $0[file] != nil } }

  private static func count(_ file: FileIdentity, _ change: Int) {
    open.withLock { open in
      let count = open[file, default: 0] + change
      open[file] = count > 0 ? count : nil
    }
  }

  private func letGo() {
    let wasOpen = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    if let file, wasOpen { Connection.count(file, -1) }
  }
}

/// Two names with the same one are the same file.
struct FileIdentity: Hashable {
  let device: dev_t
  let number: ino_t

  init?(of path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    (device, number) = (found.st_dev, found.st_ino)
  }
}

/// Changes with whatever is written into a file.
private struct FileVersion: Equatable {
  let size: off_t
  let seconds: Int
  let nanoseconds: Int

  init?(of path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    (size, seconds, nanoseconds) = (found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec)
  }
}
