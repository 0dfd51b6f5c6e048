import Cards
package import Engine
import MemoryTools
import Records
import Replies
package import Session
import Store

extension Session {
  package var findNotes: Tool {
    Tool(
      "find_notes", verb: "find-note", "Looks for words in all notes.", topic: .notes, toolset: .essential,
      sibling: Sibling(of: "find_nudges"),
      does: Work(.sealed(.query("query", "the words to look for"))) { turn, query in
        let search = TextSearch(Keywords(query, in: language).words)
        let matches = try hits(of: search, in: .notes)
        guard !matches.isEmpty else {
          return try recall(query).map { Reply($0) } ?? .nothingFound("No note matches “\(query)”.")
        }
        let cards = try matches.prefix(Session.listLimit).compactMap { header, _ -> Card? in
          guard let note = try store.record(Note.self, header.id) else { return nil }
          let excerpt = try body(of: note).flatMap { Excerpt($0, search) }
          return try card(note, turn, isWhole: false, excerpt: excerpt)
        }
        return Reply(nil, .list(Reply.List("Notes with \(query)", cards, more: matches.count - cards.count)))
      })
  }
}
