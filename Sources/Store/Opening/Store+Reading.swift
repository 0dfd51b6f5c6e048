internal import GRDB
internal import Glibc
internal import Records

extension Store {
  /// Opens a file that cannot be written now to be read, as on a full disk or in somebody else's folder. Writing is
  /// tried again with each change. `nil` where there is no file, or none that can be read without writing.
  static func reading(
    _ path: String, because error: StoreError, _ busy: BusyPolicy, clock: WallClock, ids: Ids
  ) throws -> Store? {
    var found = stat()
    guard stat(path, &found) == 0, found.st_size > 0 else { return nil }
    do {
      return try StoreError.translating {
        let connection = try Connection(reading: path, because: error, ids)
        return Store(connection, path: path, busy: busy, clock: clock, ids: ids)
      }
    } catch let error as StoreError where error.isOfDisk {
      return nil
    }
  }

  /// The file itself; a copy in memory of one of an earlier release, brought up to date, or of one with a log and
  /// without the file of locks beside it, for which a disk needs room.
  static func reader(of path: String, _ ids: Ids) throws -> DatabaseQueue {
    do {
      let queue = try source(path)
      return try queue.unsafeRead(Schema.isCurrent) ? queue : copy(of: queue, ids)
    } catch let error as DatabaseError where StoreError(error).isOfDisk {
      var configuration = Configuration()
      // What is one process's alone needs no such file. Nothing may have been read before.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
      return try copy(of: DatabaseQueue(path: path, configuration: configuration), ids)
    }
  }

  private static func copy(of queue: DatabaseQueue, _ ids: Ids) throws -> DatabaseQueue {
    let copy = try DatabaseQueue(configuration: configuration())
    try queue.backup(to: copy)
    try queue.close()
    try prepare(copy, ids)
    return copy
  }
}
