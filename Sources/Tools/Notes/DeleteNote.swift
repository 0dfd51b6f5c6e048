package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var deleteNote: Tool {
    Tool(
      "delete_note", verb: "delete-note", "Deletes a note.", topic: .notes, writes: true, needsConfirmation: true,
      sibling: Sibling(of: "drop_nudge", for: "note"),
      does: Work(
        .sealed(.which("which", "the note: its words or its number")),
        asking: { try requestApproval($1, using: notes, $0, for: Call("delete_note")) }
      ) { turn, which in
        try resolve(which, using: notes, turn, for: Call("delete_note")) { note in
          try change(note.title.map { "deleted the note \($0)" } ?? "deleted a note", "delete_note") {
            try $0.delete(note)
          }
          return Reply("Deleted: \(heading(of: note)). “undo” brings it back.")
        }
      })
  }
}
