import Engine
import Records

extension Profile {
  var nextNudge: Tool {
    Tool(
      "next_nudge", verb: "next", "Shows the one card to do now, and why it is this one.", topic: .nudges,
      words: [
        "give": "(show|give|hand|find|get|tell|hit) me [with]",
        "one": """
        [the|my|a|an|another|one|some|up] [next|first|top|most important|random|single|simple] (card|nudge|task|thing
        |next|todo|one|job|something|something to do|next one|next up)
        """,
        "easy": """
        ([something|anything|a|an|one] [really|nice and|super] (easy|simple|light|small|little|tiny|quick|low energy
        |gentle) [thing|task|one|card|win|job] [to do])
        """,
        "ask": """
        (whats next|what is next|what now|now what|what fits|whats easy|hit me|any ideas|got anything|pick something|what is doable|whats doable
        |what do you suggest|(throw|send) (something|one) (at me|my way)|<give> <one>|[<give>] <easy>|what (can
        |should|shall|could|do) i [do|get done|start|tackle|fit in|manage|knock out|squeeze in|crack on with|polish off])
        """,
        "have": """
        [i have|ive got|i got|im free for|i am free for|got a free|(ive got|i have|got) (a spare|a free|a quick|just|about)|i only have|ive only got|only got|just got|got|have|theres|there is|with|only|i have got
        |i have only got|weve got|about|maybe]
        """,
        "free": """
        [free|spare|to spare|left|(until|till|til|before) (the|my) (next thing|dentist|game|film|bus goes)|going spare|to kill|to myself|now|until my meeting|before my meeting|before my next meeting
        |before lunch|before bed|before i go|before i leave|until lunch|(before|until|till) [my|the|our] [next] (meeting|class
        |school run|train|bus|call|dinner|tea|lunch|bedtime|work|shift|lecture|appointment|pickup|session|standup|interview)]
        """,
        "feel": """
        [i am|im|feeling|i feel|im feeling|i am feeling|got|ive got|i have|with|and|but|my brain is|brain is|my head is|head is|my brains|my heads] [a bit|a little|so|really|very
        |totally|super|pretty|quite|kinda|feeling|just|absolutely|completely|bit|too]
        """,
        "left": """
        (where (was|were) (i|we)|i (forgot|forget) what i was (doing|up to|on|about to do)|(i|ive) lost (my thread|track of what i was doing)|where did (i|we) (leave off|get to|stop)|what was i (doing|on|up to|working on|meant to be
        doing|supposed to be doing|about to do)|what am i (meant|supposed) to (do|be doing) [now|right now|next])
        """,
        "today": "[at all|today|right now|now|tonight|this morning|this afternoon|this evening|atm|at the moment|rn]",
      ],
      phrases: [
        """
        (whats|what is|what) [the|my] [up] next [up|thing|task|card|one|job|todo] [to do|on my list|on the list|for
        me] [then|now|after this|after that|after this one]
        """,
        "next [one|card|task|thing|nudge|up|todo|job]",
        "<give> <one> [to do|to work on|to start with] [now|next|first]",
        "(pick|choose) <one> [for me] [to do|to work on] [now|next|first]",
        """
        what (should|shall|can|could|do|must|ought|would) i [to] (do|start|tackle|work on|focus on|begin|start with
        |be doing|get on with|start on|do with myself) [next|now|right now|first|today|instead|then]
        """,
        """
        (what do you (think|reckon|suggest|recommend)|tell me what) [i] [should|can] [do|start with|to do|tackle]
        [next|now|first]
        """,
        """
        (whats|what is) the (best|most useful|most important|one|right) thing [for me] [to do] [now|right now|next
        |first|today]
        """,
        """
        (what do i do|what to do|what now|now what|anything to do|what comes next|give me something|hit me|pick for
        me|one thing|gimme one|gimme something|im ready|i am ready|ready|im bored|i am bored|what first|what comes
        first|whats most important|what is most important|whats the most important thing) [next|now|first|then|for me
        |today|right now]
        """,
        "<have> {minutes} <free> [<ask>] [for me|now|next|with that|in that time]",
        "<ask> [please] (<have>|in|within|with|for) [just|only|the next|about|under] {minutes} <free>",
        """
        [is there|have you got|got|do i have] (something|anything|a task|a card|one thing) [quick|easy|small|short] [i
        (can|could) (do|get done|knock out|fit in|squeeze in|manage|finish|tackle)] (for|in|within|that takes|under|taking)
        [under|about|the next] {minutes}
        """,
        "<feel> {energy} <today> [<ask>]",
        "<ask> [because|cos|since|for when] <feel> {energy} <today>",
        "<have> {minutes} <free> [and|but] <feel> {energy} <today> [<ask>]",
        "<feel> {energy} <today> [and|but|with] <have> {minutes} <free> [<ask>]",
        "[<give>] <easy> [now|for now|please|first] {energy=low}",
        "(is there|have you got|got|do i have|whats|what is) <easy> [now|on my list|i can do|i could do|to do] {energy=low}",
        "<left> [again|before|just now|before that|last]",
        "<feel> {energy} <today>, [<give>|whats|what is|is there|got|have you got] <easy> [please|now]",
        """
        (whats|what is|give me) (the hardest|the biggest|something meaty|something hard|something big) [thing|one|task]
        [to do|on my list|on the list|i have] [now|first] {energy=high}
        """,
        """
        <feel> {energy} <today> (whats|what is|give me) (the hardest|the biggest|something meaty|something hard|something
        big) [thing|one|task] [to do|on my list|on the list|i have] [now|first]
        """,
        """
        [is there|have you got|got|do i have|any|got any] [a|any|some] [spare|small|short] (tasks|cards|jobs|things|something|task|card|job|thing) [to do|i can do]
        (for|under|that takes|that fit|that fits|to fill|that fit in) {minutes}
        """,
        "{minutes} (until|till|til|before) [my|the|our] (meeting|call|bus|train|class|lunch|dinner|bed|shift|appointment) [<ask>]",
        "(whats|what is) (the one thing|the single thing|one thing) i (should|could|can|must|need to) [be] [do|doing|start with] [now|next|first|today]",
        "<give> (the|an|my) (easiest|simplest|quickest|shortest|smallest|lightest) (thing|task|card|one|job|win) {energy=low}",
        "where (do|should|shall) i (start|begin) (today|now|first)",
        """
        [i|i am|im] (dunno|dont know|do not know|have no idea|no idea|not sure|unsure|cant decide|cant think) what
        (to do|to start with|to tackle|to work on|to do next|i should do|i should be doing)
        [now|next|first|today]
        """,
        "(im|i am) (bored|ready|all set|up) <give> (something|a task|one) [to do]",
        "(whats|what is) (easy|the easiest|the easiest thing|an easy one|the simplest thing) [to do|now] {energy=low}",
      ],
      examples: [
        Example("what's next"), Example("i have 15 minutes", ["minutes": "15"]),
        Example("i'm wiped", ["energy": "low"]),
      ],
      toolset: .essential,
      does: Work(
        .optional(.minutes("minutes", "how much time there is")),
        .optional(.choice("energy", "how much energy there is", Profile.energies))
      ) { turn, minutes, energy in
        let wish = Wish(minutes: minutes, energy: energy.flatMap(Wish.Energy.init(rawValue:)))
        guard let choice = try next(turn, wish) else {
          return Reply(
            "Nothing waits for you now.", .lines(["Type whatever comes to mind, and it is kept."]),
            occasion: .nothingLeft
          )
        }
        return Reply(nil, .card(card(choice.nudge, turn, reason: choice.cause.said)))
      })
  }

  static let energies = [
    "low": [
      "wiped", "tired", "exhausted", "drained", "knackered", "shattered", "low energy", "low on energy", "no energy",
      "zero energy", "little energy", "not much energy",
      "worn out", "burnt out", "fried", "brain fog", "brain foggy", "foggy", "running on empty", "sleepy", "wiped out",
      "beat", "spent", "mush", "fuzzy", "my brain is mush", "brain is mush", "brain dead", "dead on my feet",
      "not feeling great", "out of steam", "flagging", "low", "half asleep",
    ],
    "high": [
      "energetic", "full of energy", "high energy", "pumped", "fired up", "on a roll", "raring to go", "wide awake",
      "hyper", "lots of energy", "loads of energy", "tons of energy", "so much energy", "motivated", "buzzing",
      "full of beans", "in the zone", "energised", "energized",
    ],
  ]
}
