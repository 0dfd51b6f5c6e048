CREATE INDEX nudge_steps ON nudge (parent, "order") WHERE parent IS NOT NULL;
PRAGMA user_version = 2;
