internal import GRDB
internal import Records

extension Store {
  /// What SQLite's full check finds wrong, and what is missing of the tables and of what the store knows about itself;
  /// empty when the file is whole. Reads all of it.
  package func faults() throws -> [String] { try read { try Store.faults($0) } }

  static func faults(_ db: Database) throws -> [String] {
    let faults = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" } + Schema.missing(db)
    guard faults.isEmpty else { return faults }
    do {
      _ = try device(db)
      return []
    } catch StoreError.damaged(let fault) {
      return [fault]
    }
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
