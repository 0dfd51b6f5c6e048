package import Civil
internal import GRDB
import Records

extension Store {
  /// When the first note, journal entry or mood with words was made, and how many there are; `nil` where there is none.
  package func sealedEntries() throws -> (first: LocalTime, count: Int)? {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT min(createdAt), count(*) FROM (
            SELECT createdAt FROM note WHERE deleted = 0
            UNION ALL SELECT createdAt FROM journal_entry WHERE deleted = 0
            UNION ALL SELECT createdAt FROM mood_log WHERE deleted = 0 AND note IS NOT NULL)
          """)
      guard let row, let first = LocalTime(cell: row.cell(0)), let count = Int(cell: row.cell(1)) else { return nil }
      return (first, count)
    }
  }
}
