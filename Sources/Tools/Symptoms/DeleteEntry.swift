import Engine
import Records
import Store

extension Profile {
  var deleteEntry: Tool {
    Tool(
      "delete_entry", verb: "delete-log", "Deletes an entry of the symptom log.", topic: .symptoms,
      phrases: Profile.lastEntries.map { words, kind in
        """
        (delete|remove|drop|bin|trash|erase|scrap|get rid of|lose) [the|my|that|this] [last|latest] (\(words)) [again|entry]
        {kind=\(kind)}
        """
      } + [
        """
        (delete|remove|drop|bin|trash|erase|scrap|get rid of|lose) [the|my|that|this] [last|latest] (log entry|timeline
        entry) [again]
        """,
        """
        (delete|remove|drop|bin|trash|erase|scrap|get rid of|lose) [the|my|that|this] {which} (symptom entry|log entry
        |timeline entry)
        """,
        "delete log",
      ],
      examples: [Example("delete the last symptom"), Example("remove my last dose")],
      writes: true, needsKey: true,
      sibling: Sibling(of: "drop_nudge", for: "symptom_entry", "medication_entry", "measure"),
      phrasesInHand: Dictionary(
        uniqueKeysWithValues: LogEntry.kinds.map {
          (
            $0,
            ["(delete|remove|drop|bin|trash|erase|scrap|get rid of|lose) [the|my|that|this] [last|latest] (entry|one)"]
          )
        }),
      does: Work(
        .which("which", "the entry: its words or its number"), .inner(.optional(.text("kind", "which kind of entry")))
      ) { turn, which, kind in
        try oneEntry(which, ofKind: kind, turn, for: Call("delete_entry")) { entry in
          try change("deleted \(entry.name)", "delete_entry") { try $0.delete(entry.observation) }
          return Reply("Deleted: \(told(entry, turn)). “undo” brings it back.")
        }
      })
  }

  /// What people call the entries of a kind, and the kind.
  static let lastEntries = [
    ("symptom|symptom entry", SymptomEntry.kind.shape.name), ("dose|medication entry", MedicationEntry.kind.shape.name),
    ("measure|measurement|reading", Measure.kind.shape.name),
  ]
}
