import Engine

extension Profile {
  var forget: Tool {
    let delete = "(delete|remove|erase|wipe|drop|clear|scrub)"
    return Tool(
      "forget", verb: "forget", "Forgets a fact about you.", topic: .memory,
      .which("which", "what was remembered: its words or its number"),
      phrases: [
        "forget [the fact] that {which}",
        """
        forget (what|everything|anything) (i said|i told you|you know|you remember|you learned|ive told you
        |you have) about {which}
        """,
        "forget (fact|memory) [number|about] {which}",
        "forget (my|the fact about|the memory about|the one about) {which}",
        "[you can|please] (stop remembering|unremember|unlearn|no longer remember) [that|about] {which}",
        "(dont|do not|you dont need to) remember [that|the fact that|about] {which} [anymore|any more]",
        "you can forget [that|the fact that] {which} [now]",
        "\(delete) {which} from [your] (memory|memories|what you know about me|what you know)",
        "\(delete) [the|that|my|your] (memory|fact|memories) [number|about|that|of|on] {which}",
        "\(delete) what you know about {which}",
      ],
      examples: [
        Example("forget that i'm vegetarian", ["which": "i'm vegetarian"]),
        Example("forget what i told you about my sister", ["which": "my sister"]),
      ],
      notYet: "Facts about you")
  }
}
