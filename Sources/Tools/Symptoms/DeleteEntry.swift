import Engine
import Store

extension Profile {
  var deleteEntry: Tool {
    Tool(
      "delete_entry", verb: "delete-log", "Deletes an entry of the symptom log.", topic: .symptoms,
      phrases: [
        """
        (delete|remove|drop|bin|trash|erase|scrap|get rid of|lose) [the|my|that|this] [last|latest] (symptom|dose
        |measure|symptom entry|log entry|timeline entry|measurement) [again|entry]
        """,
        """
        (delete|remove|drop|bin|trash|erase|scrap|get rid of|lose) [the|my|that|this] {which} (symptom entry|log entry
        |timeline entry)
        """,
        "delete log",
      ],
      examples: [Example("delete the last symptom"), Example("remove my last dose")],
      writes: true, sibling: Sibling(of: "drop_nudge", for: "symptom_entry", "medication_entry", "measure"),
      phrasesInHand: Dictionary(
        uniqueKeysWithValues: LogEntry.kinds.map {
          (
            $0,
            ["(delete|remove|drop|bin|trash|erase|scrap|get rid of|lose) [the|my|that|this] [last|latest] (entry|one)"]
          )
        }),
      does: Work(
        .which("which", "the entry: its words or its number")
      ) { turn, which in
        try oneEntry(which, turn, for: Call("delete_entry")) { entry in
          try change("deleted \(entry.name)", "delete_entry") { try $0.delete(entry.observation) }
          return Reply("Deleted: \(told(entry, turn)). “undo” brings it back.")
        }
      })
  }
}
