package import Engine
import Records
import Replies
package import Session

extension Session {
  package var showJournalEntry: Tool {
    Tool(
      "show_journal_entry", verb: "page", "Shows one journal entry in full.", topic: .journal,
      sibling: Sibling(of: "show_nudge", for: "journal_entry"),
      does: Work(.sealed(.which("which", "the entry: its words, its day or its number"))) { turn, which in
        try recordFinder.resolve(which, using: entries(turn), turn, for: Call("show_journal_entry")) {
          try openEntry($0, turn)
        }
      })
  }
}
