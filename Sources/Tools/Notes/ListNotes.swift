import Cards
package import Engine
import Replies
package import Session
import Store

extension Session {
  package var listNotes: Tool {
    Tool(
      "list_notes", verb: "notes", "Lists the notes, pinned ones first.", topic: .notes,
      does: Work { turn in
        let page = try store.notes(limit: Session.listLimit)
        guard page.count > 0 else { return Reply("There are no notes yet. “note: …” adds one.") }
        let cards = try page.notes.map { try card($0, turn, isWhole: false) }
        return Reply(nil, .list(Reply.List("Notes", cards, more: page.count - cards.count)))
      })
  }
}
