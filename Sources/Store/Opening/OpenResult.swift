internal import GRDB
internal import Glibc
package import Records

/// The opened store, and how it was opened.
package struct OpenResult: Sendable {
  package let store: Store
  package let outcome: Outcome

  package enum Outcome: Equatable, Sendable {
    /// No store was there; an empty one was created.
    case new
    case opened
    /// A copy in memory, for a dry run.
    case dryRun
    /// The number of records read out of a damaged file, which was set aside.
    case salvaged(Int)
    /// The newest intact backup, plus that many newer records from the damaged file.
    case restored(salvaged: Int)
    /// An empty store, in the place of one of which nothing could be read or restored.
    case recreated
    /// The store can be read but not written at present, for this reason.
    case readOnly(StoreError)
    /// The file can be neither read nor written. Changes stay in memory and end with this process.
    case inMemory(StoreError)
  }
}

extension Store {
  /// Opens the file, creating or migrating it if needed. Checks only its header and its schema.
  package static func open(
    at path: String, busy: BusyPolicy = BusyPolicy(), clock: WallClock, ids: IDGenerator
  ) throws -> OpenResult {
    try StoreError.translatingErrors {
      let isNew = access(path, F_OK) != 0
      if isNew { try create(path) }
      let store = Store(try connection(to: path, busy, ids), path: path, busy: busy, clock: clock, ids: ids)
      return OpenResult(store: store, outcome: isNew ? .new : .opened)
    }
  }

  /// An empty store in memory, for tests and where nothing can be written.
  package static func inMemory(clock: WallClock, ids: IDGenerator) throws -> Store {
    try StoreError.translatingErrors {
      let connection = try DatabaseConnection(configuration())
      try prepare(connection.queue, ids)
      return Store(connection, path: nil, clock: clock, ids: ids)
    }
  }

  /// Opens the file and migrates it if needed.
  static func connection(to path: String, _ busy: BusyPolicy, _ ids: IDGenerator) throws -> DatabaseConnection {
    let connection = try DatabaseConnection(to: path, configuration(busy))
    do {
      try prepare(connection.queue, ids)
    } catch {
      if StoreError.isDamage(error) { connection.abandon() }
      throw error
    }
    return connection
  }

  static func prepare(_ queue: DatabaseQueue, _ ids: IDGenerator) throws {
    try queue.writeWithoutTransaction { db in
      guard try !Schema.isCurrent(db) else { return }
      try Store.enableWriteAheadLog(db)
      try Schema.migrate(db) { db in
        if try Store.meta(.device, db) == nil { try Store.setMeta(.device, Store.deviceName(ids.random()), db) }
        try Store.setMeta(.schema, String(Schema.version), db)
      }
    }
  }

  /// SQLite does not call the busy handler while it switches to the write-ahead log. Where another process opens a new
  /// store at the same time, this retries for five seconds.
  private static func enableWriteAheadLog(_ db: Database) throws {
    let pause: useconds_t = 5_000
    var retries = 5_000_000 / Int(pause)
    while true {
      do {
        return try db.execute(sql: "PRAGMA journal_mode = WAL")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && retries > 0 {
        retries -= 1
        usleep(pause)
      }
    }
  }

  /// Ten characters of base32, from the end of an id, which is random in every version.
  private static func deviceName(_ id: ID) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
    let digits = id.text.filter { $0 != "-" }.suffix(13)
    let bits = UInt64(digits, radix: 16) ?? 0
    return String((0..<10).map { alphabet[Int(bits >> (UInt64($0) * 5) & 31)] })
  }

  private static func create(_ path: String) throws {
    let file = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ENOSPC ? StoreError.full : StoreError.readOnly }
    Glibc.close(file)
  }

  static func configuration(_ busy: BusyPolicy = BusyPolicy()) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .callback(busy.busyCallback)
    // The schema has no foreign keys; enabling them would cost one more statement at every start.
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { db in
      // FULL: a committed write has reached the disk.
      try db.makeStatement(sql: "PRAGMA synchronous = FULL").execute()
      try db.makeStatement(sql: "PRAGMA secure_delete = ON").execute()
    }
    return configuration
  }
}
