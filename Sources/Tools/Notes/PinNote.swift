import Engine

extension Profile {
  var pinNote: Tool {
    let keep = "(keep|stick|put|move|leave|bring|send|have)"
    let top = """
      (at the top|on top|to the top|up top|on the top|first|at the very top) [of the list|of my notes|of my
      list|of everything]
      """
    return Tool(
      "pin_note", verb: "pin", "Keeps a note at the top.", topic: .notes,
      .which("which", "the note: its words or its number"),
      phrases: [
        "pin {which}",
        "pin [the|my|that|this] {which} note [\(top)]",
        "pin [the|my|that|this] note (about|on|called|titled|named|with|for) {which}",
        "pin note [number] {which} [\(top)]",
        "pin {which} \(top)",
        "\(keep) (the|my|that|this) {which} note \(top)",
        "\(keep) (the|my|that|this) note (about|on|called|titled|named|with|for) {which} \(top)",
        "\(keep) note [number] {which} \(top)",
      ],
      examples: [
        Example("pin the wifi note", ["which": "wifi"]), Example("pin note 2", ["which": "2"]),
        Example("keep the paint note at the top", ["which": "paint"]),
      ],
      notYet: "Notes")
  }
}
