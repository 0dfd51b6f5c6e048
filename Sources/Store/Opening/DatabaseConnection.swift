internal import GRDB
internal import Glibc
internal import Records
internal import Synchronization

/// An open database, with the identity of its file: a repair puts another file under the same path.
final class DatabaseConnection: Sendable {
  let queue: DatabaseQueue
  let file: FileIdentity?
  /// Why the file is open read-only; `nil` where it can be written.
  let readOnlyReason: StoreError?
  /// The versions of the file and its log when they were opened read-only. Such a connection does not see later
  /// changes.
  private let openedVersions: [FileVersion?]
  private let isOpen = Mutex(true)

  /// In memory.
  init(_ configuration: Configuration) throws {
    queue = try DatabaseQueue(configuration: configuration)
    (file, readOnlyReason, openedVersions) = (nil, nil, [])
  }

  /// Throws `damaged` where the header of the file or the log is invalid: SQLite would trust it, or discard what
  /// follows the damage in the log.
  init(to path: String, _ configuration: Configuration) throws {
    while true {
      let before = FileIdentity(of: path)
      if let before, !DatabaseConnection.isOpen(before) { try DatabaseConnection.checkFiles(at: path) }
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      guard let file = FileIdentity(of: path), before == nil || before == file else { continue }
      (self.queue, self.file, readOnlyReason, openedVersions) = (queue, file, nil, [])
      DatabaseConnection.adjustOpenCount(of: file, by: 1)
      return
    }
  }

  /// Opens a file that cannot be written at present.
  init(reading path: String, because barrier: StoreError, _ ids: IDGenerator) throws {
    openedVersions = DatabaseConnection.fileVersions(of: path)
    queue = try Store.readOnlyQueue(of: path, ids)
    file = FileIdentity(of: path)
    self.readOnlyReason = barrier
    if let file { DatabaseConnection.adjustOpenCount(of: file, by: 1) }
  }

  deinit { releaseFile() }

  func close() throws {
    try queue.close()
    releaseFile()
  }

  /// Keeps the file open for good: closing would merge its log into a file that must stay as it is.
  func abandon() { _ = Unmanaged.passRetained(queue) }

  /// Whether the path still leads to the file as this connection sees it. Throws `missing` where there is no file.
  func isConnected(to path: String) throws(StoreError) -> Bool {
    guard let current = FileIdentity(of: path) else { throw .missing }
    return current == file && (readOnlyReason == nil || openedVersions == DatabaseConnection.fileVersions(of: path))
  }

  private static func fileVersions(of path: String) -> [FileVersion?] {
    [path, path + "-wal"].map { FileVersion(of: $0) }
  }

  private static func checkFiles(at path: String) throws {
    if let header = FileHeader(of: path), !header.isValid { throw StoreError.damaged("the header") }
    if WriteAheadLog.hasUnreachableFrames(beside: path) { throw StoreError.damaged("the log") }
  }

  // MARK: What this process has open

  /// While this process has a file open in SQLite, it must not open the file in another way: closing that would drop
  /// all of the process's locks on the file, including SQLite's (fcntl(2)).
  private static let openCounts = Mutex<[FileIdentity: Int]>([:])

  private static func isOpen(_ file: FileIdentity) -> Bool { openCounts.withLock { $0[file] != nil } }

  private static func adjustOpenCount(of file: FileIdentity, by change: Int) {
    openCounts.withLock { open in
      let count = open[file, default: 0] + change
      open[file] = count > 0 ? count : nil
    }
  }

  private func releaseFile() {
    let wasOpen = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    if let file, wasOpen { DatabaseConnection.adjustOpenCount(of: file, by: -1) }
  }
}

/// Two paths with equal identities lead to the same file.
struct FileIdentity: Hashable {
  let device: dev_t
  let number: ino_t

  init?(of path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    (device, number) = (info.st_dev, info.st_ino)
  }
}

/// Size and modification time, which change with each write to the file.
private struct FileVersion: Equatable {
  let size: off_t
  let seconds: Int
  let nanoseconds: Int

  init?(of path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    (size, seconds, nanoseconds) = (info.st_size, info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
  }
}
