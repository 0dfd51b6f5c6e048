import Engine

extension Profile {
  var journalPrompt: Tool {
    Tool(
      "journal_prompt", verb: "prompt", "Gives a question to write about.", topic: .journal,
      words: [
        "journal": "[in my journal|in the journal|in my diary|in my journal today|today|tonight|for my journal|now]",
        "prompt": "[daily|journal|journaling|diary|writing] (prompt|prompts|writing prompt|journal question)",
      ],
      phrases: [
        """
        [give me|show me|show|get me|i need|i want|id like|got|have you got|do you have|can i have|can i get
        |need] [a|the|an|any|my|todays|some] <prompt> [for today|today|for my journal|for tonight]
        """,
        """
        [give me|show me|show|get me|i need|i want|id like|got|have you got|do you have|can i have|can i get
        |need|ask me] (another|another new|a new|a different|new|different|the next|next) <prompt> [for today|today
        |for my journal|for tonight|please] {another=yes}
        """,
        """
        ask me something (else|different|new) (to write about|to journal about|for my journal|for the journal)
        {another=yes}
        """,
        "(skip|not|change|swap) (this|that|the|todays) <prompt> {another=yes}",
        "(whats|what is) (the|todays|my) <prompt> [for today|today]",
        "what (should|can|could|shall|do) i (write|journal) [about] <journal>",
        "give me [something|ideas|an idea|a topic] [to|for what to] (write|journal) [about] <journal>",
        "(something|anything|ideas|a topic|what) to (write|journal) about <journal>",
        "[i] (dont|do not) know what to (write|journal) [about] <journal>",
        "(prompt|inspire) me <journal>",
        "ask me (something|a question) (for my journal|to write about|to journal about|for the journal)",
        """
        [i need|need|got any|any|give me] (journal|journaling|diary|writing) (inspiration|ideas|idea|inspo
        |question|questions)
        """,
      ],
      examples: [
        Example("journal prompt"), Example("what should i write about in my journal"), Example("another prompt"),
      ],
      // Which one a day has is remembered, so that it does not come again soon.
      writes: true,
      does: Work(.inner(.flag("another", "another one than was shown today"))) { turn, isAnother in
        guard let prompt = try isAnother ? nextPrompt(turn) : promptOfTheDay(turn) else {
          return Reply("Those were all prompts for now.", .lines(["“journal” opens an empty page."]))
        }
        return Reply(prompt.words, .lines(["“journal” opens the page, “another prompt” asks something else."]))
      })
  }
}
