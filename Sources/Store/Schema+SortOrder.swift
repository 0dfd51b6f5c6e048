extension Schema {
  /// Records are sorted by what all devices know of them, never by the local row number: by creation time and, within
  /// the same second, by id.
  ///
  /// A card with a deadline is ranked by the deadline and its age, one without by its last change.
  static let sortOrder = """
    DROP INDEX nudge_next;
    CREATE INDEX nudge_next ON nudge (priority, deadline, (CASE WHEN due IS NULL THEN updatedAt END), createdAt, id)
      WHERE status = 'active' AND deleted = 0;
    DROP INDEX nudge_snoozed;
    CREATE INDEX nudge_snoozed ON nudge (snoozedUntil, priority, createdAt, id)
      WHERE status = 'active' AND deleted = 0 AND snoozedUntil IS NOT NULL;
    DROP INDEX nudge_steps;
    CREATE INDEX nudge_steps ON nudge (parent, "order", createdAt, id) WHERE parent IS NOT NULL;

    DROP INDEX unsorted_kind;
    CREATE INDEX unsorted_kind ON unsorted (sortedKind, createdAt, id) WHERE deleted = 0;

    CREATE INDEX mood_log_createdAt ON mood_log (createdAt, id) WHERE deleted = 0;
    CREATE INDEX symptom_entry_createdAt ON symptom_entry (createdAt, id) WHERE deleted = 0;
    CREATE INDEX measure_createdAt ON measure (createdAt, id) WHERE deleted = 0;
    CREATE INDEX medication_entry_createdAt ON medication_entry (createdAt, id) WHERE deleted = 0;
    """
}
