package import Engine
import Records
import Store

extension Profile {
  /// Everything that is kept, by kind, for other programs.
  package func export() throws -> JSON {
    [
      "nudges": .array(try store.all(Nudge.self).map(fields)),
      "moods": .array(try store.all(MoodLog.self).map(fields)),
      "symptoms": [],
      "notes": .array(try store.all(Note.self).map(fields)),
      "journalEntries": .array(try store.all(JournalEntry.self).map(fields)),
      "memories": .array(try store.all(Memory.self).map(fields)),
      "prompts": .array(try store.all(Prompt.self).map(fields)),
      "snoozes": .array(try store.all(Snooze.self).map(fields)),
      "dumps": .array(try store.all(BrainDump.self).map(fields)),
      "focusSessions": .array(try store.all(FocusSession.self).map(fields)),
      "unsorted": .array(try store.all(Unsorted.self).map(fields)),
      "settings": .array(try store.all(Setting.self).map(fields)),
    ]
  }
}
