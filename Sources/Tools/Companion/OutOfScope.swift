import Engine
import Records

extension Profile {
  /// Where every line goes that nothing else understands. It is kept, sealed, so that no word is lost.
  var outOfScope: Tool {
    Tool(
      "out_of_scope", verb: "ask", "Answers what nudgy does not do, and keeps the line.", topic: .companion,
      .optional(.text("line", "the line as typed")),
      phrases: [], examples: []
    ) { turn, line in
      let words = line ?? turn.line
      guard !words.trimmed.isEmpty else { return Reply("Type whatever is on your mind.") }
      try keepUnsorted(words, turn)
      return Reply("That is not something I can do. The line is kept: “keep that” makes it a card.")
    }
  }
}
