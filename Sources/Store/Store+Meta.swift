internal import GRDB

/// Facts about the store itself; they are neither logged nor synced.
package enum Meta: String, Sendable {
  /// Ten characters that name this device in stamps.
  case device
  /// The id of the key that sealed what is sealed here.
  case vaultKey
}

extension Store {
  package func meta(_ name: Meta) throws -> String? { try read { try Store.meta(name, $0) } }

  package func setMeta(_ name: Meta, _ value: String) throws { try write { try Store.setMeta(name, value, $0) } }

  static func meta(_ name: Meta, _ db: Database) throws -> String? {
    try String.fetchOne(db.cachedStatement(sql: "SELECT value FROM meta WHERE name = ?"), arguments: [name.rawValue])
  }

  static func setMeta(_ name: Meta, _ value: String, _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO meta VALUES (?, ?)").execute(arguments: [name.rawValue, value])
  }
}
