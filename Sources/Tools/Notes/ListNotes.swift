import Cards
package import Engine
import Language
import Replies
package import Session
import Store

extension Session {
  package var listNotes: Tool {
    Tool(
      "list_notes", verb: "notes", "Lists the notes, pinned ones first.", topic: .notes,
      does: Work(.internalOnly(.flag("all", "all of them, and not five"))) { turn, isWhole in
        if let list = try listOfNamedNotes(turn) { return Reply(nil, .list(list)) }
        let notes = try store.notes(limit: page(isWhole: isWhole).limit)
        guard notes.count > 0 else { return Reply("There are no notes yet. “note: …” adds one.") }
        let cards = try notes.notes.map { try card($0, turn, isWhole: false) }
        return Reply(
          nil,
          .list(Reply.List("Notes", cards, more: notes.count - cards.count, nextPage: ["all": .flag(true)])))
      })
  }

  /// "isp notes": where no phrase of the tool reads the line, its other words may say which notes are meant.
  private func listOfNamedNotes(_ turn: Turn) throws -> Reply.List? {
    let line = turn.line
    guard !line.isEmpty, Rules([listNotes], language).matches(line, limit: 1).isEmpty else { return nil }
    let words = Keywords.searched(line, in: language).filter { $0 != listNotes.verb }
    return words.isEmpty ? nil : try noteList(words.joined(separator: " "), words, turn).first
  }
}
