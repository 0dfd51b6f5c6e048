import Cards
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var findJournal: Tool {
    Tool(
      "find_journal", verb: "find-page", "Looks for words in the journal.", topic: .journal,
      sibling: Sibling(of: "find_nudges"),
      does: Work(.sealed(.query("query", "the words to look for"))) { turn, query in
        let search = TextSearch(Keywords(query, in: language).words)
        let matches = try entryHits(of: search)
        guard !matches.isEmpty else { return .nothingFound("No journal entry matches “\(query)”.") }
        let cards = try matches.prefix(Session.listLimit).compactMap { header, _, corpus -> Card? in
          guard let entry = try store.record(JournalEntry.self, header.id) else { return nil }
          let text = corpus == .entries ? try body(of: entry) : try gratitude(of: entry).joined(separator: ", ")
          return try card(entry, turn, isWhole: false, excerpt: text.flatMap { Excerpt($0, search) })
        }
        return Reply(nil, .list(Reply.List("Journal entries with \(query)", cards, more: matches.count - cards.count)))
      })
  }
}
