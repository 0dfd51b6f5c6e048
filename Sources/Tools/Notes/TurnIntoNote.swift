import Engine
import Records
import Store

extension Profile {
  var turnIntoNote: Tool {
    Tool(
      "turn_into_note", verb: "to-note", "Makes a note of a card.", topic: .notes,
      words: [
        "it": "(it|this|that|this one|that one|this card|that card)",
        "make": "(make|turn|change|convert|move|keep|save|file|put)",
      ],
      phrases: [
        "[no|actually|sorry|wait] (thats|that is|its|it is|this is|it was|that was|i meant|i meant that as) [just|only] a note",
        "[no|actually|sorry|wait] (that|it|this) (should be|should have been|was meant to be|was meant as|was) [just|only] a note",
        "[no] (thats|that is|this is|its|that was) [actually|really|just|meant to be] a note [not a (task|card)]",
        "[no] make (it|that|this) [actually|really|just] a note [not a (task|card)]",
        "[no|actually|sorry|wait] <make> <it> [in|into|to|as] [a|my] (note|notes) [instead]",
        "[no|actually|sorry|wait] (as|only|just) a note [instead]",
        "<make> [the|my] {which} (card|task|nudge|todo|reminder) [in|into|to|as] a note",
        "to note",
      ],
      retorts: ["{which} (is|should be|was) [just|only|really|actually] a note"],
      examples: [
        Example("that's a note"), Example("turn the paint card into a note", ["which": "paint"]),
      ],
      writes: true,
      does: Work(.which()) { turn, which in
        try one(which, turn, .any, for: Call("turn_into_note")) { nudge in
          let words = [nudge.title, nudge.notes].compactMap(\.self).joined(separator: "\n")
          let id = ids.random()
          let note = Note(id: id, title: nil, body: try seal(words, of: id, .noteBody), createdAt: turn.now)
          try change("made a note of a card", "turn_into_note") { tx in
            try tx.put(note)
            try tx.delete(nudge)
          }
          return Reply("A note now, not a card: \(heading(of: note)).", about: reference(note))
        }
      })
  }
}
