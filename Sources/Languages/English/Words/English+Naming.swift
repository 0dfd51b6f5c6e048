package import Language

extension English {
  /// Behind a name these begin why, or what comes of it, where a sentence follows: "council so thats off".
  package static let reasons = WordSet("so cos because cause")
  /// What a sentence of its own begins with, behind a name and a pause: "spanish lessons, who was i kidding".
  package static let turning = WordSet(
    """
    i im ive ill id am he hes she shes we were weve they theyre theres it its that thats this who what why how so but and \
    cos because not no dont done signed thank thanks finally bloody took was lol phew ugh sorry
    """)
  /// What points at something and says nothing of it.
  package static let pointers = WordSet(
    "the my our this that these those a an his her their one ok so oh and thing business stuff bit")
  /// What is said with a sigh beside a name.
  package static let sighs = WordSet(
    """
    ugh ughh ughhh ughhhh ugghh phew yay woo woohoo lol lmao haha hah omg ffs tbh ngl finally finaly finallyyy \
    already btw thankfully hurrah huzzah god obviously idk
    """)
  /// Hedges and other fillers that a title begins with: "prob eat something".
  static let openingFillers = WordSet(
    """
    absolutely prob probs probably proly prolly shld shud should basically def defo deffo defs definitely literally \
    seriously honestly actually maybe mebbe perhaps obvs apparently fuck shit crap damn bugger christ jesus
    """)
  /// Fillers that a title ends with: "breathe tbh".
  static let closingFillers = WordSet(
    """
    tho though innit fr frfr please pls plz obvs anyway anyways seriously honestly definitely defo probably prob probs \
    maybe mebbe apparently b4
    """)
  /// Swearing before the name of a thing: "sharpen the bloody chisels".
  static let swearing = WordSet(
    """
    bloody bleddy fucking fuckin fuckn fkn fkin motherfucking effing effin frigging friggin freaking freakin fricking \
    frickin blimmin blimming blummin sodding ruddy goddamn goddamned goddam damn damned feckin fecking flippin chuffing \
    shitty
    """)
  /// What makes a name of "bloody": "bloody mary mix".
  static let bloodyNames = WordSet("mary marys sunday")
  /// Small words that are said twice in a stutter: "pay the the bill".
  static let stuttered = WordSet("the a an my to and of for")

  /// What a sentence of its own begins with behind a thing, by kind: "message ellie back shes upset".
  static let sentenceOpenings: [(kind: String, words: WordSet)] = [
    ("contracted", WordSet("im ive hes shes theyre theyve weve theres youre youve itll theyll youll theyd")),
    ("subject", WordSet("i he she we they")),
    ("reason", WordSet("because becuase cos coz cuz bc")),
  ]
  /// Only before a verb these are what a sentence is about: "wash it" ends in one.
  static let objects = WordSet("it you u")
  /// What says something of them: "it stinks".
  static let finiteVerbs = WordSet(
    """
    is isnt was wasnt are arent were werent has hasnt had hadnt will wont would can cant could couldnt does doesnt did \
    didnt needs wants keeps goes gets got looks says said comes runs closes opens ends starts stinks smells hurts never \
    always might gotta
    """)
  /// After these a sentence belongs to the thing: "ask if he is free", "the one she likes".
  static let sentenceLeads = WordSet(
    """
    that if what whats when where wheres how hows why who whos whose which whether wether wen wot than until till til \
    unless while whilst before after b4 like because becuase cause cos coz cuz bc whoever whatever wherever whenever every \
    time sure check think hope know knows say says said see bet wish believe reckon everything anything something nothing \
    all thing things stuff one ones way much many often has have can could \
    should would will do does did is are
    """)
  /// What joins a sentence to the thing before it.
  static let sentenceJoiners = WordSet("and an n but so since as or else then cause")
  /// What a name that is told apart begins with: "the money i owe tom".
  package static let determiners = WordSet(
    "the a an that this those these my our your his her their some any all every")
  /// Verbs whose object may be a sentence: "tell bethan i love her".
  static let telling = WordSet(
    "tell tells say says let know remind mention explain confirm warn promise text txt message msg whatsapp dm")
  /// What follows "her" where a title goes on to say when: "a card for mum her bday".
  static let birthdays = WordSet("bday bdays birthday birthdays")

  /// What tells things of one kind apart, and names none: "the last one".
  package static let ranks = WordSet(
    "first second third fourth fifth last latest next previous other same right wrong new old big small only top bottom"
  )
  /// What a question ends with behind what is looked for: "the locker combo again".
  package static let queryEnds = WordSet("again is was are were please pls though then at on")
  /// What takes back what was said before it: "friday, no, saturday".
  package static let retracting = WordSet("no nah nope wait sorry soz actually scrap oops whoops mean meant")
  /// What stands beside the right thing where one was said wrong: "6 actually".
  package static let corrective = WordSet("actually now instead sorry soz not please pls then my though no wait rather")
  package static let wrong = "wrong"
  package static let moving = WordSet(
    "push pushed pushing move moved moving shift bump postpone reschedule resched rebook delay kick shove put")
  package static let nameStopWords: Set = [
    "the", "a", "an", "my", "that", "this", "one", "ones", "card", "cards", "task", "tasks", "todo", "nudge",
    "reminder",
    "item", "to", "about", "of", "for", "with", "on", "thing", "stuff", "please", "again", "entry",
  ]
  package static let sentenceStopWords = Set(
    """
    i im ive we you he she it its is are was be been do did done have has had will would can just already now no not so and \
    or but then than well oh ok okay yes yeah wait also too in at by from up out off over w there here what when how some \
    any all both today finally
    """.split(separator: " ").map(String.init))
  package static let helpTopics: Set = [
    "card", "task", "todo", "nudge", "reminder", "note", "journal", "mood", "symptom", "medication", "dump", "setting",
    "passphrase", "key", "backup", "penguin", "list", "something", "nudgy", "phrase", "command", "date", "title",
  ]
  package static let helpEndings = ["ing", "es", "s", "e"]
  package static let passingStopWords = Set(
    """
    me your they were got get if which who why where as should could there really still tomorrow need want go going
    """.split(separator: " ").map(String.init))
  /// What stands for a thing whose name follows.
  package static let counters = WordSet("one ones")
  /// What asks for a thing and never names one: "what was done yesterday".
  package static let questions = WordSet("what which who whose where when why how whats whos")
  /// What leads to a name behind "one": "the one about the greenhouse".
  package static let nameLeads = WordSet("about with for on re regarding")
  /// What else may lead to it: "everything about the kayak".
  package static let vagueLead = Pattern(
    saying: "(thing|things|bit|bits|stuff|business|everything|reminder|reminders) (about|re|regarding)")
  /// What a list is named behind: "everything tagged money".
  package static let tagLeads = WordSet("tagged tag taged under #")
  /// What a number tells from others of its kind: "cough day 4".
  package static let numbered = WordSet("day week month number no num nr level page room version type stage")
}
