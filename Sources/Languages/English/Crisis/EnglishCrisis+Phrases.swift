package import Language

// `_` stands for no word.
extension EnglishCrisis: CrisisRules {
  package static let urgentPhrases = CrisisPhrases(
    "tonight", "right now", "now", "today", "this evening|afternoon|morning|minute",
    "in an|a|one|0 _|few hour|hours|minutes",
    "already", "i|she|he|they have|has|just _|just taken|took|swallowed|cut|overdosed", "i|she|he took",
    "in my hand|hands|lap", "in front of me", "next to me", "standing|sat|sitting|stood on|at|by|here",
    "on the roof|ledge|bridge|edge|platform|tracks", "goodbye", "bleeding", "will not stop", "not answering|breathing",
    "left a note", "wrote a|the|my _|goodbye note|notes|letter|letters")

  // The signs of which first-aid courses teach to call an ambulance at once. They count only in what the model takes for
  // a crisis, so that they may be short.
  package static let emergencyPhrases = CrisisPhrases(
    "not|stopped|stops|struggling|barely|hardly _|to breathe|breathing",
    "can not|hardly|barely _|get|catch breathe|breath|breth|air",
    "fighting for breath", "unconscious", "unresponsive", "not responding", "passed|pass|blacked out", "collapsed",
    "will|would|can not wake|come round", "not waking", "fitting", "convulsing",
    "having a fit|seizure|stroke|heart attack",
    "throat|throats is|are|_ closing|closed|swelling|tight|tightening",
    "tongue|lips|face is|are|has|_ swelling|swollen|swelled|puffed",
    "lips|face|skin|fingers|fingernails is|are|has|have|_ gone|going|turned|turning|_ blue|grey|gray|purple",
    "chest is|_ crushing|tight|pain", "elephant", "left arm",
    "face|mouth has|is|_ drooped|drooping|droopy|gone|dropped",
    "one side", "slurring|slurred", "words out", "thunderclap", "worst headache", "stiff neck", "neck stiff",
    "choking", "wheezing", "epipen", "epi pen", "no pen", "inhaler", "bleeding heavy|heavily|loads|from",
    "blood is|_ pumping|everywhere", "pumping", "soaked through", "soaking", "waters|water broke|broken|gone",
    "can not feel the|_ bub|baby moving", "baby is|has|_ not|stopped _|moved moving", "button battery|batteries",
    "is|are|house|kitchen on fire", "smoke coming", "stairs are", "trapped", "crushed", "electrocuted", "drowning",
    "fell|fallen off|from the|_ ladder|roof|scaffold|scaffolding", "bright red blood", "hypo", "rash does not fade")

  package static let noStoragePhrases = CrisisPhrases(
    "do not save|keep|store|record|remember|log|write this|that|it|any|anything", "off the record",
    "not to be saved|kept", "forget i said")

  package static let itemPhrases = CrisisPhrases(
    "die", "dying", "kill|hang|drown|shoot|hurt|harm myself", "end it", "end my life", "suicide", "overdose")

  /// People whom a speaker may fear for.
  package static let otherPersonPhrases = CrisisPhrases(
    "he|she|they|him|her",
    "my|our "
      + "friend|friends|mate|best|brother|sister|mum|mom|mother|dad|father|son|daughter|wife|husband|partner|boyfriend|"
      + "girlfriend|cousin|uncle|aunt|nan|gran|grandad|granddad|flatmate|roommate|housemate|neighbour|neighbor|boss|"
      + "colleague|coworker|student|patient|kid|child|teenager|ex|bf|gf|bro|sis|lad|nephew|niece",
    "a|this|some friend|mate|girl|boy|guy|lad|kid|man|woman|colleague|student|neighbour", "someone|somebody")

  /// What speakers say of themselves when they fear for another.
  package static let concernPhrases = CrisisPhrases(
    "i think|know|believe|fear|heard|found|saw|asked|got|am|can",
    "i am so|really|very|just _ worried|scared|afraid|frightened|terrified",
    "i do not know", "i can not reach|get", "told|tells|texted|messaged|rang|said to|called me",
    "what|how do|can|should i",
    "should i", "help me", "do i", "can i", "asking for", "showed|sent me")

  /// Words for the speaker.
  package static let speakerPhrases = CrisisPhrases("i", "me", "myself", "my life", "meself")

  package static let answerFillers = Set(
    """
    , . i am is it that this safe ok okay fine alright good thanks thank you now right for really very think so not sure \
    at the a moment just today tonight being dramatic silly sorry promise here home with my mum mam dad friend sister \
    brother partner wife husband but tired yeah yes no know do actually honestly and feel dont anymore again with
    """.split(separator: " "))

  package static let objectionLeads: Set = [
    ",", ".", "no", "nope", "sorry", "oh", "haha", "lol", "hey", "um", "that", "thats", "it", "its", "is", "was",
    "just",
    "only", "called",
  ]

  package static let explanationLeads: Set = Set(
    """
    i am im ive was were been we ha hahaha lmao ohh ohhh god jesus crikey what nah yeah yes mate love honestly really \
    literally actually whoops oops this these what them there
    """.split(separator: " ").map(String.init))

  package static let explanations = CrisisPhrases(
    "meant|mean", "on|talking|moaning|complaining|messing|laughing|speaking|asking about",
    "quoting|translating|pasting|copying|singing|rehearsing|playing|testing|dictating", "about",
    "not about me", "asking what|how|if", "giving out about")

  package static let pointingWords: Set = ["it", "that", "this", "every", "me", "everything", "you"]

  package static let sources = CrisisPhrases(
    "typo", "autocorrect", "dictation", "misunderstanding", "a misunderstanding", "bit of a mix|misunderstanding",
    "a mix", "voice typing", "figure of speech", "wrong window|chat|person|tab|app")

  package static let sourceNouns: Set = Set(
    """
    song lyric lyrics poem meme quote quotation idiom expression hyperbole saying figure film movie series episode game \
    level boss book novel title chapter band podcast play script dialogue character crossword clue typo autocorrect \
    dictation misunderstanding story line
    """.split(separator: " ").map(String.init))

  package static let explanationDoubts: Set = [
    "but", "though", "kind", "kinda", "sort", "probably", "whatever", "anymore", "anyway", "nobody", "everyone",
    "cares",
  ]

  package static let answers: [SafetyAnswer: CrisisPhrases] = [
    .safe: CrisisPhrases(
      "yes|yeah|yep|yea|yup|ya", "i am|i _|am safe|ok|okay|fine|alright|good", "safe|ok|okay|fine",
      "for|right now", "i think so", "i was|am just|only being dramatic|silly", "just being dramatic|silly"),
    .unsafe: CrisisPhrases("no", "nope", "not really|safe|at", "i am not", "nah"),
    .unsure: CrisisPhrases(
      "i do not know", "not sure", "maybe", "do not know", "dunno", "i am not sure", "idk", "kind of", "sort of",
      "no idea", "i guess", "not really sure"),
    // No joke and no mistake, which people in danger speak of, too.
    .misread: CrisisPhrases(
      "not what i meant", "i did not|never mean|meant it like that", "i did not|never mean|meant it that way",
      "you misunderstood|misread|mistook _|me|it|that", "you got|took|have that|this|it|me _|all wrong",
      "false alarm|positive", "wrong end of the stick", "misunderstanding"),
  ]
}

extension English {
  package static var crisis: any CrisisRules.Type { EnglishCrisis.self }
}
