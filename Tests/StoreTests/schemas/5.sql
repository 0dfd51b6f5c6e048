CREATE INDEX unsorted_kind ON unsorted (sortedKind) WHERE deleted = 0;
CREATE INDEX focus_session_open ON focus_session (startedAt) WHERE endedAt IS NULL AND deleted = 0;
PRAGMA user_version = 5;
