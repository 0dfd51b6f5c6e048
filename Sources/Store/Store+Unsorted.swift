package import Records

extension Store {
  /// The last line that was not understood and not yet sorted.
  package func lastUnsorted() throws -> Unsorted? { try first(Unsorted.self, Store.latestUnsorted) }

  static let latestUnsorted = "WHERE sortedKind IS NULL AND deleted = 0 ORDER BY \(youngest) LIMIT 1"
}
