import Engine
import Records

extension Profile {
  var nextNudge: Tool {
    Tool(
      "next_nudge", verb: "next", "Shows the one card to do now, and why it is this one.", topic: .nudges,
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
      "not feeling great", "out of steam", "flagging", "low", "half asleep", "easy", "very easy", "nothing heavy",
      "nothing hard", "nothing too heavy", "nothing too hard", "light", "gentle", "dont have energy",
      "dont have the energy", "no brain", "low battery",
      "no battery", "zero battery", "no puff", "no strength", "no great strength", "no spoons", "low spoons",
      "mindless",
      "braindead", "brain is soup", "brains soup", "brain is porridge", "easiest", "simplest", "gentlest",
      "no brain cells",
    ],
    "high": [
      "energetic", "full of energy", "high energy", "pumped", "fired up", "on a roll", "raring to go", "wide awake",
      "hyper", "lots of energy", "loads of energy", "tons of energy", "so much energy", "motivated", "buzzing",
      "full of beans", "in the zone", "energised", "energized", "hard one", "the hard one", "something heavy",
      "something hard", "something meaty", "got energy", "have energy", "feeling fresh", "wired",
      "hardest", "hardest one", "toughest", "biggest", "hard ones", "tough one", "big one", "actually awake", "on form",
    ],
  ]
}
