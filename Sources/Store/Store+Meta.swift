internal import GRDB
internal import Synchronization

/// Facts about the store itself; they are neither logged nor synced.
package enum Meta: String, Sendable {
  /// Ten characters that name this device in stamps.
  case device
  /// The version of the schema, which the header has too: a damaged header is not a later program's.
  case schema
  /// The id of the key that sealed what is sealed here.
  case vaultKey
  /// Which rescued line was stored last, until all of them are.
  case rescued
}

extension Store {
  package func meta(_ name: Meta) throws -> String? {
    try awaited.withLock { $0[name] } ?? read { try Store.meta(name, $0) }
  }

  /// Written in the transaction of the next change, which is the one that needs it: neither is ever there alone.
  package func keepWithNextChange(_ name: Meta, _ value: String) { awaited.withLock { $0[name] = value } }

  /// Whether no change has kept it yet.
  package func isAwaiting(_ name: Meta) -> Bool { awaited.withLock { $0[name] != nil } }

  /// No change keeps it any more.
  package func forgetAwaited(_ name: Meta) { awaited.withLock { $0[name] = nil } }

  package func erase(_ name: Meta) throws {
    guard try meta(name) != nil else { return }
    try write { try $0.cachedStatement(sql: "DELETE FROM meta WHERE name = ?").execute(arguments: [name.rawValue]) }
  }

  /// Writes what waits for a change without one.
  package func keepAwaited() throws {
    try write { try keepAwaited($0) }
    forgetAwaited()
  }

  /// What waits for this change.
  func keepAwaited(_ db: Database) throws {
    for (name, value) in awaited.withLock({ $0 }) { try Store.setMeta(name, value, db) }
  }

  /// Once they stand in the file.
  func forgetAwaited() { awaited.withLock { $0 = [:] } }

  static func meta(_ name: Meta, _ db: Database) throws -> String? {
    try String.fetchOne(db.cachedStatement(sql: "SELECT value FROM meta WHERE name = ?"), arguments: [name.rawValue])
  }

  /// What this device is called in stamps; a store without it is damaged, as nobody could tell whose its writes are.
  static func device(_ db: Database) throws -> String {
    guard let device = try meta(.device, db), !device.isEmpty else { throw StoreError.damaged("meta.device") }
    return device
  }

  static func setMeta(_ name: Meta, _ value: String, _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO meta VALUES (?, ?)").execute(arguments: [name.rawValue, value])
  }
}
