import Engine
import Records

extension Profile {
  var showJournalEntry: Tool {
    Tool(
      "show_journal_entry", verb: "page", "Shows one journal entry in full.", topic: .journal,
      words: [
        "show": "(show|open|read|view|see|display|get|pull up|bring up|look at|read out)",
        "entry": "(journal entry|diary entry|journal page|diary page)",
      ],
      phrases: [
        "<show> [me] [the|my|that|this] <entry> [number|no] {which}",
        "<show> [me] [the|my|that|this] <entry> (about|with|where|saying|that says|mentioning) {which}",
        "<show> [me] [the|my|that|this] {which} <entry>",
        "what does [the|my|that] {which} <entry> say",
        "what does [the|my|that] <entry> [number|about] {which} say",
        "(whats|what is) in [the|my|that] <entry> [number|about] {which}",
        "page",
      ],
      examples: [
        Example("open journal entry 2", ["which": "2"]),
        Example("show me the journal entry about the ferry", ["which": "ferry"]),
      ],
      sibling: Sibling(of: "show_nudge", for: "journal_entry"),
      does: Work(.sealed(.which("which", "the entry: its words, its day or its number"))) { turn, which in
        try one(which, on: entries(turn), turn, for: Call("show_journal_entry")) { try opened($0, turn) }
      })
  }
}
