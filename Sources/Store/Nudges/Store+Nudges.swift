internal import GRDB
package import Records

extension Store {
  package func nudge(_ id: ID) throws -> Nudge? { try first(Nudge.self, "WHERE id = ? AND deleted = 0", [id.cell]) }

  /// Open cards, oldest first.
  package func active(limit: Int) throws -> [Nudge] {
    try fetch(Nudge.self, "\(Store.openOnly) AND deleted = 0 ORDER BY n LIMIT ?", [.int(Int64(limit))])
  }

  /// What all open cards say.
  package func activeTitles() throws -> [String] {
    try read { db in
      try String.fetchAll(db.cachedStatement(sql: "SELECT title FROM nudge \(Store.openOnly) AND deleted = 0"))
    }
  }

  /// Cards whose title has all of the words, status by status: open ones the oldest first, others the last finished.
  package func cards(containing words: [String], _ statuses: [Nudge.Status], limit: Int = 200) throws -> [Nudge] {
    let tests = words.indices.map { "title LIKE ?\($0 + 1) ESCAPE '\\'" }
    let patterns = words.map { Cell.text("%" + Store.escaped($0) + "%") }
    return try statuses.flatMap { status in
      let rows = status == .active ? Store.openOnly : "WHERE status = '\(status.rawValue)'"
      let wanted = ["\(rows) AND deleted = 0"] + tests
      let order = status == .active ? "n" : "completedAt DESC"
      return try fetch(
        Nudge.self, "\(wanted.joined(separator: " AND ")) ORDER BY \(order) LIMIT \(limit)", patterns)
    }
  }

  /// In the order of n, SQLite would rather walk past every card that was ever done.
  private static let openOnly = "INDEXED BY nudge_next WHERE status = 'active'"

  private static func escaped(_ word: String) -> String {
    word.reduce(into: "") { $0 += "%_\\".contains($1) ? "\\\($1)" : String($1) }
  }

  /// The last line that was not understood and not yet sorted.
  package func lastUnsorted() throws -> Unsorted? {
    try first(Unsorted.self, "WHERE sortedKind IS NULL AND deleted = 0 ORDER BY n DESC LIMIT 1")
  }
}
