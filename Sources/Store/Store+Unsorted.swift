package import Records

extension Store {
  /// The last line that was not understood and is not sorted yet.
  package func lastUnsorted() throws -> UnsortedLine? { try first(UnsortedLine.self, Store.lastUnsortedClause) }

  static let lastUnsortedClause = "WHERE sortedKind IS NULL AND deleted = 0 ORDER BY \(newestFirst) LIMIT 1"

  /// The newest such lines, the newest first.
  package func unsorted(limit: Int) throws -> [UnsortedLine] {
    try fetch(
      UnsortedLine.self, "WHERE sortedKind IS NULL AND deleted = 0 ORDER BY \(Store.newestFirst) LIMIT \(limit)")
  }
}
