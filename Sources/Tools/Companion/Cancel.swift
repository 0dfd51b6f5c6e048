import Engine

extension Profile {
  var cancel: Tool {
    Tool(
      "cancel", verb: "cancel", "Leaves what was begun.", topic: .companion,
      words: [
        "wait": "[stop|no|wait|actually|ok|okay|oh|sorry|hmm|hang on|no wait|oh well|ah]"
      ],
      phrases: [
        """
        <wait> (cancel|nvm|nm|nevermind|never mind|forget it|forget that|scrap that|scratch that|strike that|stop|abort|skip that question
        |leave it|leave that|drop it|no matter|doesnt matter|it doesnt matter|ignore that|ignore me|disregard that
        |back out|not important|cancel that|cancel it|cancel this|stop that|stop it|no worries|dont worry|dont bother
        |dont worry about it|let it be|escape|esc) [actually|then|now|sorry|forget it|about it|about that|never mind]
        """,
        """
        <wait> (forget|ignore|disregard|never mind|nevermind) (i asked|i said that|i said anything|i said it|what i
        said|what i asked|what i just said|i mentioned it|i spoke|all that|all of that|the last thing|the question
        |about it|that i asked|about that)
        """,
        "(i changed my mind|ive changed my mind|changed my mind) [<wait>] [forget it|never mind|cancel|leave it]",
      ],
      examples: [Example("nvm"), Example("never mind"), Example("actually forget it")],
      toolset: .personal,
      does: Work { _ in Reply("Left alone. Nothing was changed.") })
  }
}
