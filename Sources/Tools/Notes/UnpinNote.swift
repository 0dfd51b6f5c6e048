package import Engine
import Replies
package import Session

extension Session {
  package var unpinNote: Tool {
    Tool(
      "unpin_note", verb: "unpin", "Unpins a note.", topic: .notes, writes: true,
      does: Work(.sealed(.which("which", "the note: its words or its number"))) { turn, which in
        try pin(which, false, turn, for: Call("unpin_note"))
      })
  }
}
