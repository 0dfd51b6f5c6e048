extension Schema {
  /// Finds what was begun and not ended, however much was ended before: the lines of an open dump, the lines that nobody
  /// understood, the stretch of focus that goes on.
  static let open = """
    CREATE INDEX unsorted_kind ON unsorted (sortedKind) WHERE deleted = 0;
    CREATE INDEX focus_session_open ON focus_session (startedAt) WHERE endedAt IS NULL AND deleted = 0;
    """
}
