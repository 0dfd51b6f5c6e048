import Engine
import Records
import Store

extension Profile {
  var deleteNote: Tool {
    Tool(
      "delete_note", verb: "delete-note", "Deletes a note.", topic: .notes,
      words: [
        "delete": """
        (delete|remove|bin|trash|erase|scrap|destroy|get rid of|throw away|throw out|throw|chuck|chuck out|chuck
        away|lose|drop|ditch|clear|kill)
        """
      ],
      phrases: [
        "<delete> [the|my|that|this] {which} note [please|away|out]",
        """
        <delete> [the|my|that|this] note [i made|i have|i wrote] (about|on|called|titled|named|with|for
        |saying|that says) {which}
        """,
        "<delete> note [number|no] {which}",
        "<delete> {which} from [my|the] notes",
        "[i] (dont|do not|no longer) need [the|my|that] {which} note [anymore|any more]",
        "[i] (dont|do not|no longer) need [the|my|that] note (about|on|called|with|for) {which} [anymore|any more]",
        "delete note",
      ],
      examples: [
        Example("delete the wifi note", ["which": "wifi"]), Example("remove note 3", ["which": "3"]),
        Example("bin my note about the locker", ["which": "locker"]),
      ],
      writes: true, needsKey: true, sibling: Sibling(of: "drop_nudge", for: "note"),
      does: Work(
        .sealed(.which("which", "the note: its words or its number")),
        asking: { try asked($1, on: notes, $0, for: Call("delete_note")) }
      ) { turn, which in
        try one(which, on: notes, turn, for: Call("delete_note")) { note in
          try change(note.title.map { "deleted the note \($0)" } ?? "deleted a note", "delete_note") {
            try $0.delete(note)
          }
          return Reply("Deleted: \(heading(of: note)). “undo” brings it back.")
        }
      })
  }
}
