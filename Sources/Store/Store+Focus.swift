package import Records

extension Store {
  /// The focus session that was started last and is still running.
  package func openFocus() throws -> FocusSession? {
    try first(FocusSession.self, Store.openFocusClause)
  }

  /// The one that was started last, running or over.
  package func lastFocus() throws -> FocusSession? {
    try first(FocusSession.self, "WHERE deleted = 0 ORDER BY startedAt DESC LIMIT 1")
  }

  static let openFocusClause = "WHERE endedAt IS NULL AND deleted = 0 ORDER BY startedAt DESC LIMIT 1"
}
