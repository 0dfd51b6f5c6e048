internal import GRDB
package import Records
internal import Synchronization

/// Everything kept, in one SQLite file or, when there is no other way, in memory.
///
/// A process that ends without `close()` loses nothing: what was acknowledged stands in the write-ahead log.
package final class Store: Sendable {
  package let clock: WallClock
  package let ids: Ids
  /// `nil` in memory.
  package let path: String?
  private let connection: Mutex<Connection>
  let busy: BusyPolicy
  /// Facts that wait for the change they belong to.
  let awaited = Mutex<[Meta: String]>([:])
  package let gate = AccessPolicy()

  init(_ connection: Connection, path: String?, busy: BusyPolicy = BusyPolicy(), clock: WallClock, ids: Ids) {
    self.connection = Mutex(connection)
    self.path = path
    self.busy = busy
    self.clock = clock
    self.ids = ids
  }

  /// To the file that has the name now: another process may have mended the store meanwhile.
  var queue: DatabaseQueue {
    get throws {
      try connection.withLock { known in
        if let path, try !known.isTo(path) {
          known =
            try known.barrier.map { try Connection(reading: path, because: $0, ids) }
            ?? Store.connection(to: path, busy, ids)
        }
        return known.queue
      }
    }
  }

  /// Throws why nothing can be written, where that is so still.
  private func liftBarrier() throws {
    try connection.withLock { known in
      guard let barrier = known.barrier else { return }
      guard let path, let open = try? Store.connection(to: path, busy, ids) else { throw barrier }
      known = open
    }
  }

  /// Merges the write-ahead log into the file and lets go of both.
  package func close() throws { try sharing { try disconnect() } }

  /// The same for whoever mends the file.
  func disconnect() throws { try StoreError.translating { try connection.withLock { try $0.close() } } }

  /// Nothing more is done with a file that is to stay as it is.
  package func abandon() { connection.withLock { $0.abandon() } }

  /// The file is mended by nobody else meanwhile.
  func sharing<T>(_ body: () throws -> T) throws -> T {
    guard let path else { return try body() }
    return try FileLock(path: path + ".lock", busy: busy).sharing(body)
  }

  /// - Parameter kinds: whose records are looked at.
  func read<T>(of kinds: Shape..., body: (Database) throws -> T) throws -> T {
    for kind in kinds { try gate.pass(kind.name) }
    return try StoreError.translating { try queue.unsafeRead(body) }
  }

  /// One transaction, which takes the lock for writing at once.
  func write<T>(dryRun: Bool = false, _ body: (Database) throws -> T) throws -> T {
    try sharing {
      try liftBarrier()
      return try StoreError.translating {
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
  /// A number that changes when another process has written.
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
