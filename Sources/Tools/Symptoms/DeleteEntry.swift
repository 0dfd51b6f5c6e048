import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var deleteEntry: Tool {
    Tool(
      "delete_entry", verb: "delete-log", "Deletes an entry of the symptom log.", topic: .symptoms, writes: true,
      needsConfirmation: true,
      sibling: Sibling(of: "drop_nudge", for: "symptom_entry", "medication_entry", "measure", takesNames: true),
      does: Work(
        .which("which", "the entry: its words or its number"),
        .internalOnly(.optional(.text("kind", "which kind of entry"))),
        asking: { turn, which, kind in
          let call = Call("delete_entry")
          return try oneEntry(which, ofKind: kind, turn, for: call) {
            try recordFinder.requestApproval(for: $0, using: logEntries, turn, call)
          }
        }
      ) { turn, which, kind in
        try oneEntry(which, ofKind: kind, turn, for: Call("delete_entry")) { entry in
          // A reading goes as a whole, as it is one row of the log.
          let row = try logEntries(entry.at.when.day, entry.at.when.day).rowWith(entry)
          let name = row.second.flatMap { LogRow.whole(of: $0.name) } ?? entry.name
          try changes.write("deleted \(name)", "delete_entry") { tx in
            try tx.delete(row.entry.observation)
            if let second = row.second { try tx.delete(second) }
          }
          return Reply("Deleted: \(row.second == nil ? summary(of: entry, turn) : row.title). “undo” brings it back.")
        }
      })
  }
}
