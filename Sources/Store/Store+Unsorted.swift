package import Records

extension Store {
  /// The last line that was not understood, or maybe wrongly, and is not sorted yet.
  package func lastUnsorted() throws -> UnsortedLine? {
    let lines = [
      try first(UnsortedLine.self, Store.lastUnsortedClause),
      try first(UnsortedLine.self, Store.unsortedClause("= '\(UnsortedLine.read)'", limit: 1)),
    ]
    return lines.compactMap(\.self).max { ($0.createdAt, $0.id.text) < ($1.createdAt, $1.id.text) }
  }

  static let lastUnsortedClause = unsortedClause("IS NULL", limit: 1)

  private static func unsortedClause(_ condition: String, limit: Int) -> String {
    "WHERE sortedKind \(condition) AND deleted = 0 ORDER BY \(newestFirst) LIMIT \(limit)"
  }

  /// The newest lines that became nothing, the newest first.
  ///
  /// - Parameter includesRead: whether to add as many of those that were read as a whole, behind them.
  package func unsorted(limit: Int, includesRead: Bool) throws -> [UnsortedLine] {
    try fetch(UnsortedLine.self, Store.unsortedClause("IS NULL", limit: limit))
      + (includesRead
        ? fetch(UnsortedLine.self, Store.unsortedClause("= '\(UnsortedLine.read)'", limit: limit)) : [])
  }
}
