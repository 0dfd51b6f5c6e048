import Engine
import Records

extension Profile {
  var findNudges: Tool {
    Tool(
      "find_nudges", verb: "find", "Finds cards by their words.", topic: .nudges,
      .text("query", "words they contain"),
      phrases: [
        "(find|search|look for|search for|look up|lookup|locate|hunt for) [me] [the|my|any|a|all] [card|task|cards|tasks|nudge|nudges|reminder|reminders|todo|todos|one|ones] [about|for|with|containing|mentioning|that mentions|called|that mention|that says|matching] {query}",
        "(find|search|look for|search for) {query} [in|on] [my|the] (cards|list|tasks|todos|nudges)",
        "search [my|the] (cards|list|tasks|todos|nudges) for {query}",
        "(where is|wheres) [the|my] {query} (card|task|reminder|nudge|one|todo)", "(where is|wheres) (the|my) (card|task|reminder|nudge|one|todo) (about|for|with|to|on) {query}",
        "(do i have|have i got|is there|did i add|do i already have) (anything|something|any cards|a card|a task|a reminder|any tasks|a nudge|any reminders) (about|for|with|on|to|regarding|to do with|mentioning) {query}",
        "(any|which) (cards|tasks|reminders|nudges|todos) (about|for|with|on|mentioning|mention|are about|to do with) {query}",
      ],
      examples: [Example("find the plumber card", ["query": "plumber"]), Example("search for passport", ["query": "passport"])]
    ) { turn, query in
      try found(query, [.active, .done], turn)
    }
  }
}
