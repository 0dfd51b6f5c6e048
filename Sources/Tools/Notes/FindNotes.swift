import Engine
import Records
import Store

extension Profile {
  var findNotes: Tool {
    Tool(
      "find_notes", verb: "find-note", "Looks for words in all notes.", topic: .notes,
      words: [
        "about": """
        (about|on|with|for|mentioning|containing|re|regarding|saying|that mentions|that say|that says|where i
        mention|named|called)
        """,
        "notes": "(notes|note)",
      ],
      phrases: [
        "find [me] [my|the|that|a|any|all] <notes> [<about>] {query}",
        "find [my|the|that] {query} <notes>",
        "(find|look up|look for|search for|search) {query} in [my|the|all my] <notes>",
        "(search|look through|look in|check|go through|scan) [all] [of] [my|the] <notes> [for|about] {query}",
        "(show|list|get|give|see|pull up) [me] [all] [my|the|any] notes <about> {query}",
        "[my|any|all] notes <about> {query}",
        "(search|look) for [my|the|a|that|any] <notes> <about> {query}",
        """
        (what did i|did i|have i|what have i) (write|written|note|noted|jot|jotted|save|saved) [down] [anything|something]
        [down] [about|on] {query}
        """,
        """
        (what did i|did i|have i|what have i) (write|written|note|noted|jot|jotted|put) [anything] [down] in
        my notes [about] {query}
        """,
        "what do my notes say [about|on] {query}",
        """
        (do i have|have i got|is there|are there|do i have got|did i make|did i save|did i write) [a|any
        |some] <notes> <about> {query}
        """,
        "(where is|wheres|where did i put) (my|the|that) <notes> <about> {query}",
        "(where is|wheres|where did i put) (my|the|that) {query} <notes>",
        "where (did|have) i (write|written|note|noted|jot|jotted) down {query}",
        "where (did|do|have) i (put|leave|left|keep|hide|hidden|store) [the|my] {query}",
        "(what was|whats|what is|which was) (my|the|that) <notes> <about> {query}",
        "which <notes> (mention|mentions|is about|are about|talk about|has|have|say|says) {query}",
        "(what was|whats|what is|who was) the name of (that|the|my|this|our) {query}",
        "(what was|whats|what is) (that|the|my|our) {query} (code|password|pin|combination|phone number|postcode|username|login) [again]",
        "(show|find|get|give) [me] (everything|all|anything|what) [that] (i|ive|i have) [ever] (wrote|written|noted|jotted|saved) [down] <about> {query}",
        "(wheres|where is|where are) (my|the) {query} [again]",
        "(note|notes) search [for] {query}",
      ],
      examples: [
        Example("find my note about the wifi", ["query": "the wifi"]),
        Example("look for visa in my notes", ["query": "visa"]),
        Example("what did i write down about the locker", ["query": "the locker"]),
      ],
      toolset: .essential,
      does: Work(.sealed(.query("query", "the words to look for"))) { turn, query in
        let search = TextSearch(Keywords(query).words)
        let found = try hits(of: search, in: .notes)
        guard !found.isEmpty else { return Reply("No note says \(query).") }
        let cards = try found.prefix(Profile.listLimit).compactMap { spine, _ -> Card? in
          guard let note = try store.record(Note.self, spine.id) else { return nil }
          let excerpt = try body(of: note).flatMap { Excerpt($0, search) }
          return try card(note, turn, isWhole: false, excerpt: excerpt)
        }
        return Reply(nil, .list(Reply.List("Notes with \(query)", cards, more: found.count - cards.count)))
      })
  }
}
