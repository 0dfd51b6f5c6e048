extension Schema {
  /// Symptoms, measures and medication. The indexes cover the queries for daily maxima, doses and measures.
  static let symptoms = """
    CREATE TABLE symptom_entry (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      journal TEXT, symptom TEXT NOT NULL, severity INTEGER, at TEXT NOT NULL, uncertainty INTEGER, zone TEXT,
      triggers TEXT NOT NULL, note BLOB, endedAt TEXT);
    CREATE INDEX symptom_entry_at ON symptom_entry (at, symptom, severity) WHERE deleted = 0;
    CREATE INDEX symptom_entry_symptom ON symptom_entry (symptom, at) WHERE deleted = 0;

    CREATE TABLE measure (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      journal TEXT, name TEXT NOT NULL, value REAL NOT NULL, unit TEXT, at TEXT NOT NULL, uncertainty INTEGER,
      zone TEXT);
    CREATE INDEX measure_at ON measure (at, name, unit, value) WHERE deleted = 0;

    CREATE TABLE medication_entry (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      journal TEXT, medication TEXT NOT NULL, dose TEXT, at TEXT NOT NULL, uncertainty INTEGER, zone TEXT,
      state TEXT NOT NULL, plan TEXT);
    CREATE INDEX medication_entry_at ON medication_entry (at, medication, plan, state) WHERE deleted = 0;

    CREATE TABLE medication_plan (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      medication TEXT NOT NULL, dose TEXT, repeat TEXT NOT NULL, since TEXT NOT NULL, until TEXT);

    CREATE TABLE collaborator_note (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      journal TEXT, entryRef TEXT NOT NULL, author TEXT, authorName TEXT, text BLOB NOT NULL);
    CREATE INDEX collaborator_note_entry ON collaborator_note (entryRef) WHERE deleted = 0;
    """
}
