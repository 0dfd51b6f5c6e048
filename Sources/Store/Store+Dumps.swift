package import Records

extension Store {
  package func lastDump() throws -> BrainDump? {
    try first(BrainDump.self, "WHERE deleted = 0 ORDER BY \(Store.newestFirst) LIMIT 1")
  }
}
