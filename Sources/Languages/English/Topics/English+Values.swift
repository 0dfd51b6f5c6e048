package import Language

// What is typed for the values of parameters and settings.
extension English {
  package static let onWords = WordSet("yes")
  package static let offWords = WordSet("no")
  package static let unsetWords = WordSet("none")
  package static let hourLinks = WordSet("from between to until till til and oclock")
  package static let dayHalves = ["am": 0, "pm": 12]
  package static let postponeWords = WordSet("later")

  package static let listNames = [
    "today": ["todays", "the day", "this morning", "this afternoon", "this evening", "tonight", "now"],
    "tomorrow": ["tomorrows", "tmrw", "tomorow"],
    "week": [
      "this week", "the week", "weeks", "this weeks", "the next seven days", "the next 7 days", "coming week",
      "the coming week",
    ],
    "overdue": ["late", "past due", "behind"],
    "snoozed": ["asleep", "sleeping", "put off", "postponed", "parked", "resting", "at rest"],
    "recurring": ["repeating", "repeated", "regular", "routine"], "done": ["finished", "completed", "ticked off"],
    "dropped": ["let go", "deleted", "abandoned", "cancelled", "canceled"],
    "all": ["everything", "open", "active", "every", "outstanding"],
  ]

  package static let energyNames = [
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

  package static let newPriorityNames = [
    "high": [
      "urgent", "important", "top", "highest", "critical", "a priority", "top of the list", "more important", "crucial",
      "high priority",
    ],
    "low": ["unimportant", "not urgent", "lowest", "not important", "less important", "low priority", "minor"],
    "normal": ["medium", "standard", "ordinary"],
  ]

  package static let actionNames = [
    "CALL": ["call", "ring", "phone"], "TEXT": ["text", "message"], "EMAIL": ["email", "mail"],
    "LINK": ["link", "open"],
  ]

  package static let doseStateNames = [
    "taken": ["took it", "i took it"], "late": ["took it late", "a bit late", "i was late"],
    "skipped": ["on purpose", "skipped it", "i skipped it"],
    "missed": ["forgot", "forgot it", "i forgot", "i forgot it", "missed it", "i missed it"],
    "unknown": [
      "not sure", "im not sure", "i'm not sure", "idk", "dunno", "no idea", "cant remember", "can't remember",
    ],
  ]

  package static let priorityNames = ["high": ["urgent", "important"], "low": ["unimportant"]]
  package static let fieldNames = ["due": ["date", "deadline"], "notes": ["note"], "tags": ["tag", "list", "lists"]]
  package static let modelAccessNames = ["lines": ["line"], "private": ["sealed"], "nothing": ["none"]]
  package static let settingNames = [
    "colour": ["color"], "quiet": ["quiet hours"], "notices": ["notifications"],
    "autolock": ["auto lock", "automatic lock"], "snoozes": ["snooze presets", "snooze menu", "snooze times"],
    "good_things": ["good things"], "today_command": ["today command"],
  ]
}
