package import Civil
internal import GRDB
package import Records

extension Store {
  /// The notes that were changed last, pinned or not.
  package func latestNotes(limit: Int) throws -> [Note] {
    try fetch(
      Note.self,
      """
      WHERE n IN (SELECT n FROM (\(Store.latest(pinned: true))) UNION ALL SELECT n FROM (\(Store.latest(pinned: false))))
      ORDER BY updatedAt DESC, \(Store.newestFirst) LIMIT ?1
      """, [limit.cell])
  }

  private static func latest(pinned: Bool) -> String {
    """
    SELECT n FROM note WHERE deleted = 0 AND pinned = \(pinned ? 1 : 0) ORDER BY updatedAt DESC, \(newestFirst) LIMIT ?1
    """
  }

  /// The newest journal entry of that day.
  package func lastEntry(on day: Day) throws -> ID? {
    try read(of: JournalEntry.kind.shape) { db in
      try String.fetchOne(
        db.cachedStatement(
          sql: "SELECT id FROM journal_entry WHERE day = ? AND deleted = 0 ORDER BY \(Store.newestFirst) LIMIT 1"),
        arguments: [day.iso])
    }
    .flatMap { ID($0) }
  }
}
