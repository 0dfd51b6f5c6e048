extension Schema {
  /// `deadline` makes a day without a time count as its midnight (24:00), after every time on that day.
  static let initial = """
    CREATE TABLE meta (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;

    CREATE TABLE claim (record TEXT NOT NULL, moment TEXT NOT NULL, PRIMARY KEY (record, moment)) WITHOUT ROWID;

    CREATE TABLE change_group (
      n INTEGER PRIMARY KEY, at TEXT NOT NULL, ms INTEGER NOT NULL, origin TEXT NOT NULL, tool TEXT NOT NULL,
      label, takes INTEGER, undo INTEGER, redo INTEGER);
    CREATE TABLE change (
      n INTEGER NOT NULL, part INTEGER NOT NULL, kind TEXT NOT NULL, record TEXT NOT NULL, register TEXT NOT NULL,
      before BLOB, after BLOB NOT NULL, PRIMARY KEY (n, part)) WITHOUT ROWID;
    CREATE INDEX change_record ON change (record);

    CREATE TABLE nudge (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      title TEXT NOT NULL, notes TEXT, status TEXT NOT NULL, completedAt TEXT, due TEXT, zone TEXT,
      snoozedUntil TEXT, startAt TEXT, tags TEXT NOT NULL, repeat TEXT, anchor TEXT, repeatFrom TEXT, series TEXT,
      action TEXT, target TEXT, contact TEXT, priority INTEGER NOT NULL, minutes INTEGER,
      remindAt TEXT, remindRepeat INTEGER, parent TEXT, "order" TEXT, dump TEXT, source TEXT NOT NULL, said BLOB,
      deadline TEXT AS (substr(due || 'T24:00', 1, 16)));
    CREATE INDEX nudge_next ON nudge (priority, deadline, updatedAt) WHERE status = 'active' AND deleted = 0;
    CREATE INDEX nudge_snoozed ON nudge (snoozedUntil)
      WHERE status = 'active' AND deleted = 0 AND snoozedUntil IS NOT NULL;
    CREATE INDEX nudge_remind ON nudge (remindAt) WHERE status = 'active' AND deleted = 0 AND remindAt IS NOT NULL;
    CREATE INDEX nudge_done ON nudge (completedAt) WHERE status <> 'active' AND deleted = 0;

    CREATE TABLE snooze (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      nudge TEXT NOT NULL, at TEXT NOT NULL, until TEXT NOT NULL);
    CREATE INDEX snooze_nudge ON snooze (nudge);

    CREATE TABLE skip (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      nudge TEXT NOT NULL, at TEXT NOT NULL);
    CREATE INDEX skip_nudge ON skip (nudge);
    CREATE INDEX skip_at ON skip (at);

    CREATE TABLE brain_dump (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      text BLOB NOT NULL, made TEXT NOT NULL);

    CREATE TABLE unsorted (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      text BLOB NOT NULL, sortedKind TEXT, sortedID TEXT);

    CREATE TABLE setting (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      name TEXT NOT NULL, value TEXT NOT NULL);
    """
}
