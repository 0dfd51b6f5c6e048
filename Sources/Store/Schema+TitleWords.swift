extension Schema {
  /// The index for finding nudges by words of their titles.
  ///
  /// A table of our own rather than FTS5: it finds words by prefix without reading all words with that prefix, costs
  /// one small row when a nudge is added, and deleted words are gone at once, whereas FTS5 keeps them until it merges
  /// (its `secure-delete` needs SQLite 3.42). Triggers only record which titles are not indexed as they are now, and
  /// the title whose words are still indexed (`was`). Such rows are read one by one until `Store.indexTitles` runs.
  ///
  /// The triggers use `WHERE NOT EXISTS` because the conflict clause of the statement that fires a trigger would
  /// override that of the trigger.
  static let titleWords = """
    CREATE TABLE title_word (word TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (word, n)) WITHOUT ROWID;
    CREATE TABLE title_pending (n INTEGER PRIMARY KEY, was TEXT);
    INSERT INTO title_pending SELECT n, NULL FROM nudge;

    CREATE TRIGGER title_made AFTER INSERT ON nudge BEGIN
      INSERT INTO title_pending SELECT new.n, NULL WHERE NOT EXISTS (SELECT 1 FROM title_pending WHERE n = new.n);
    END;
    CREATE TRIGGER title_changed AFTER UPDATE OF title ON nudge WHEN old.title <> new.title BEGIN
      INSERT INTO title_pending SELECT old.n, old.title
        WHERE NOT EXISTS (SELECT 1 FROM title_pending WHERE n = old.n);
    END;
    CREATE TRIGGER title_erased AFTER DELETE ON nudge BEGIN
      INSERT INTO title_pending SELECT old.n, old.title
        WHERE NOT EXISTS (SELECT 1 FROM title_pending WHERE n = old.n);
    END;
    """
}
