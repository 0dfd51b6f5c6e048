import Engine

extension Profile {
  var allowModel: Tool {
    Tool(
      "allow_model", verb: "allow", "Says what a connected model may see until this session ends.", topic: .shell,
      phrases: [
        "(use|ask|allow) (the|my|a) (model|language model|ai) [now|please|for this session|for the rest] {what=lines}",
        "[you can|you may|please|ok] (ask|use) (the|my) (model|ai) [from now on|for this] {what=lines}",
        """
        [you can|you may|please|ok] (show|let|allow) (the|my) (model|ai) [see|read|have|to see|to read] [my|the|all of my
        ] (notes|journal|moods|mood|symptoms|health|private things|sealed things|private|everything|diary) {what=private}
        """,
        """
        (stop|quit|no more) (asking|using|telling|showing) (the|my) (model|ai) [things|anything] {what=nothing}
        """,
        "(dont|do not|never) (ask|use|tell|show) (the|my) (model|ai) [things|anything|again] {what=nothing}",
        "allow {what}", "allow",
      ],
      examples: [
        Example("ask the model", ["what": "lines"]), Example("show the model my notes", ["what": "private"]),
        Example("stop asking the model", ["what": "nothing"]),
      ],
      does: Work(
        .optional(
          .choice(
            "what", "lines that the rules do not understand, private words as well, or nothing",
            ["lines": ["line"], "private": ["sealed"], "nothing": ["none"]]))
      ) { turn, what in
        var reply: Reply
        var consents = turn.dialogue.consents
        switch what ?? "lines" {
        case "nothing":
          consents = []
          reply = Reply("The model is told nothing more in this session.")
        case "private":
          consents.formUnion([.lines, .sealed])
          reply = Reply(
            "In this session the model may see notes, journal, moods and symptoms, where a line needs them.",
            .lines(["“stop asking the model” ends that."]))
        default:
          consents.insert(.lines)
          reply = Reply("In this session, lines the rules do not understand go to the model.")
        }
        reply.consents = consents
        return reply
      })
  }
}
