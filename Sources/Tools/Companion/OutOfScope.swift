import Engine
import Records

extension Profile {
  /// Where every line goes that nothing else understands. It is kept, sealed, so that no word is lost.
  var outOfScope: Tool {
    Tool(
      "out_of_scope", verb: "ask", "Answers what nudgy does not do, and keeps the line.", topic: .companion,
      .sealed(.optional(.text("line", "the line as typed"))),
      phrases: [
        """
        (book|order|get|call|find|buy|fetch|reserve|hail) (me|us) [a|an|some|the] (taxi|cab|uber|lift|pizza|takeaway
        |flight|hotel|table|train|ticket|restaurant|coffee|dinner|meal|beer|drink)
        """,
        """
        (play|stream|shuffle|put on|stick on) [me] [some|a|the|my] (music|song|songs|jazz|radio|playlist|album
        |podcast|tunes)
        """,
        """
        turn (on|off|up|down) [all] [the|my] (lights|light|tv|telly|music|volume|radio|lamp|fan|bedroom light|kitchen
        light)
        """,
        """
        (write|sing|draw|paint|make|compose) me [a|an|some|the] (poem|song|story|picture|haiku|limerick|cat|essay
        |code|script)
        """,
        "write [a|an|some] (poem|haiku|limerick|essay|short story|python script|code|rap|sonnet)",
        "(tell|read) me [a|an|the] [bedtime] (story|news|weather|headlines|forecast|poem|fact)",
      ],
      examples: [Example("book me a taxi"), Example("play some music")]
    ) { turn, line in
      let words = line ?? turn.line
      guard !words.trimmed.isEmpty else { return Reply("Type whatever is on your mind.") }
      try keepUnsorted(words, turn)
      if turn.isFocused { return Reply("Kept.") }
      return Reply("That is not something I can do. The line is kept: “keep that” makes it a card.")
    }
  }
}
