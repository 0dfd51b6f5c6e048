import Engine
import Records
import Store

extension Profile {
  var showNote: Tool {
    Tool(
      "show_note", verb: "show-note", "Shows one note in full.", topic: .notes,
      words: [
        "show": "(show|open|read|view|see|display|get|pull up|bring up|look at|check|read out)",
        "about": "(about|on|called|titled|named|with|for|from|regarding|re)",
      ],
      phrases: [
        "<show> [me] [the|my|that|this] {which} note",
        "<show> [me] [the|my|that] note <about> {which}",
        "<show> [me] note [number|no] {which}",
        "let me (see|read|look at) [the|my|that] {which} note",
        "let me (see|read|look at) [the|my|that] note <about> {which}",
        "what does (the|my|that) {which} note say",
        "what does (the|my|that) note <about> {which} say",
        "what does note [number] {which} say",
        "(whats|what is) (in|on) (the|my|that) {which} note",
        "(whats|what is) (in|on) (the|my|that) note <about> {which}",
        "(whats|what is) (in|on) note [number] {which}",
        "i want to (see|read) [the|my|that] {which} note",
        "show note",
      ],
      examples: [
        Example("open the wifi note", ["which": "wifi"]), Example("read note 2", ["which": "2"]),
        Example("what does my note about the boiler say", ["which": "boiler"]),
      ],
      toolset: .essential, sibling: Sibling(of: "show_nudge", for: "note"),
      does: Work(.sealed(.which("which", "the note: its words or its number"))) { turn, which in
        try one(which, on: notes, turn, for: Call("show_note")) { note in
          Reply(nil, .card(try card(note, turn, isWhole: true)))
        }
      })
  }
}
