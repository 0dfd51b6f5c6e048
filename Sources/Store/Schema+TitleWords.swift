extension Schema {
  /// Finding nudges by the words of their titles.
  ///
  /// A table of our own rather than FTS5: it finds the beginnings of words without walking all that begin so, costs a
  /// capture one small row, and what is deleted from it is gone at once, where FTS5 keeps old words until it merges (its
  /// `secure-delete` needs SQLite 3.42). Triggers only note which titles are not in it as they are now, and the words
  /// that stand for them still (`was`); such rows are read one by one until `Store.indexTitles`.
  ///
  /// `WHERE NOT EXISTS`, as the conflict rule of the statement that fires a trigger would win over its own.
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
