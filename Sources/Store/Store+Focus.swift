package import Records

extension Store {
  /// The stretch of focus that was begun last and not ended.
  package func openFocus() throws -> FocusSession? {
    try first(FocusSession.self, Store.goingOn)
  }

  static let goingOn = "WHERE endedAt IS NULL AND deleted = 0 ORDER BY startedAt DESC LIMIT 1"
}
