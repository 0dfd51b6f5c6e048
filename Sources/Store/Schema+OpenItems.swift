extension Schema {
  /// Indexes that find open items, however many are closed: the lines of an open dump, lines that were not understood,
  /// the running focus session.
  static let openItems = """
    CREATE INDEX unsorted_kind ON unsorted (sortedKind) WHERE deleted = 0;
    CREATE INDEX focus_session_open ON focus_session (startedAt) WHERE endedAt IS NULL AND deleted = 0;
    """
}
