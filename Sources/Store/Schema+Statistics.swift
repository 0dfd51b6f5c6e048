extension Schema {
  /// The index `nudge_finished` has everything that statistics need of a nudge, so that counting never reads the rows.
  static let statistics = """
    CREATE TABLE focus_session (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
      deleted INTEGER NOT NULL, stamps BLOB NOT NULL,
      nudge TEXT, startedAt TEXT NOT NULL, endedAt TEXT, planned INTEGER);
    CREATE INDEX focus_session_startedAt ON focus_session (startedAt);

    CREATE INDEX nudge_finished ON nudge (status, deleted, completedAt) WHERE status <> 'active';
    CREATE INDEX brain_dump_createdAt ON brain_dump (createdAt);
    """
}
