import Engine
import Language
import Records
import Store

extension Profile {
  var turnIntoCard: Tool {
    Tool(
      "turn_into_card", verb: "to-card", "Makes a card of a note.", topic: .notes,
      words: [
        "thing": "(card|task|todo|to do|reminder|nudge)"
      ],
      phrases: [
        "(turn|make|change|convert) [the|my] {which} note into a <thing>", "to card",
      ],
      retorts: [
        """
        [no|actually|sorry|wait] (thats|that is|its|it is|that was|this is|that should be|it should be) [actually|really]
        a <thing> [not a note]
        """,
        "[no|actually|sorry|wait] (make|turn) (it|that|this) [into] a <thing> [not a note|instead]",
        "[no|actually|sorry|wait] as a <thing> [instead|not a note]",
      ],
      examples: [Example("turn the paint note into a card", ["which": "paint"])],
      writes: true,
      does: Work(.which("which", "the note: its words or its number")) { turn, which in
        try one(which, on: notes, turn, for: Call("turn_into_card")) { note in
          let words = try open(note.body, of: note.id, .noteBody)
          let title = note.title ?? String(words.prefix { !$0.isNewline })
          var nudge = newNudge(Draft(Capture.read(title), turn.reading), turn)
          if title != words { nudge.notes = words }
          try change("made a card of a note", "turn_into_card") { tx in
            try tx.put(nudge)
            try tx.delete(note)
          }
          return Reply("A card now, not a note: \(nudge.title).", .card(card(nudge, turn)))
        }
      })
  }
}
