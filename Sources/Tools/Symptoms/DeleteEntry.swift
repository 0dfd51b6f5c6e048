import Engine
import Language
import Records
import Store

extension Profile {
  var deleteEntry: Tool {
    Tool(
      "delete_entry", verb: "delete-log", "Deletes an entry of the symptom log.", topic: .symptoms,
      words: [
        "delete": "(delete|remove|drop|bin|trash|erase|scrap|get rid of|lose)",
        "last": "[the|my|that|this] [last|latest]",
      ],
      phrases: [
        "<delete> <last> (symptom|symptom entry) [again|entry] {kind=symptom_entry}",
        "<delete> <last> (dose|medication entry) [again|entry] {kind=medication_entry}",
        "<delete> <last> (measure|measurement|reading) [again|entry] {kind=measure}",
        "<delete> <last> (log entry|timeline entry) [again]",
        "<delete> [the|my|that|this] {which} (symptom entry|log entry|timeline entry)",
        "delete log",
      ],
      examples: [Example("delete the last symptom"), Example("remove my last dose")],
      writes: true, needsKey: true,
      sibling: Sibling(of: "drop_nudge", for: "symptom_entry", "medication_entry", "measure"),
      phrasesInHand: Dictionary(
        uniqueKeysWithValues: LogEntry.kinds.map { ($0, ["<delete> <last> (entry|one)"]) }),
      does: Work(
        .which("which", "the entry: its words or its number"), .inner(.optional(.text("kind", "which kind of entry"))),
        asking: { turn, which, kind in
          let call = Call("delete_entry")
          return try oneEntry(which, ofKind: kind, turn, for: call) { try asked(for: $0, on: logEntries, turn, call) }
        }
      ) { turn, which, kind in
        try oneEntry(which, ofKind: kind, turn, for: Call("delete_entry")) { entry in
          try change("deleted \(entry.name)", "delete_entry") { try $0.delete(entry.observation) }
          return Reply("Deleted: \(told(entry, turn)). “undo” brings it back.")
        }
      })
  }
}
