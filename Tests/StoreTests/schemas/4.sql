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
PRAGMA user_version = 4;
