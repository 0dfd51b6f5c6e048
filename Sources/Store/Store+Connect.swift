import Glibc
internal import GRDB
package import Records

extension Store {
  /// A store that ends with the process.
  package static func inMemory(clock: WallClock, ids: Ids) throws -> Store {
    try StoreError.translating {
      let store = Store(
        try DatabaseQueue(configuration: configuration), path: nil, clock: clock, ids: ids)
      try store.prepare()
      return store
    }
  }

  /// The file as it is, without any repair; made if it is not there, with its folder.
  static func connect(_ path: String, clock: WallClock, ids: Ids) throws -> Store {
    try Folder.make(Folder.parent(of: path))
    try Folder.touch(path)
    return try StoreError.translating {
      let store = Store(
        try DatabaseQueue(path: path, configuration: configuration), path: path, clock: clock, ids: ids)
      try store.prepare()
      return store
    }
  }

  private func prepare() throws {
    try queue.inDatabase { db in
      guard try !Schema.isCurrent(db) else { return }
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      try Schema.migrate(db)
    }
    if try meta(.device) == nil { try nameDevice() }
  }

  /// Another process may do so at the same time; the first name stands.
  private func nameDevice() throws {
    let name = Store.deviceName(ids.random())
    try queue.inDatabase { db in
      try db.execute(sql: "INSERT OR IGNORE INTO meta VALUES (?, ?)", arguments: [Meta.device.rawValue, name])
    }
  }

  /// Ten base32 characters, which are fifty of the id's random bits.
  static func deviceName(_ id: ID) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
    let digits = id.text.filter { $0 != "-" }
    let bits = UInt64(digits.suffix(13), radix: 16) ?? 0
    return String((0..<10).map { alphabet[Int(bits >> UInt64(5 * $0) & 31)] })
  }

  /// What is acknowledged is on the disk; what is deleted for good is overwritten. A short log keeps the next opening
  /// fast, for it is read from end to end then.
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { db in
      try db.execute(
        sql: "PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 128")
    }
    return configuration
  }
}
