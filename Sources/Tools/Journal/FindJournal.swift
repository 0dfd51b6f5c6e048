import Engine
import Records
import Store

extension Profile {
  var findJournal: Tool {
    Tool(
      "find_journal", verb: "find-page", "Looks for words in the journal.", topic: .journal,
      words: [
        "about": "(about|on|with|for|mentioning|containing|regarding|saying|where i mention|where i wrote about)",
        "journal": "(journal|diary|journal entries|diary entries)",
      ],
      phrases: [
        "(search|look through|look in|check|go through|scan) [all] [of] (my|the) <journal> (for|about) {query}",
        "(find|look up|look for|search for|search) {query} in [all] [of] (my|the) <journal>",
        "(journal|diary) search [for] {query}",
        """
        (find|search for|look for) [my|the|all|any] (journal entries|diary entries|journal entry|diary entry) <about>
        {query}
        """,
        "(when|where) did i (write|journal) about {query}",
        "what (did|have) i (write|written|put|say) about {query} in (my|the) (journal|diary)",
        "what (did|have) i (write|written|put|say) in (my|the) (journal|diary) about {query}",
        "did i [ever] (write|journal|say anything) about {query} in (my|the) (journal|diary)",
        "what does my (journal|diary) say about {query}",
      ],
      examples: [
        Example("search my journal for the ferry", ["query": "the ferry"]),
        Example("find the lighthouse in my diary", ["query": "the lighthouse"]),
      ],
      does: Work(.sealed(.query("query", "the words to look for"))) { turn, query in
        let search = TextSearch(Keywords(query).words)
        let found = try entryHits(of: search)
        guard !found.isEmpty else { return Reply("No journal entry says \(query).") }
        let cards = try found.prefix(Profile.listLimit).compactMap { spine, _, corpus -> Card? in
          guard let entry = try store.record(JournalEntry.self, spine.id) else { return nil }
          let text = corpus == .entries ? try body(of: entry) : try gratitude(of: entry).joined(separator: ", ")
          return try card(entry, turn, isWhole: false, excerpt: text.flatMap { Excerpt($0, search) })
        }
        return Reply(nil, .list(Reply.List("Journal entries with \(query)", cards, more: found.count - cards.count)))
      })
  }
}
