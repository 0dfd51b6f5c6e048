package import Engine
import Records
import Replies
package import Session

extension Session {
  package var showNote: Tool {
    Tool(
      "show_note", verb: "show-note", "Shows one note in full.", topic: .notes, toolset: .essential,
      sibling: Sibling(of: "show_nudge", for: "note"),
      does: Work(.sealed(.which("which", "the note: its words or its number"))) { turn, which in
        try recordFinder.resolve(which, using: notesToRead, turn, for: Call("show_note")) { note in
          Reply(nil, .card(try card(note, turn, isWhole: true)))
        }
      })
  }
}
