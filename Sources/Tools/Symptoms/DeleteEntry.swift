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
            try requestApproval(for: $0, using: logEntries, turn, call)
          }
        }
      ) { turn, which, kind in
        try oneEntry(which, ofKind: kind, turn, for: Call("delete_entry")) { entry in
          try change("deleted \(entry.name)", "delete_entry") { try $0.delete(entry.observation) }
          return Reply("Deleted: \(summary(of: entry, turn)). “undo” brings it back.")
        }
      })
  }
}
