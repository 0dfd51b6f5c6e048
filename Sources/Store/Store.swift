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
  let queue: DatabaseQueue
  /// Facts that wait for the change they belong to.
  let awaited = Mutex<[Meta: String]>([:])
  package let gate = Gate()

  init(_ queue: DatabaseQueue, path: String?, clock: WallClock, ids: Ids) {
    self.queue = queue
    self.path = path
    self.clock = clock
    self.ids = ids
  }

  /// Merges the write-ahead log into the file and lets go of both.
  package func close() throws { try StoreError.translating { try queue.close() } }

  /// - Parameter kinds: whose records are looked at.
  func read<T>(of kinds: Shape..., body: (Database) throws -> T) throws -> T {
    for kind in kinds { try gate.pass(kind.name) }
    return try StoreError.translating { try queue.unsafeRead(body) }
  }

  /// One transaction, which takes the lock for writing at once.
  func write<T>(dryRun: Bool = false, _ body: (Database) throws -> T) throws -> T {
    try StoreError.translating {
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

extension Store {
  /// A number that changes when another process has written.
  package func dataVersion() throws -> Int {
    try read { try Int.fetchOne($0.cachedStatement(sql: "PRAGMA data_version")) ?? 0 }
  }

  /// Changes whenever anything was written, by this process or another.
  package struct Version: Equatable, Sendable {
    let others: Int
    let own: Int
  }

  package func version() throws -> Version {
    Version(others: try dataVersion(), own: try read { $0.totalChangesCount })
  }
}
