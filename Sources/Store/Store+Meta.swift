internal import GRDB
internal import Synchronization

/// Metadata of the store; neither logged nor synced.
package enum Meta: String, Sendable {
  /// This device's name in stamps, ten characters.
  case device
  /// The schema version. The header has it too; if the two differ, the header is damaged rather than from a newer
  /// version.
  case schema
  /// The id of the key with which the texts in this store are sealed.
  case vaultKey
  /// The rescued line that was stored last, until all of them are.
  case rescued
  /// The inbox file that was taken last, as `InboxFile.mark` names it.
  case inbox
  /// When reminders were last held back that were due by then.
  case heldReminders
}

extension Store {
  package func meta(_ name: Meta) throws -> String? {
    try pendingMeta.withLock { $0[name] } ?? read { try Store.meta(name, $0) }
  }

  /// The value is written in the transaction of the next change, which depends on it, so that both are committed or
  /// neither.
  package func setMetaWithNextChange(_ name: Meta, _ value: String) { pendingMeta.withLock { $0[name] = value } }

  /// Whether a value waits to be written with a change.
  package func isMetaPending(_ name: Meta) -> Bool { pendingMeta.withLock { $0[name] != nil } }

  /// Drops a value that waits to be written.
  package func discardPendingMeta(_ name: Meta) { pendingMeta.withLock { $0[name] = nil } }

  package func setMeta(_ name: Meta, _ value: String) throws { try write { try Store.setMeta(name, value, $0) } }

  package func eraseMeta(_ name: Meta) throws {
    guard try meta(name) != nil else { return }
    try write { try $0.cachedStatement(sql: "DELETE FROM meta WHERE name = ?").execute(arguments: [name.rawValue]) }
  }

  /// Writes the pending values without waiting for a change.
  package func writePendingMeta() throws {
    try write { try writePendingMeta($0) }
    clearPendingMeta()
  }

  /// Writes the pending values in the current transaction.
  func writePendingMeta(_ db: Database) throws {
    for (name, value) in pendingMeta.withLock({ $0 }) { try Store.setMeta(name, value, db) }
  }

  /// To be called once the pending values are committed.
  func clearPendingMeta() { pendingMeta.withLock { $0 = [:] } }

  static func meta(_ name: Meta, _ db: Database) throws -> String? {
    try String.fetchOne(db.cachedStatement(sql: "SELECT value FROM meta WHERE name = ?"), arguments: [name.rawValue])
  }

  /// This device's name in stamps. Without it the store is damaged, as the origin of its writes would be unknown.
  static func device(_ db: Database) throws -> String {
    guard let device = try meta(.device, db), !device.isEmpty else { throw StoreError.damaged("meta.device") }
    return device
  }

  static func setMeta(_ name: Meta, _ value: String, _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO meta VALUES (?, ?)").execute(arguments: [name.rawValue, value])
  }
}
