import Cards
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var turnIntoNote: Tool {
    Tool(
      "turn_into_note", verb: "to-note", "Makes a note of a card.", topic: .notes, writes: true,
      does: Work(.which()) { turn, which in
        try resolve(which, turn, .any, for: Call("turn_into_note")) { nudge in
          let words = [nudge.title, nudge.notes].compactMap(\.self).joined(separator: "\n")
          let id = ids.random()
          let note = Note(
            id: id, title: nil, body: try sealedFields.seal(words, of: id, .noteBody), createdAt: turn.now)
          try changes.write("made a note of a card", "turn_into_note") { tx in
            try tx.put(note)
            try tx.delete(nudge)
          }
          return Reply("A note now, not a card: \(heading(of: note)).", about: Reference(note))
        }
      })
  }
}
