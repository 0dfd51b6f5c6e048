import Engine

extension Profile {
  var goodbye: Tool {
    Tool(
      "goodbye", verb: "bye", "Says goodbye.", topic: .companion,
      words: [
        "bye": """
        (bye|goodbye|bye bye|byebye|cya|farewell|ciao|ttyl|ttfn|toodles|laters|cheerio|later alligator|adios|peace out
        |good night|goodnight|gnight|gn|night|night night|nighty night|sleep well|sweet dreams|take care|over and out)
        """,
        "see": "(see you|see ya|cya|talk to you|talk|catch you|catch ya|speak|speak to you|chat)",
        "again": "(later|soon|tomorrow|then|around|again|in a bit|next time|in the morning|tonight|on monday)",
        "off": """
        (off|off to bed|off now|off out|off to work|heading off|heading out|heading to bed|go|go now|run|run now|go to
        bed|head off|signing off|leaving|leaving now|going|going now|going to bed|out|out of here|done for (now|today
        |the day|tonight)|calling it a (day|night)|logging off)
        """,
        "me": """
        [well|right|ok] (i am|im|gotta|got to|have to|i have to|ive got to|i gotta|i need to|i must|i should|time to)
        """,
      ],
      phrases: [
        "[thats (all|it)|ok|right|well] <bye> [for now|then|now|all|everyone|penguin|buddy|friend]",
        "[ok|right|<bye>] <see> <again>",
        "<me> <off> [now|then|for now] [<bye>|<see> <again>]",
        """
        [that is|thats|that will be|thatll be] (all|it|enough|everything) for (now|today|tonight) [<bye>|<see>
        <again>]
        """,
        "(thats|that is) me [all] (done|off|finished) [for (now|today|the day|tonight)] [then] [<bye>|<see> <again>]",
        "have a (good|nice|great|lovely) (one|day|night|evening|weekend|afternoon)",
        "(quit|exit|close|brb|signing off|logging off)", "until next time",
      ],
      examples: [Example("see ya later"), Example("night night nudgy"), Example("that's all for now")],
      does: Work { turn in Reply("Bye. Everything is kept.", occasion: turn.now.isLate ? .late : .farewell) })
  }
}
