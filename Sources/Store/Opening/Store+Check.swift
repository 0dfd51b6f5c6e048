internal import GRDB
internal import Records

extension Store {
  /// What SQLite's full check finds wrong, and what is missing of the tables; empty when the file is whole. Reads all of it.
  package func faults() throws -> [String] { try read { try Store.faults($0) } }

  static func faults(_ db: Database) throws -> [String] {
    try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" } + Schema.missing(db)
  }

  /// Whether that check could be made, and found nothing.
  var isWhole: Bool {
    get throws {
      do { return try faults().isEmpty } catch StoreError.damaged { return false }
    }
  }

  /// Makes a change as a tool does, and keeps none of it.
  package func tryWriting() throws {
    try change(Intent(tool: "doctor", label: .plain("tried")), dryRun: true) { tx in
      try tx.put(Unsorted(id: ids.random(), text: Sealed([]), createdAt: clock.local()))
    }
  }
}
