import Engine

extension Profile {
  var repeatLast: Tool {
    Tool(
      "repeat_last", verb: "again", "Says the last answer again.", topic: .companion,
      phrases: [
        """
        (say|repeat|show|tell me|show me|write) (it|that|this|the last thing|your last message|the last one
        |the last answer|yourself|what you said|what you just said) [again|once more|one more time|over]
        """,
        "(again|once more|one more time|come again|come again please|say again|repeat|say what)",
        """
        (pardon|pardon me|sorry|huh|eh|what|excuse me|i beg your pardon|beg pardon|wait what|sorry what|what
        sorry|hm what) [again|say again|what was that|come again|what did you say|can you repeat that]
        """,
        "what did you [just] (say|write|tell me) [again|there|just now|before]",
        "what was that [again|last thing|last bit|you said]",
        "what were you saying",
        """
        i (missed|didnt catch|didnt get|didnt hear|did not catch|didnt read|forgot) (that|it|what you said
        |what you just said|the last bit|that last bit) [again|say it again|say that again|can you repeat it]
        """,
        "(run|go) (that|it) (by me|over) [again|once more]",
        "(didnt|did not) (catch|get|hear) that [again]",
        "read (that|it) [back|again|out again|back to me]",
      ],
      examples: [Example("say that again"), Example("pardon?"), Example("what did you just say")],
      toolset: .personal,
      does: Work(notYet: "Earlier answers"))
  }
}
