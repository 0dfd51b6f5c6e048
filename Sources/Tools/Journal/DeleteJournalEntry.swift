package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var deleteJournalEntry: Tool {
    Tool(
      "delete_journal_entry", verb: "delete-page", "Deletes a journal entry.", topic: .journal, writes: true,
      needsConfirmation: true, sibling: Sibling(of: "drop_nudge", for: "journal_entry"),
      does: Work(
        .sealed(.which("which", "the entry: its words, its day or its number")),
        asking: { try recordFinder.requestApproval($1, using: entries($0), $0, for: Call("delete_journal_entry")) }
      ) { turn, which in
        try recordFinder.resolve(which, using: entries(turn), turn, for: Call("delete_journal_entry")) { entry in
          let heading = try heading(of: entry)
          try changes.write("deleted a journal entry", "delete_journal_entry") { try $0.delete(entry) }
          return Reply("Deleted: \(heading). “undo” brings it back.")
        }
      })
  }
}
