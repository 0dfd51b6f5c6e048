import Cards
package import Engine
import Records
package import Replies
package import Session
import Store

extension Session {
  package var findJournal: Tool {
    Tool(
      "find_journal", verb: "find-page", "Looks for words in the journal.", topic: .journal,
      sibling: Sibling(of: "find_nudges"),
      does: Work(.sealed(.query("query", "the words to look for"))) { turn, query in
        guard let list = try journalList(query, Keywords.searched(query, in: language), turn).first else {
          return .nothingFound("No journal entry matches “\(query)”.")
        }
        return Reply(nil, .list(list))
      })
  }

  /// The journal entries that have the words; empty where there are none.
  package func journalList(_ query: String, _ words: [String], _ turn: Turn) throws -> [Reply.List] {
    var fields: [ID: SearchableField] = [:]
    let found = try FoundTexts(words, in: language) { search in
      try entryHits(of: search).map { header, score, field in
        fields[header.id] = field
        return (header, score)
      }
    }
    guard !found.hits.isEmpty else { return [] }
    let cards = try found.hits.prefix(listLimit).compactMap { header, _ -> Card? in
      guard let entry = try store.record(JournalEntry.self, header.id) else { return nil }
      let text =
        fields[header.id] == .entries ? try body(of: entry) : try gratitude(of: entry).joined(separator: ", ")
      let heading = try heading(of: entry).text()
      return try card(
        entry, turn, isWhole: false, excerpt: text.flatMap { Excerpt($0, found.search, below: heading) })
    }
    return [Reply.List("Journal entries with \(query)", cards, more: found.hits.count - cards.count)]
  }
}
