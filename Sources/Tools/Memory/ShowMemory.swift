import Engine
import Records
import Store

extension Profile {
  var showMemory: Tool {
    Tool(
      "show_memory", verb: "memory", "Lists what nudgy remembers about you.", topic: .memory,
      words: [
        "known": """
        (know|remember|remembered|learned|learnt|learn|stored|got|have|saved|have saved|have stored|have on file)
        """
      ],
      phrases: [
        """
        (what|what all|how much|what things|what stuff) (do|have|did|can) you <known> [down|in memory]
        (about|of|on) me [so far|already]
        """,
        "what (do you remember|have you remembered|have you learned|have you learnt)",
        """
        [show|show me|list|open|view|see|read] [me] [all] [of] [your|the|my|everything in your] (memory
        |memories|memory list|remembered facts)
        """,
        """
        (show|show me|list|tell me|give me) (everything|all|what|all the things|the things|all that|the facts
        |facts) [that] you <known> [about me]
        """,
        "(show|show me|list|tell me) (the|all|your|all the|my) facts [about me]",
        "(what|which) (facts|things|details|memories) (do|have) you <known> (about|of|on) me",
        "(everything|all) you <known> about me",
        "(do|can) you <known> (anything|something) about me",
        "what have i told you [about me|about myself|so far]",
        "(whats|what is) in your memory",
        "do you (know|remember) (me|who i am)",
        "who am i",
      ],
      examples: [Example("what do you know about me"), Example("show memory")],
      does: Work { turn in
        let all = try store.all(Memory.self).sorted { $0.confirmedAt > $1.confirmedAt }
        guard !all.isEmpty else {
          return Reply("I know nothing about you yet. “remember that …” tells me.")
        }
        let cards = try all.prefix(Profile.listLimit).map { try card($0, turn) }
        return Reply(nil, .list(Reply.List("What I know about you", cards, more: all.count - cards.count)))
      })
  }
}
