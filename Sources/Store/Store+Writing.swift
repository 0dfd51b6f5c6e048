package import Records

extension Store {
  /// What was begun line by line and not ended, in the order of the beginnings.
  package func openWritings(_ kind: String) throws -> [ID] {
    let lines = try fetch(
      DraftLine.self, "WHERE sortedKind = ? AND deleted = 0 GROUP BY sortedID ORDER BY min(n)", [.text(kind)])
    return lines.map(\.whole)
  }

  /// The lines of it, in their order.
  package func lines(of id: ID, _ kind: String) throws -> [DraftLine] {
    try fetch(DraftLine.self, Store.typedLines, [.text(kind), id.cell])
  }

  static let typedLines = "WHERE sortedKind = ? AND sortedID = ? AND deleted = 0 ORDER BY n"
}
