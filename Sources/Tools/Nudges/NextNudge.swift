import Engine
import Records

extension Profile {
  var nextNudge: Tool {
    Tool(
      "next_nudge", verb: "next", "Shows the one card to do now, and why it is this one.", topic: .nudges,
      .optional(.minutes("minutes", "how much time there is")),
      .optional(.choice("energy", "how much energy there is", Profile.energies)),
      phrases: [
        "(whats|what is|what) [up] next [up|then|now|on my list|for me|please]", "next [one|card|task|thing|nudge|up|please]",
        "(show|give|get|pick|choose|hand|find|tell) [me] [the|my|a|another|one] [next] (card|nudge|task|thing|one thing|next|todo|next one) [to do|now]",
        "what (should|shall|can|could|do|must|ought) i [to] (do|start|tackle|work on|focus on|begin|start with|be doing|get on with|do first|start on) [next|now|right now|first|today]",
        "(what do i do|what to do|where do i start|where should i start|what now|now what|what else|anything to do|what am i doing|where to start|what comes next|give me something|give me something to do|hit me|pick something|pick one|pick for me|one thing|gimme one|im ready|i am ready|ready|im bored|what first) [next|now|first|then|please|for me|today]",
        "[i have|ive got|i got|i only have|ive only got|got|have|theres|with|only] {minutes} [free|spare|to spare|left|to kill|until my meeting|before my meeting|now] [what|what can i do|what should i do|what now|what fits|whats next]",
        "what (can|could|should) i (do|get done|fit in|manage|finish|knock out) (in|with|within) [just|only|the next|about] {minutes}",
        "(something|anything|a task|a card|what) [i can do] (for|in|that takes|under|taking|quick for) [under|about|only] {minutes}",
        "[i am|im|feeling|i feel|im feeling|so|really|bit|a bit|totally] {energy} [today|right now|now] [what|what can i do|what should i do|whats next|give me something|something easy|whats easy]",
        "(give me|show me|got|is there|something|anything) [something|anything|a] (easy|simple|light|small|little|quick|low energy|gentle) [to do|task|one|card|win] {energy=low}",
        "(whats|what is) (easy|the easiest|the easiest thing|an easy one|the simplest thing) [to do|now] {energy=low}",
      ],
      examples: [Example("what's next"), Example("i have 15 minutes", ["minutes": "15"]), Example("i'm wiped", ["energy": "low"])]
    ) { turn, minutes, energy in
      let wish = Wish(minutes: minutes, energy: energy.flatMap(Wish.Energy.init(rawValue:)))
      guard let choice = try next(turn, wish) else {
        return Reply("Nothing waits for you now.", .lines(["Type whatever comes to mind, and it is kept."]))
      }
      return Reply(nil, .card(card(choice.nudge, turn, reason: choice.cause.said)))
    }
  }

  static let energies = [
    "low": [
      "wiped", "tired", "exhausted", "drained", "knackered", "shattered", "low energy", "low on energy", "no energy",
      "worn out", "burnt out", "fried", "brain fog", "brain foggy", "foggy", "running on empty", "sleepy", "wiped out",
      "beat", "spent", "out of steam", "flagging", "low", "half asleep",
    ],
    "high": [
      "energetic", "full of energy", "high energy", "pumped", "fired up", "on a roll", "raring to go", "wide awake",
      "hyper", "lots of energy", "motivated", "buzzing", "full of beans", "in the zone", "energised", "energized",
    ],
  ]
}
