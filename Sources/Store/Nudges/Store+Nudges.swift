internal import GRDB
package import Records

extension Store {
  package func nudge(_ id: ID) throws -> Nudge? { try record(Nudge.self, id) }

  /// Open cards, oldest first.
  package func active(limit: Int) throws -> [Nudge] {
    try fetch(Nudge.self, "\(Store.openOnly) AND deleted = 0 ORDER BY \(Store.oldest) LIMIT ?", [.int(Int64(limit))])
  }

  /// What all open cards say, and the day or time they are due, in ISO 8601.
  package func activeTitles() throws -> [(title: String, due: String?)] {
    try read(of: Nudge.kind.shape) { db in
      try Row.fetchAll(db.cachedStatement(sql: "SELECT title, due FROM nudge \(Store.openOnly) AND deleted = 0"))
        .compactMap { row in String(cell: row.cell(0)).map { ($0, String(cell: row.cell(1))) } }
    }
  }

  /// In the order of age, SQLite would rather walk past every card that was ever done.
  static let openOnly = "INDEXED BY nudge_next WHERE status = 'active'"
}
