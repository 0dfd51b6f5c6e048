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
}

extension Store {
  package func meta(_ name: Meta) throws -> String? {
    try awaited.withLock { $0[name] } ?? read { try Store.meta(name, $0) }
  }

  /// Written in the transaction of the next change, which is the one that needs it: neither is ever there alone.
  package func keepWithNextChange(_ name: Meta, _ value: String) { awaited.withLock { $0[name] = value } }

  /// What waits for this change.
  func keepAwaited(_ db: Database) throws {
    for (name, value) in awaited.withLock({ $0 }) { try Store.setMeta(name, value, db) }
  }

  /// Once they stand in the file.
  func forgetAwaited() { awaited.withLock { $0 = [:] } }

  static func meta(_ name: Meta, _ db: Database) throws -> String? {
    try String.fetchOne(db.cachedStatement(sql: "SELECT value FROM meta WHERE name = ?"), arguments: [name.rawValue])
  }

  static func setMeta(_ name: Meta, _ value: String, _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO meta VALUES (?, ?)").execute(arguments: [name.rawValue, value])
  }
}
