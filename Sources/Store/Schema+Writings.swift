extension Schema {
  /// What a person writes for themselves: notes, the journal, moods, facts for nudgy to remember, prompts.
  static let writings = """
    CREATE TABLE note (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      title TEXT, body BLOB NOT NULL, pinned INTEGER NOT NULL, revisionOf TEXT, baseStamp TEXT);
    CREATE INDEX note_list ON note (pinned DESC, updatedAt DESC) WHERE deleted = 0;

    CREATE TABLE journal_entry (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      day TEXT NOT NULL, zone TEXT, body BLOB, gratitude BLOB, gratitudeCount INTEGER NOT NULL, prompt TEXT,
      resurfacedAt TEXT);
    CREATE INDEX journal_entry_day ON journal_entry (day) WHERE deleted = 0;
    CREATE INDEX journal_entry_date ON journal_entry (substr(day, 6), day) WHERE deleted = 0;

    CREATE INDEX unsorted_open ON unsorted (sortedKind, sortedID) WHERE deleted = 0 AND sortedKind IS NOT NULL;

    CREATE TABLE mood_log (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      at TEXT NOT NULL, score INTEGER NOT NULL, note BLOB, journalEntryID TEXT);
    CREATE INDEX mood_log_at ON mood_log (at, score) WHERE deleted = 0;

    CREATE TABLE memory (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      fact BLOB NOT NULL, confirmedAt TEXT NOT NULL);

    CREATE TABLE prompt (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      name TEXT, text BLOB, shownOn TEXT);
    CREATE INDEX prompt_shown ON prompt (shownOn) WHERE deleted = 0;
    """
}
