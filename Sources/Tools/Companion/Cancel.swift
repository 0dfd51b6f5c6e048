import Engine

extension Profile {
  var cancel: Tool {
    Tool(
      "cancel", verb: "cancel", "Leaves what was begun.", topic: .companion,
      phrases: [
        "(cancel|nvm|nevermind|never mind|forget it|forget that|scrap that|stop|abort|skip that question|leave it|leave that|drop it|no matter|doesnt matter|it doesnt matter|ignore that|ignore me|disregard that|back out|not important|cancel that|cancel it|cancel this|stop that|stop it) [actually|please|then|now|thanks|sorry|nudgy]",
        "(actually|no|oh|wait|hmm|sorry) (cancel|nvm|nevermind|never mind|forget it|cancel that|stop)",
      ],
      examples: [Example("nvm"), Example("never mind"), Example("actually forget it")]
    ) { _ in Reply("Left alone. Nothing was changed.") }
  }
}
