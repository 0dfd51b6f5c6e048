package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var commentEntry: Tool {
    Tool(
      "comment_entry", verb: "comment", "Adds a comment to a symptom entry.", topic: .symptoms, writes: true,
      onlyAdds: true,
      does: Work(
        .sealed(.text("text", "the comment")), .which("which", "the entry: its words or its number")
      ) { turn, text, which in
        try oneEntry(which, turn, for: Call("comment_entry", ["text": .words(text)])) { entry in
          let id = ids.random()
          let comment = CollaboratorNote(
            id: id, entry: entry.id, text: try sealedFields.seal(text, of: id, .comment), createdAt: turn.now)
          try changes.write("commented on \(entry.name)", "comment_entry") { try $0.put(comment) }
          return Reply("Added to \(summary(of: entry, turn)).", about: Reference(entry))
        }
      })
  }
}
