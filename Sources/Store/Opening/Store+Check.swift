internal import GRDB

extension Store {
  /// What SQLite's full check finds wrong; empty when the file is whole. Reads all of it.
  package func faults() throws -> [String] {
    try read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }.filter { $0 != "ok" }
  }
}
