package import Records

extension Store {
  package func dump(_ id: ID) throws -> BrainDump? {
    try first(BrainDump.self, "WHERE id = ? AND deleted = 0", [id.cell])
  }

  package func lastDump() throws -> BrainDump? {
    try first(BrainDump.self, "WHERE deleted = 0 ORDER BY n DESC LIMIT 1")
  }
}
