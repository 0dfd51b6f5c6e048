import Engine
import Records

extension Profile {
  var findNudges: Tool {
    Tool(
      "find_nudges", verb: "find", "Finds cards by their words.", topic: .nudges,
      phrases: [
        """
        (find|search|look for|search for|look up|lookup|locate|hunt for) [the|my|any|all|that|(a|an) (card|task|nudge|reminder|todo|thing)] [card|task|cards
        |tasks|nudge|nudges|reminder|reminders|todo|todos|one|ones] [about|for|with|containing|mentioning|that
        mentions|called|that mention|that says|matching|i have about] {query}
        """,
        "(find|search|look for|search for) {query} [in|on] [my|the] (cards|list|tasks|todos|nudges|reminders)",
        "(search|look through|check|look in|look on) [my|the] (cards|list|tasks|todos|nudges|reminders) for {query}",
        """
        (find|look for|search for|locate|where is|wheres|where did i put|where was|have i got) [the|my|that] {query}
        (card|task|reminder|nudge|one|todo)
        """,
        """
        (where is|wheres|where was|where did i put|whats|which is|which one is|which was) (the|my|that) (card|task
        |reminder|nudge|one|todo) [i had|i made|i have] (about|for|with|to|on|mentioning|called|where|that says)
        {query}
        """,
        """
        (do i have|have i got|is there|did i add|do i already have|did i make|did i write|got) (anything|something
        |any cards|a card|a task|a reminder|any tasks|a nudge|any reminders|a todo|any todos) [on my list] (about|for
        |with|on|to|regarding|to do with|mentioning|called) {query}
        """,
        "(find|search for|look for|look up) [the|my] {query} (card|task|reminder|nudge|todo)",
        "(find|search for|look for|show me) (everything|anything|all|all cards|all tasks) [i have] [to do] (about|with|to do with|related to|on|for|mentioning) [the|my] {query}",
        "(which|what) (card|task|one|nudge|todo|reminder) (mentions|is about|was about|has|says|talks about) {query}",
        """
        (did|have) (i|we) [already|actually|ever|even|not] {query} [yet|already|or not]
        """,
        """
        (any|which) (cards|tasks|reminders|nudges|todos) (about|for|with|on|mentioning|mention|are about|to do with)
        {query}
        """,
      ],
      examples: [
        Example("find the plumber card", ["query": "plumber"]), Example("search for passport", ["query": "passport"]),
      ],
      toolset: .essential,
      does: Work(.query("query", "words they contain")) { turn, query in
        try found(query, [.active, .done], turn)
      })
  }
}
