internal import GRDB
package import Records
internal import Synchronization

/// All records of one person, in an SQLite file or, where there is no other way, in memory.
///
/// A process that ends without `close()` loses nothing: committed changes are in the write-ahead log.
package final class Store: Sendable {
  package let clock: WallClock
  package let ids: IDGenerator
  /// `nil` in memory.
  package let path: String?
  private let connection: Mutex<DatabaseConnection>
  let busy: BusyPolicy
  /// Metadata to write with the next change.
  let pendingMeta = Mutex<[Meta: String]>([:])
  package let accessPolicy = AccessPolicy()

  init(
    _ connection: DatabaseConnection, path: String?, busy: BusyPolicy = BusyPolicy(), clock: WallClock, ids: IDGenerator
  ) {
    self.connection = Mutex(connection)
    self.path = path
    self.busy = busy
    self.clock = clock
    self.ids = ids
  }

  /// Connected to the file that has the path now: another process may have repaired the store meanwhile.
  var queue: DatabaseQueue {
    get throws {
      try connection.withLock { current in
        if let path, try !current.isConnected(to: path) {
          current =
            try current.readOnlyReason.map { try DatabaseConnection(reading: path, because: $0, ids) }
            ?? Store.connection(to: path, busy, ids)
        }
        return current.queue
      }
    }
  }

  /// Reconnects if the store was opened read-only. Throws the reason where it still cannot be written.
  private func reconnectForWriting() throws {
    try connection.withLock { current in
      guard let barrier = current.readOnlyReason else { return }
      guard let path, let open = try? Store.connection(to: path, busy, ids) else { throw barrier }
      current = open
    }
  }

  /// Merges the write-ahead log into the file and closes both.
  package func close() throws { try withSharedLock { try disconnect() } }

  /// Closes the connection without the shared lock, for a repair that holds the lock itself.
  func disconnect() throws { try StoreError.translatingErrors { try connection.withLock { try $0.close() } } }

  /// Stops using a file that must stay as it is, without closing it.
  package func abandon() { connection.withLock { $0.abandon() } }

  /// Runs `body` while no other process repairs the file.
  func withSharedLock<T>(_ body: () throws -> T) throws -> T {
    guard let path else { return try body() }
    return try FileLock(path: path + ".lock", busy: busy).withSharedLock(body)
  }

  /// - Parameter kinds: the kinds whose records are read, to check access to them.
  func read<T>(of kinds: Shape..., body: (Database) throws -> T) throws -> T {
    for kind in kinds { try accessPolicy.checkAccess(to: kind.name) }
    return try StoreError.translatingErrors { try queue.unsafeRead(body) }
  }

  /// Runs `body` in one transaction, which takes the write lock at its start.
  func write<T>(dryRun: Bool = false, _ body: (Database) throws -> T) throws -> T {
    try withSharedLock {
      try reconnectForWriting()
      return try StoreError.translatingErrors {
        try queue.writeWithoutTransaction { db in
          var result: T?
          try db.inTransaction(.immediate) {
            result = try body(db)
            return dryRun ? .rollback : .commit
          }
          return result!
        }
      }
    }
  }
}

extension Store {
  /// A number that changes when another process has written to the file.
  package func dataVersion() throws -> Int {
    try read { try Int.fetchOne($0.cachedStatement(sql: "PRAGMA data_version")) ?? 0 }
  }

  /// Changes whenever anything was written, by this process or another.
  package struct Version: Equatable, Sendable {
    let file: FileIdentity?
    let others: Int
    let own: Int
  }

  package func version() throws -> Version {
    let others = try dataVersion()
    return Version(file: connection.withLock { $0.file }, others: others, own: try read { $0.totalChangesCount })
  }
}
