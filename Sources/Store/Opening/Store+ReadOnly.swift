internal import GRDB
internal import Glibc
package import Records

extension Store {
  /// Opens a file only to read it, which leaves no trace on the disk; `nil` where there is none. Changes fail.
  package static func openForReading(_ path: String, clock: WallClock, ids: IDGenerator) throws -> Store? {
    guard access(path, F_OK) == 0 else { return nil }
    return try StoreError.translatingErrors {
      let connection = try DatabaseConnection(reading: path, because: .readOnly, ids)
      // Without the path it stays with this file, whatever happens to it: whoever reads once needs no other.
      return Store(connection, path: nil, clock: clock, ids: ids)
    }
  }

  /// Opens a file read-only that cannot be written at present, as on a full disk or in another user's folder. Each
  /// change tries again to write. `nil` where there is no file, or none that can be read without writing.
  static func openReadOnly(
    _ path: String, because error: StoreError, _ busy: BusyPolicy, clock: WallClock, ids: IDGenerator
  ) throws -> Store? {
    var info = stat()
    guard stat(path, &info) == 0, info.st_size > 0 else { return nil }
    do {
      return try StoreError.translatingErrors {
        let connection = try DatabaseConnection(reading: path, because: error, ids)
        return Store(connection, path: path, busy: busy, clock: clock, ids: ids)
      }
    } catch let error as StoreError where error.isDiskError {
      return nil
    }
  }

  /// The file itself, or a copy in memory: of a file of an earlier release, to migrate it, or of one with a log but
  /// without an index (`-shm`), for which the disk would need space.
  static func readOnlyQueue(of path: String, _ ids: IDGenerator) throws -> DatabaseQueue {
    do {
      let queue = try readOnlySource(path)
      return try queue.unsafeRead(Schema.isCurrent) ? queue : copy(of: queue, ids)
    } catch let error as DatabaseError where StoreError(error).isDiskError {
      var configuration = Configuration()
      // Exclusive mode needs no index file. It has to be set before the first read.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
      return try copy(of: DatabaseQueue(path: path, configuration: configuration), ids)
    }
  }

  private static func copy(of queue: DatabaseQueue, _ ids: IDGenerator) throws -> DatabaseQueue {
    let copy = try DatabaseQueue(configuration: configuration())
    try queue.backup(to: copy)
    try queue.close()
    try prepare(copy, ids)
    return copy
  }
}
