import Engine

extension Profile {
  var goodbye: Tool {
    Tool(
      "goodbye", verb: "bye", "Says goodbye.", topic: .companion,
      phrases: [
        "(bye|goodbye|bye bye|cya|farewell|ciao|ttyl|toodles|laters|cheerio) [for now|then|nudgy|now|all]",
        "(good night|goodnight|night|night night|nighty night|sleep well|sweet dreams) [nudgy|then|all]",
        "(see you|see ya|talk to you|catch you|speak) [later|soon|tomorrow|then|around|again|in a bit] [nudgy]",
        "[i am|im|gotta|got to|have to|i have to|i need to|i should|time to] (off to bed|off now|heading off|heading out|go now|run now|go to bed|signing off|off|leaving now)",
        "[that is|thats] (all|it|enough) for (now|today|tonight)", "have a (good|nice|great|lovely) (one|day|night|evening|weekend)",
        "(quit|exit)", "take care [nudgy]", "until (next time|tomorrow|then)",
      ],
      examples: [Example("see ya later"), Example("night night nudgy"), Example("that's all for now")]
    ) { _ in Reply("Bye. Everything is kept.") }
  }
}
