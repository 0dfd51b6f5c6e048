import Engine
import Records
import Store

extension Profile {
  var deleteJournalEntry: Tool {
    Tool(
      "delete_journal_entry", verb: "delete-page", "Deletes a journal entry.", topic: .journal,
      words: [
        "delete": """
        (delete|remove|bin|trash|erase|scrap|destroy|get rid of|throw away|throw out|tear out|rip out|discard|drop|kill)
        """,
        "entry": "(journal entry|diary entry|journal page|diary page)",
      ],
      phrases: [
        "<delete> [the|my|that|this] (<entry>|entry)",
        "<delete> [the|my|that|this] <entry> [number|no] {which}",
        "<delete> [the|my|that|this] <entry> (about|with|from|of|for|on|where|saying|that says) {which}",
        "<delete> [the|my|that|this] {which} <entry>",
        "<delete> {which} from [my|the] (journal|diary)",
        "delete page",
      ],
      examples: [
        Example("delete that entry"), Example("delete journal entry 2", ["which": "2"]),
        Example("delete the journal entry about the ferry", ["which": "ferry"]),
      ],
      writes: true, needsKey: true, sibling: Sibling(of: "drop_nudge", for: "journal_entry"),
      does: Work(
        .sealed(.which("which", "the entry: its words, its day or its number")),
        asking: { try asked($1, on: entries($0), $0, for: Call("delete_journal_entry")) }
      ) { turn, which in
        try one(which, on: entries(turn), turn, for: Call("delete_journal_entry")) { entry in
          let heading = try heading(of: entry)
          try change("deleted a journal entry", "delete_journal_entry") { try $0.delete(entry) }
          return Reply("Deleted: \(heading). “undo” brings it back.")
        }
      })
  }
}
