package import Civil
internal import GRDB
package import Records

extension Store {
  package func nudge(_ id: ID) throws -> Nudge? { try record(Nudge.self, id) }

  /// Open cards, oldest first, or the newest ones first.
  package func active(newestFirst: Bool = false, limit: Int) throws -> [Nudge] {
    let order = newestFirst ? Store.newestFirst : Store.oldestFirst
    return try fetch(
      Nudge.self, "\(Store.whereOpen) AND deleted = 0 ORDER BY \(order) LIMIT ?", [.int(Int64(limit))])
  }

  /// Open cards that were added at that time or later, oldest first.
  package func cards(addedSince time: LocalTime, limit: Int) throws -> [Nudge] {
    try fetch(
      Nudge.self, "\(Store.whereOpen) AND createdAt >= ? AND deleted = 0 ORDER BY \(Store.oldestFirst) LIMIT ?",
      [time.cell, .int(Int64(limit))])
  }

  /// The titles of all open cards, and the day or time when each is due, in ISO 8601.
  package func activeTitles() throws -> [(title: String, due: String?)] {
    try read(of: Nudge.kind.shape) { db in
      try Row.fetchAll(db.cachedStatement(sql: "SELECT title, due FROM nudge \(Store.whereOpen) AND deleted = 0"))
        .compactMap { row in String(cell: row.cell(0)).map { ($0, String(cell: row.cell(1))) } }
    }
  }

  /// Without the hint, SQLite would use an index in order of age and read every finished card.
  static let whereOpen = "INDEXED BY nudge_next WHERE status = 'active'"
}

extension Store {
  /// The steps of a card in order, whatever their status.
  package func steps(of whole: ID) throws -> [Nudge] {
    try fetch(Nudge.self, "WHERE \(Store.stepsClause)", [whole.cell])
  }

  static let stepsClause = "parent = ? AND deleted = 0 ORDER BY \"order\", \(oldestFirst)"
}

extension Store {
  /// Open nudges whose deadline was before that day and that are not snoozed, the important ones first.
  package func nudgesFromBefore(_ now: LocalTime) throws -> [Nudge] {
    try fetch(
      Nudge.self,
      """
      WHERE status = 'active' AND deleted = 0 AND priority IN (0, 1, 2) AND deadline < ?1
        AND (snoozedUntil IS NULL OR snoozedUntil <= ?2)
      ORDER BY priority, deadline, \(Store.oldestFirst)
      """, [.text(now.day.iso), now.cell])
  }
}
