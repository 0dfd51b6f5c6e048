package import Records

extension Store {
  package func dump(_ id: ID) throws -> BrainDump? {
    try first(BrainDump.self, "WHERE id = ? AND deleted = 0", [id.cell])
  }

  package func lastDump() throws -> BrainDump? {
    try first(BrainDump.self, "WHERE deleted = 0 ORDER BY n DESC LIMIT 1")
  }

  /// The dump whose lines were typed last and not ended.
  package func openDump() throws -> ID? {
    try first(Unsorted.self, "\(Store.typedLines) ORDER BY n DESC LIMIT 1")?.sortedID
  }

  /// The lines typed for a dump that was not ended.
  package func lines(of dump: ID) throws -> [Unsorted] {
    try fetch(Unsorted.self, "\(Store.typedLines) AND sortedID = ? ORDER BY n", [dump.cell])
  }

  static let typedLines = "WHERE sortedKind = 'brain_dump' AND deleted = 0"
}
