internal import GRDB
internal import Glibc
internal import Synchronization

/// An open file of a store, and which file that is: mending puts another one under the same name.
final class Connection: Sendable {
  let queue: DatabaseQueue
  let file: FileIdentity?
  private let isOpen = Mutex(true)

  /// In memory.
  init(_ configuration: Configuration) throws {
    queue = try DatabaseQueue(configuration: configuration)
    file = nil
  }

  /// Throws `damaged` where the file or its log does not even begin as one of ours; SQLite would believe it, or cut off
  /// what stands behind the damage.
  init(to path: String, _ configuration: Configuration) throws {
    while true {
      let before = FileIdentity(of: path)
      if let before, !Connection.isOpen(before) { try Connection.check(path) }
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      guard let file = FileIdentity(of: path), before == nil || before == file else { continue }
      (self.queue, self.file) = (queue, file)
      Connection.count(file, 1)
      return
    }
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
    return named == file
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
