import Engine

extension Profile {
  var brainDump: Tool {
    let dump = "(brain dump|braindump|brain dumping|dump|mind dump|head dump|mind sweep)"
    let head = "my (head|brain|mind)"
    let full = """
      (full|so full|too full|very full|exploding|spinning|racing|buzzing|overflowing|a mess|all over the place
      |busy)
      """
    let empty = """
      (dump it|dump it all|dump everything|dump it all out|brain dump|braindump|get it all out|empty it|unload)
      """
    let lets = """
      (let me|lets|i need to|i need a|i want to|i want a|id like to|can i|time to|time for a|need to|need a
      |ready to|gotta)
      """
    return Tool(
      "brain_dump", verb: "dump", "Takes everything on your mind at once and makes cards of it.", topic: .focus,
      .optional(.text("text", "all that is on your mind; without it the dump stays open for many lines")),
      phrases: [
        "[start|open|do|begin|new|quick|another] [a|the|my] [quick|new|big] \(dump) [mode|time|session|now]",
        """
        \(lets) [do a|have a|start a] \(dump) [everything|it all|it|it out|it all out|my brain|my head|my
        thoughts|some things|stuff|now]
        """,
        "\(lets) (empty|clear|unload|offload|clear out) \(head)",
        "(empty|clear|unload|offload|clear out) \(head)",
        "[\(lets)] get (everything|it all|this all|all this|all of this|this|things|stuff) out of \(head)",
        "\(head) is \(full) [\(lets)] [\(empty)]",
        """
        [theres|there is|i have|ive got|got] (too much|so much|loads|lots|a lot|way too much) [stuff|going on
        |things] (in|on) \(head) [\(lets)] [\(empty)]
        """,
        "\(dump) [this|these|all this|all of this] {text}",
        "(new|quick|start|do|here is my|heres my|heres a|my) \(dump) {text}",
        "\(head) is \(full) {text}",
        "(heres|here is) (whats|what is|everything|everything thats|all thats|what i have) (in|on) \(head) {text}",
        "(stuff|things|everything|whats) (in|on) \(head) {text}",
        "get (this|all this|these|it all) out of \(head) {text}",
        "on \(head) {text}",
      ],
      examples: [
        Example("dump mode"), Example("my head is full"),
        Example("brain dump: call mum, buy milk", ["text": "call mum, buy milk"]),
      ]
    ) { _, _ in self.notYet("Dumps") }
  }
}
