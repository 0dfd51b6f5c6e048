import Engine

extension Profile {
  var writeJournal: Tool {
    let journal = "(journal|diary)"
    let lets = """
      (i want to|i need to|id like to|i would like to|let me|can i|lets|time to|i feel like|want to|need to|i
      wanna|ready to|im ready to|help me)
      """
    let page = "[a|an|my|the|another|todays|some] [new|daily|quick] (journal|diary) [entry|page]"
    return Tool(
      "write_journal", verb: "journal", "Writes in the journal of the day.", topic: .journal,
      .optional(.text("text", "the entry; without it the page opens with today's prompt")),
      phrases: [
        "[my] \(journal) [entry|time|now]",
        """
        [\(lets)] (write|start|open|begin|add|create|do|make|new|fill in) [in|to] \(page) [now|today|for
        today|tonight]
        """,
        """
        \(lets) (journal|write an entry|do some journaling|journaling|journalling) [now|today|tonight|a bit
        |about my day|about today]
        """,
        "new [journal|diary] entry",
        "(journaling|journalling) [time|now]",
        "\(journal) [entry] {text}",
        "(new|add|write|create|todays|start|make) [a|an|my|new] [new] \(journal) [entry] {text}",
        "dear \(journal) {text}", "(todays|my|tonights) (entry|journal entry|diary entry|page): {text}",
        "\(lets) (journal|write) about (my|the|this|todays) (day|week|morning|evening|afternoon|night)",
        "(write|put|add|log|note|record|save) [down] (in|to|into) (my|the) \(journal) [that] {text}",
        "(write|put|add|log|note|record|save) {text} (in|to|into) (my|the) \(journal)",
        "(new|add|write) [an] entry {text}",
        "for (my|the) \(journal) {text}",
        "\(lets) (journal|write) about {text}",
        "\(lets) (journal|write) about {text} in my \(journal)",
      ],
      examples: [
        Example("i want to write in my journal"), Example("journal"),
        Example("journal: slept badly, then a nice walk", ["text": "slept badly, then a nice walk"]),
        Example("dear diary, today was long", ["text": "today was long"]),
      ],
      notYet: "Journal entries")
  }
}
