internal import GRDB
internal import Glibc
package import Records

/// What opening the store came to.
package struct Opening: Sendable {
  package let store: Store
  package let outcome: Outcome

  package enum Outcome: Equatable, Sendable {
    /// An empty one was made.
    case new
    case opened
    /// A copy in memory, to try changes on.
    case rehearsed
    /// So many records were read out of a damaged file, which was set aside.
    case salvaged(Int)
    /// The newest good backup, and so many newer records out of the damaged file.
    case restored(salvaged: Int)
    /// An empty one, in the place of one of which nothing reads, nor of anything that it could be brought back from.
    case begun
    /// Nothing can be written now, for this reason; all that is there can be read.
    case reading(StoreError)
    /// Nothing could be written; what is typed lives in this process only.
    case memory(StoreError)
  }
}

extension Store {
  /// Opens the file, made and brought up to date where that is needed. Checks no more than its header and its schema.
  package static func open(
    at path: String, busy: BusyPolicy = BusyPolicy(), clock: WallClock, ids: Ids
  ) throws -> Opening {
    try StoreError.translating {
      let isNew = access(path, F_OK) != 0
      if isNew { try make(path) }
      let store = Store(try connection(to: path, busy, ids), path: path, busy: busy, clock: clock, ids: ids)
      return Opening(store: store, outcome: isNew ? .new : .opened)
    }
  }

  /// For tests, and where nothing can be written.
  package static func inMemory(clock: WallClock, ids: Ids) throws -> Store {
    try StoreError.translating {
      let connection = try Connection(configuration())
      try prepare(connection.queue, ids)
      return Store(connection, path: nil, clock: clock, ids: ids)
    }
  }

  /// To a file that is brought up to date where that is needed.
  static func connection(to path: String, _ busy: BusyPolicy, _ ids: Ids) throws -> Connection {
    let connection = try Connection(to: path, configuration(busy))
    do {
      try prepare(connection.queue, ids)
    } catch {
      if StoreError.isDamage(error) { connection.abandon() }
      throw error
    }
    return connection
  }

  static func prepare(_ queue: DatabaseQueue, _ ids: Ids) throws {
    try queue.writeWithoutTransaction { db in
      guard try !Schema.isCurrent(db) else { return }
      try Store.switchToLog(db)
      try Schema.migrate(db) { db in
        if try Store.meta(.device, db) == nil { try Store.setMeta(.device, Store.deviceName(ids.random()), db) }
        try Store.setMeta(.schema, String(Schema.version), db)
      }
    }
  }

  /// For the change to the write-ahead log SQLite waits for nobody: another process that opens a new store at the same
  /// time is waited for here, as long as everywhere else.
  private static func switchToLog(_ db: Database) throws {
    let pause: useconds_t = 5_000
    var left = 5_000_000 / Int(pause)
    while true {
      do {
        return try db.execute(sql: "PRAGMA journal_mode = WAL")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && left > 0 {
        left -= 1
        usleep(pause)
      }
    }
  }

  /// Ten characters of base32, out of the end of an id, which is random in every version.
  private static func deviceName(_ id: ID) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
    let digits = id.text.filter { $0 != "-" }.suffix(13)
    let bits = UInt64(digits, radix: 16) ?? 0
    return String((0..<10).map { alphabet[Int(bits >> (UInt64($0) * 5) & 31)] })
  }

  private static func make(_ path: String) throws {
    let file = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ENOSPC ? StoreError.full : StoreError.readOnly }
    Glibc.close(file)
  }

  static func configuration(_ busy: BusyPolicy = BusyPolicy()) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .callback(busy.handler)
    // The schema has none; switching them on would be one more statement at every start.
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { db in
      // FULL: an acknowledged write has reached the disk.
      try db.makeStatement(sql: "PRAGMA synchronous = FULL").execute()
      try db.makeStatement(sql: "PRAGMA secure_delete = ON").execute()
    }
    return configuration
  }
}
