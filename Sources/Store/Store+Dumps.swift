package import Records

extension Store {
  package func lastDump() throws -> BrainDump? {
    try first(BrainDump.self, "WHERE deleted = 0 ORDER BY \(Store.newestFirst) LIMIT 1")
  }

  /// The newest, the newest first.
  package func dumps(limit: Int) throws -> [BrainDump] {
    try fetch(BrainDump.self, "WHERE deleted = 0 ORDER BY \(Store.newestFirst) LIMIT \(limit)")
  }
}
