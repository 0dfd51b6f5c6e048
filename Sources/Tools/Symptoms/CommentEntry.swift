import Engine
import Language
import Records
import Store

extension Profile {
  var commentEntry: Tool {
    Tool(
      "comment_entry", verb: "comment", "Adds a comment to a symptom entry.", topic: .symptoms,
      words: [
        "last": """
        (that|this|it|the entry|my entry|that last|the last|my last|the latest|that latest|the most recent|my
        latest)
        """,
        "entry": "(entry|one|symptom entry|log|symptom|log entry|timeline entry)",
        "say": "[saying|that|that says|with|to say]",
      ],
      phrases: [
        "comment <say> {text}",
        "comment (on|to|for) <last> [<entry>] <say> {text}",
        "(add|leave|write|make|post|put) [a|another|my] [new|quick] comment <say> {text}",
        """
        (add|leave|write|make|post|put) [a|another|my] [new|quick] comment (to|on|for) <last> [<entry>]
        <say> {text}
        """,
        "comment (on|to|for) [the|my|that] {which} <entry> <say> {text}",
        "comment (on|to|for) [the|my|that] {which}: {text}",
        "(add|leave|write|make|post|put) [a|another|my] comment (to|on|for) [the|my|that] {which}: {text}",
        "comment (on|to|for) [the|my|that] <entry> [number|about|for] {which}: {text}",
        """
        (add|leave|write|make|post|put) [a|another|my] comment (to|on|for) [the|my|that] {which} <entry>
        <say> {text}
        """,
        "(add|leave|write|make|post|put) [a|another|my] comment (to|on|for) <entry> [number] {which}: {text}",
        """
        (add|leave|write|make|post|put) [a|another|my] comment (to|on|for) <entry> [number] {which} (saying
        |that says) {text}
        """,
        "comment on <entry> [number] {which} (saying|that says) {text}",
        "(add|leave|put|write) {text} as a comment",
        "(add|leave|put|write) {text} as a comment (to|on|for) [the|my|that] {which} <entry>",
        "reply to <last> <entry> <say> {text}",
      ],
      examples: [
        Example("comment: drank more water, helped", ["text": "drank more water, helped"]),
        Example("comment on that last entry: eased off after a nap", ["text": "eased off after a nap"]),
      ],
      writes: true, onlyAdds: true,
      does: Work(
        .sealed(.text("text", "the comment")), .which("which", "the entry: its words or its number")
      ) { turn, text, which in
        try oneEntry(which, turn, for: Call("comment_entry", ["text": .words(text)])) { entry in
          let id = ids.random()
          let comment = CollaboratorNote(
            id: id, entry: entry.id, text: try seal(text, of: id, .comment), createdAt: turn.now)
          try change("commented on \(entry.name)", "comment_entry") { try $0.put(comment) }
          return Reply("Added to \(told(entry, turn)).", about: reference(entry))
        }
      })
  }
}
