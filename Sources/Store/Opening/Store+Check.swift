internal import GRDB
internal import Records

extension Store {
  /// What SQLite's integrity check reports, and what is missing of the schema and the metadata; empty when the file is
  /// intact. Reads the whole file.
  package func integrityErrors() throws -> [String] { try read { try Store.integrityErrors($0) } }

  static func integrityErrors(_ db: Database) throws -> [String] {
    let errors = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" } + Schema.missing(db)
    guard errors.isEmpty else { return errors }
    do {
      _ = try device(db)
      return []
    } catch StoreError.damaged(let fault) {
      return [fault]
    }
  }

  /// Whether the check could run and found nothing.
  var isIntact: Bool {
    get throws {
      do { return try integrityErrors().isEmpty } catch StoreError.damaged { return false }
    }
  }

  /// Makes a change and rolls it back, to check that writing works.
  package func tryWriting() throws {
    try change(Intent(tool: "doctor", label: .text("tried")), dryRun: true) { tx in
      try tx.put(UnsortedLine(id: ids.random(), text: Sealed([]), createdAt: clock.local()))
    }
  }
}
