import Engine
import Records
import Store

extension Profile {
  var pinNote: Tool {
    Tool(
      "pin_note", verb: "pin", "Keeps a note at the top.", topic: .notes,
      words: [
        "keep": "(keep|stick|put|move|leave|bring|send|have)",
        "top": """
        (at the top|on top|to the top|up top|on the top|first|at the very top) [of the list|of my notes|of my
        list|of everything]
        """,
      ],
      phrases: [
        "pin {which}",
        "pin [the|my|that|this] {which} note [<top>]",
        "pin [the|my|that|this] note (about|on|called|titled|named|with|for) {which}",
        "pin note [number] {which} [<top>]",
        "pin {which} <top>",
        "<keep> (the|my|that|this) {which} note <top>",
        "<keep> (the|my|that|this) note (about|on|called|titled|named|with|for) {which} <top>",
        "<keep> note [number] {which} <top>",
        "pin",
      ],
      examples: [
        Example("pin the wifi note", ["which": "wifi"]), Example("pin note 2", ["which": "2"]),
        Example("keep the paint note at the top", ["which": "paint"]),
      ],
      writes: true,
      does: Work(.sealed(.which("which", "the note: its words or its number"))) { turn, which in
        try pin(which, true, turn, for: Call("pin_note"))
      })
  }

  /// Sets the pin or takes it; a note that is so already stays as it is.
  func pin(_ which: Which, _ isPinned: Bool, _ turn: Turn, for call: Call) throws -> Reply {
    try one(which, on: notes, turn, for: call) { note in
      let heading = heading(of: note)
      guard note.pinned != isPinned else {
        return Reply(isPinned ? "Pinned already: \(heading)." : "Not pinned: \(heading).")
      }
      var changed = note
      changed.pinned = isPinned
      try change(isPinned ? "pinned a note" : "unpinned a note", call.tool) { try $0.put(changed) }
      return Reply(isPinned ? "Pinned: \(heading)." : "No longer pinned: \(heading).")
    }
  }
}
