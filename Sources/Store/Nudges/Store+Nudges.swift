package import Civil
package import Records

extension Store {
  package func nudge(_ id: ID) throws -> Nudge? { try first(Nudge.self, "WHERE id = ? AND deleted = 0", [id.cell]) }

  /// Open cards, oldest first.
  package func active(limit: Int) throws -> [Nudge] {
    try fetch(Nudge.self, "WHERE status = 'active' AND deleted = 0 ORDER BY n LIMIT ?", [.int(Int64(limit))])
  }

  /// Every card that could come next, through indexes only: the pressing ones, then the most patient of the others.
  ///
  /// A card outside these few cannot be first in any `Ranking`: each part holds the first `limit` of one of its orders.
  package func candidates(now: LocalTime, limit: Int = 50) throws -> [Nudge] {
    let awake = "status = 'active' AND deleted = 0 AND (snoozedUntil IS NULL OR snoozedUntil <= ?1)"
    let parts = [0, 1, 2].flatMap { priority in
      [
        "\(awake) AND priority = \(priority) AND deadline IS NOT NULL ORDER BY deadline",
        "\(awake) AND priority = \(priority) AND deadline IS NULL ORDER BY updatedAt",
      ]
    }
    let ids = parts.map { "SELECT n FROM (SELECT n FROM nudge INDEXED BY nudge_next WHERE \($0) LIMIT ?2)" }
    return try fetch(
      Nudge.self, "WHERE n IN (\(ids.joined(separator: " UNION ALL ")))", [now.cell, .int(Int64(limit))])
  }

  /// The cards skipped since.
  package func skipped(since: LocalTime) throws -> Set<ID> {
    Set(try fetch(Skip.self, "WHERE at >= ? AND deleted = 0", [since.cell]).map(\.nudge))
  }

  /// Cards whose title has all of the words, open ones first, newest first.
  package func cards(containing words: [String], _ statuses: [Nudge.Status], limit: Int = 200) throws -> [Nudge] {
    let tests = words.indices.map { "title LIKE ?\($0 + 1) ESCAPE '\\'" }
    let patterns = words.map { Cell.text("%" + Store.escaped($0) + "%") }
    return try statuses.flatMap { status in
      let wanted = ["status = '\(status.rawValue)' AND deleted = 0"] + tests
      let order = status == .active ? "n" : "completedAt DESC"
      return try fetch(
        Nudge.self, "WHERE \(wanted.joined(separator: " AND ")) ORDER BY \(order) LIMIT \(limit)", patterns)
    }
  }

  private static func escaped(_ word: String) -> String {
    word.reduce(into: "") { $0 += "%_\\".contains($1) ? "\\\($1)" : String($1) }
  }

  /// The last line that was not understood and not yet sorted.
  package func lastUnsorted() throws -> Unsorted? {
    try first(Unsorted.self, "WHERE sortedKind IS NULL AND deleted = 0 ORDER BY n DESC LIMIT 1")
  }

  /// Everything of a kind that is not in the trash, oldest first.
  package func all<R: Record>(_ kind: R.Type) throws -> [R] { try fetch(kind, "WHERE deleted = 0 ORDER BY n") }
}
