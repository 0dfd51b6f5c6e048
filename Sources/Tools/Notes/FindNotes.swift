import Cards
package import Engine
import JournalTools
import Language
import MemoryTools
import Records
import Replies
package import Session
import Store

extension Session {
  package var findNotes: Tool {
    Tool(
      "find_notes", verb: "find-note", "Looks for words in all notes.", topic: .notes, toolset: .essential,
      sibling: Sibling(of: "find_nudges", standsBeside: true),
      does: Work(
        .sealed(.query("query", "the words to look for")),
        .internalOnly(.flag("everywhere", "in the journal and cards, too")),
        .internalOnly(.flag("beside", "what is found stands below cards, and nothing else is said"))
      ) { turn, query, isEverywhere, isBeside in
        let words = Keywords.searched(query, in: language)
        if isBeside {
          // Who looks for a card is asked for no passphrase.
          let list = try keyAccess.isLocked ? nil : noteList(query, words, turn).first
          return list.map { Reply(nil, .list($0)) } ?? .nothingFound("No note matches “\(query)”.")
        }
        var lists = try noteList(query, words, turn)
        if isEverywhere {
          // What may not be opened here is left out.
          lists += try keyAccess.whileUnlocked { try journalList(query, words, turn) } ?? []
          if case .list(let cards) = try searchReply(query, [.active, .done], turn).content { lists.append(cards) }
        }
        guard let first = lists.first else {
          return try recall(query).map { Reply($0) } ?? textFinder.savedLinesReply(about: query, words, now: turn.now)
            ?? .nothingFound(
              isEverywhere ? "Nothing you wrote matches “\(query)”." : "No note matches “\(query)”.")
        }
        return Reply(nil, lists.count == 1 ? .list(first) : .page(lists.map { .list($0) }))
      })
  }

  /// The notes that have the words; empty where there are none.
  func noteList(_ query: String, _ words: [String], _ turn: Turn) throws -> [Reply.List] {
    let found = try FoundTexts(words, in: language) { try textFinder.hits(of: $0, in: .notes) }
    guard !found.hits.isEmpty else { return [] }
    let cards = try found.hits.prefix(listLimit).compactMap { header, _ -> Card? in
      guard let note = try store.record(Note.self, header.id) else { return nil }
      let excerpt = try body(of: note).flatMap { Excerpt($0, found.search, below: heading(of: note).text()) }
      return try card(note, turn, isWhole: false, excerpt: excerpt)
    }
    return [Reply.List("Notes with \(query)", cards, more: found.hits.count - cards.count)]
  }
}
