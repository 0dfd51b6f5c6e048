extension Schema {
  /// Texts that are still being written, in a table apart from the lines that wait to be sorted.
  static let drafts = """
    CREATE TABLE draft_line (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      text BLOB NOT NULL, sortedKind TEXT NOT NULL, sortedID TEXT NOT NULL);
    CREATE INDEX draft_line_open ON draft_line (sortedKind, sortedID) WHERE deleted = 0;
    DROP INDEX unsorted_open;

    \(moveDrafts)
    """

  /// Earlier releases stored draft lines in `unsorted`. Lines that were sorted stay there: those that became a card, or
  /// a note, which then exists.
  static let moveDrafts = """
    INSERT OR IGNORE INTO draft_line (id, createdAt, updatedAt, deleted, stamps, text, sortedKind, sortedID)
      SELECT id, createdAt, updatedAt, deleted, stamps, text, sortedKind, sortedID FROM unsorted
      WHERE sortedID IS NOT NULL AND (sortedKind IN ('brain_dump', 'journal_entry')
        OR sortedKind = 'note' AND (deleted = 1 OR sortedID NOT IN (SELECT id FROM note)))
      ORDER BY n;
    UPDATE change SET kind = 'draft_line' WHERE kind = 'unsorted' AND record IN (SELECT id FROM draft_line);
    DELETE FROM unsorted WHERE id IN (SELECT id FROM draft_line);
    """
}
