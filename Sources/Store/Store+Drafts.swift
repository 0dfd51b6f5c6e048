package import Records

extension Store {
  /// The ids of the records of this kind that are still being written line by line, in the order in which they were
  /// begun.
  package func openDrafts(_ kind: String) throws -> [ID] {
    let lines = try fetch(
      DraftLine.self, "WHERE sortedKind = ? AND deleted = 0 GROUP BY sortedID ORDER BY min(n)", [.text(kind)])
    return lines.map(\.document)
  }

  /// The lines of a text that is still being written, in order.
  package func lines(of id: ID, _ kind: String) throws -> [DraftLine] {
    try fetch(DraftLine.self, Store.draftLinesClause, [.text(kind), id.cell])
  }

  static let draftLinesClause = "WHERE sortedKind = ? AND sortedID = ? AND deleted = 0 ORDER BY n"
}
