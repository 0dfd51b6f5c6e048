import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var turnIntoCard: Tool {
    Tool(
      "turn_into_card", verb: "to-card", "Makes a card of a note.", topic: .notes, writes: true,
      does: Work(.which("which", "the note: its words or its number")) { turn, which in
        try recordFinder.resolve(which, using: notes, turn, for: Call("turn_into_card")) { note in
          let words = try sealedFields.open(note.body, of: note.id, .noteBody)
          let title = note.title ?? String(words.prefix { !$0.isNewline })
          var nudge = newNudge(NudgeDraft(language.capture(title), turn.context), turn)
          if title != words { nudge.notes = words }
          try changes.write("made a card of a note", "turn_into_card") { tx in
            try tx.put(nudge)
            try tx.delete(note)
          }
          return receipt(of: nudge, turn) { "A card now, not a note: \($0)." }
        }
      })
  }
}
