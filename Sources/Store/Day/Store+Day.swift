package import Civil
internal import GRDB
package import Records

extension Store {
  /// Those changed last, pinned or not.
  package func latestNotes(limit: Int) throws -> [Note] {
    try fetch(
      Note.self,
      """
      WHERE n IN (SELECT n FROM (SELECT n FROM note WHERE deleted = 0 AND pinned = 1 ORDER BY updatedAt DESC, n DESC LIMIT ?1)
        UNION ALL SELECT n FROM (SELECT n FROM note WHERE deleted = 0 AND pinned = 0 ORDER BY updatedAt DESC, n DESC LIMIT ?1))
      ORDER BY updatedAt DESC, n DESC LIMIT ?1
      """, [limit.cell])
  }

  /// The journal entry of that day that was begun last.
  package func lastEntry(on day: Day) throws -> ID? {
    try text("SELECT id FROM journal_entry WHERE day = ? AND deleted = 0 ORDER BY n DESC LIMIT 1", [day.cell])
      .first.flatMap { ID($0) }
  }

  /// Years before this one in which that date has an entry, the latest first.
  package func yearsWithEntry(before day: Day) throws -> [Int] {
    try text(
      """
      SELECT DISTINCT substr(day, 1, 4) FROM journal_entry INDEXED BY journal_entry_date
      WHERE substr(day, 6) = substr(?1, 6) AND day < ?1 AND deleted = 0 ORDER BY day DESC
      """, [day.cell]
    ).compactMap { Int($0) }
  }

  /// Whether a prompt was shown that day.
  package func hasPrompt(on day: Day) throws -> Bool {
    try !text("SELECT id FROM prompt WHERE shownOn = ? AND deleted = 0 LIMIT 1", [day.cell]).isEmpty
  }

  private func text(_ sql: String, _ arguments: [Cell]) throws -> [String] {
    try read { try String.fetchAll($0.cachedStatement(sql: sql), arguments: StatementArguments(arguments)) }
  }
}
