package import Records

extension Store {
  /// What was being written last, line by line, and not ended.
  package func openWriting(_ kind: String) throws -> ID? {
    try first(Unsorted.self, "WHERE sortedKind = ? AND deleted = 0 ORDER BY n DESC LIMIT 1", [.text(kind)])?.sortedID
  }

  /// The lines of it, in their order.
  package func lines(of id: ID, _ kind: String) throws -> [Unsorted] {
    try fetch(
      Unsorted.self, "WHERE sortedID = ? AND sortedKind = ? AND deleted = 0 ORDER BY n", [id.cell, .text(kind)])
  }
}
