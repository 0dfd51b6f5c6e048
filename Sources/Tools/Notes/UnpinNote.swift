import Engine
import Records
import Store

extension Profile {
  var unpinNote: Tool {
    Tool(
      "unpin_note", verb: "unpin", "Lets a pinned note back among the others.", topic: .notes,
      words: [
        "top": "(at the top|on top|from the top|off the top|up top|pinned)"
      ],
      phrases: [
        "(unpin|un pin|depin) {which}",
        "(unpin|un pin|depin|stop pinning|dont pin) [the|my|that|this] {which} note [anymore|any more|now]",
        "(unpin|un pin|depin|stop pinning) [the|my|that|this] note (about|on|called|titled|named|with|for) {which}",
        "(unpin|un pin|depin|stop pinning) note [number] {which} [anymore|any more]",
        "stop pinning {which}",
        "(take|remove|get) the pin (off|from|out of) [the|my|note] {which}",
        "(take|remove|get) the pin (off|from|out of) [the|my] {which} note",
        "(dont|do not|stop|no need to) (keep|keeping) [the|my|that] {which} note <top> [anymore|any more]",
        "(take|move|get) [the|my|that] {which} note (off the top|down|from the top|away from the top)",
        "(take|move|get) note [number] {which} (off the top|down|from the top)",
        """
        [the|my|that] {which} note (doesnt need to be|does not need to be|shouldnt be|neednt be) (pinned
        |<top>) [anymore|any more]
        """,
        "unpin",
      ],
      examples: [
        Example("unpin the wifi note", ["which": "wifi"]), Example("take the pin off note 2", ["which": "2"]),
      ],
      writes: true,
      does: Work(.sealed(.which("which", "the note: its words or its number"))) { turn, which in
        try pin(which, false, turn, for: Call("unpin_note"))
      })
  }
}
