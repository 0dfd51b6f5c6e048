package import Language

extension English {
  /// After a name these introduce a sentence with a reason or a consequence: "council so thats off".
  package static let reasonConjunctions = WordSet("so cos coz because cause")
  /// What stands behind these only says why: "make that 7:30 bc she has a crown at 8".
  package static let explanationWords = WordSet("because becuase becos bcos bc cos coz cuz")
  package static let writtenReasons = WordSet("since as for")
  package static let consequenceWords = WordSet("so therefore hence")
  package static let asideSubjects = WordSet(
    """
    i im ive ill id u you your youre my our we weve well he hes hell his she shes shell her they theyre theyve theyll their \
    everyone everybody nobody
    """)
  package static let alternativeWords = WordSet("or else otherwise")
  package static let unfinishedAuxiliaries = WordSet("be being getting get")
  package static let verbsOfOneMeaning = [
    WordSet("call ring phone"), WordSet("text message msg whatsapp"), WordSet("email mail"), WordSet("buy get"),
  ]
  package static let perfectAuxiliaries = WordSet("has have had already just")
  package static let restatingVerbs = WordSet("mean meant said say think thought guess reckon")
  package static let messagingVerbs = WordSet("call ring phone text message email mail write")
  package static let asideVerbs = WordSet("is isnt was wasnt are arent were wont doesnt cant full")
  package static let preferenceWords = WordSet("better best easier fine good ok okay great perfect")
  package static let timePrepositions = WordSet("at in on")
  package static let bareTimeWords = WordSet(
    "next this last tonight tonite today tomorrow tomorow tomorro tmrw tmr tmw tomoz tomo later")
  package static let topicPrepositions = WordSet("about abt aboot bout re regarding concerning with wi w wiv")
  package static func isThirdPerson(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss")
      && (isVerb(Spelling(word.dropLast())) || isVerb(Spelling(word.dropLast(2))))
  }
  package static let answeringVerbs = WordSet("said says answered replied agreed confirmed responded accepted")
  package static let sighs = WordSet("whoops oops woops oopsie argh damn dammit doh ugh gah bugger")
  package static let editingVerbs = WordSet(
    "change move make push shift put set mark tick cross drop delete cancel snooze skip bin scrap rename add leave keep forget "
      + "remember do did finish undo bump bring reschedule stick pop tag call snoozed show find")
  package static let thingPronouns = WordSet("it em them those that")
  package static let assistingVerbs = WordSet("help let watch see hear")
  package static let negatedCopulas = WordSet("isnt arent wasnt werent aint")
  package static let negatives = WordSet("not cant cannot couldnt wont dont doesnt didnt isnt arent wasnt never")
  package static let failureOpenings = WordSet("nobody noone no nothing voicemail")
  package static let prohibitions: Set = [
    "dont", "never", "shouldnt", "mustnt", "do not", "should not", "must not", "not to", "better not", "rather not",
    "please not", "not be", "not get", "no need to", "dont want", "dont wanna",
  ]
  package static let changingVerbs = WordSet(
    """
    delete deleted deleting remove removed removing drop dropped dropping bin binned trash scrap scrapped erase erased \
    cancel cancelled canceled cancelling archive archived snooze snoozed skip skipped postpone postponed move moved \
    moving push pushed bump bumped reschedule rescheduled change changed changing rename renamed tick ticked untick mark \
    cross crossed off undo redo empty emptied \
    clear cleared wipe wiped stop stopped unpin
    """)
  /// Words that begin a new sentence after a name and a pause: "spanish lessons, who was i kidding".
  package static let sentenceStarters = WordSet(
    """
    i im ive ill id am he hes she shes we were weve they theyre theres it its that thats this who what why how so but and \
    cos because not no dont done signed thank thanks finally bloody took was lol phew ugh sorry
    """)
  /// Words that point at something without describing it.
  package static let pointers = WordSet(
    "the my our this that these those a an his her their one ok so oh and thing business stuff bit")
  /// Sighs and exclamations beside a name.
  package static let exclamations = WordSet(
    """
    ugh ughh ughhh ughhhh ugghh phew yay woo woohoo lol lmao haha hah omg ffs tbh ngl finally finaly finallyyy \
    already btw thankfully hurrah huzzah god obviously idk wtf wth tf bleh blah meh gah grr grrr argh urgh sigh yikes oof \
    eek lmfao rofl smh blimey crikey jeez sheesh
    """)
  /// Hedges and other fillers at the start of a title: "prob eat something".
  static let openingFillers = WordSet(
    """
    absolutely prob probs probably proly prolly shld shud should basically def defo deffo defs definitely literally \
    seriously honestly actually maybe mebbe perhaps obvs apparently fuck shit crap damn bugger christ jesus
    """)
  /// Fillers at the end of a title: "breathe tbh".
  static let closingFillers = WordSet(
    """
    tho though innit fr frfr please pls plz obvs anyway anyways seriously honestly definitely defo probably prob probs \
    maybe mebbe apparently b4
    """)
  /// What people sign off with.
  static let kisses = WordSet("x xx xxx xxxx xxxxx xo xoxo")
  /// Swear words before the name of a thing: "sharpen the bloody chisels".
  static let swearWords = WordSet(
    """
    bloody bleddy fucking fuckin fuckn fkn fkin motherfucking effing effin frigging friggin freaking freakin fricking \
    frickin blimmin blimming blummin sodding ruddy goddamn goddamned goddam damn damned feckin fecking flippin chuffing \
    shitty
    """)
  /// Words that make "bloody" part of a name: "bloody mary mix".
  static let bloodyNames = WordSet("mary marys sunday")
  /// Short words that a stutter repeats: "pay the the bill".
  static let stutterWords = WordSet("the a an my to and of for")

  /// Words that begin a separate sentence after the task, by kind: "message ellie back shes upset".
  static let sentenceOpenings: [(kind: String, words: WordSet)] = [
    ("contracted", WordSet("im ive hes shes theyre theyve weve theres youre youve itll theyll youll theyd")),
    ("subject", WordSet("i he she we they")),
    ("reason", WordSet("because becuase cos coz cuz bc")),
  ]
  /// Pronouns that are a subject only before a finite verb: "wash it" ends in one.
  static let objectPronouns = WordSet("it you u")
  /// Verbs that follow them as a subject: "it stinks".
  static let finiteVerbs = WordSet(
    """
    is isnt was wasnt are arent were werent has hasnt had hadnt will wont would can cant could couldnt does doesnt did \
    didnt needs wants keeps goes gets got looks says said comes runs closes opens ends starts stinks smells hurts never \
    always might gotta
    """)
  /// A sentence after one of these belongs to the title: "ask if he is free", "the one she likes".
  static let sentenceLeads = WordSet(
    """
    that if what whats when where wheres how hows why who whos whose which whether wether wen wot than until till til \
    unless while whilst before after b4 like because becuase cause cos coz cuz bc whoever whatever wherever whenever every \
    time sure check think hope know knows say says said see bet wish believe reckon everything anything something nothing \
    all thing things stuff one ones way much many often has have can could \
    should would will do does did is are
    """)
  /// Words that join a sentence to the task before it.
  static let sentenceJoiners = WordSet("and an n but so since as or else then cause")
  package static let absenceWords = WordSet("no without")
  /// Words that begin a name which a relative clause may follow: "the money i owe tom".
  package static let determiners = WordSet(
    "the a an that this those these my our your his her their some any all every")
  /// Verbs whose object may be a sentence: "tell bethan i love her".
  static let tellingVerbs = WordSet(
    "tell tells say says let know remind mention explain confirm warn promise text txt message msg whatsapp dm")
  /// Words that follow "her" where a title goes on to say what for: "a card for mum her bday".
  static let birthdayWords = WordSet("bday bdays birthday birthdays")

  /// Words that distinguish things of one kind and name none: "the last one".
  package static let distinguishers = WordSet(
    "first second third fourth fifth last latest next previous other same right wrong new old big small only top bottom"
  )
  /// Words that end a question, after what is looked for: "the locker combo again".
  package static let queryEnds = WordSet("again is was are were please pls though then at on")
  /// Words that retract what was said before: "friday, no, saturday".
  package static let retractionWords = WordSet(
    "no nah naw nope wait sorry soz sry srry typo actually scrap oops whoops mean meant correction")
  package static let hesitationSounds = WordSet("um umm ummm uh uhh uhm erm ermm")
  package static let editingTerms = Pattern(
    template: """
      [oh|ah|um|uh|er|erm|hmm] (no|nah|nope|wait|sorry|soz|sry|srry|actually|oops|whoops|correction|typo|rather|or rather|i (mean|meant|lie
      |lied|tell a lie)|tell a lie|(hang|hold) on|(scratch|scrap|strike) that|make (it|that)|more like|(nearer|closer) to|let me
      (check|see|look|think) [again]|my (mistake|bad)|(thats|that is) (wrong|not right))
      """)
  package static let conclusionWords = WordSet("so hence therefore")
  /// Words beside a correction: "6 actually".
  package static let correctionWords = WordSet(
    "actually now instead sorry soz not please pls then my though no wait rather")
  package static let nameEndings = [
    ["in", "the", "end"], ["at", "long", "last"], ["for", "me"], ["all"], ["there", "now"], ["there"],
  ]
  package static let tickingVerbs = WordSet("tick mark check cross strike close")
  package static let payingVerbs = WordSet("pay spend")
  package static let buyingVerbs = WordSet("pay buy get order settle renew book replace top fetch grab")
  package static let settingVerbs = WordSet("make move shift change set push put")
  package static let replacementPhrases: Set = ["instead of", "rather than"]
  package static let slipWords = WordSet(
    """
    fat thumb thumbs finger fingers typo typos autocorrect misread mistyped mistype oops glasses eyes specs sorry duh lol \
    sausage wrong key my bad
    """)
  package static let amendmentPhrases: Set = [
    "should have been", "shouldve been", "should be", "shoulda been", "should of been", "was meant to be",
    "ought to be",
    "was supposed to be",
  ]
  package static let wrongWord = "wrong"
  package static let bookingVerbs = WordSet("book schedule arrange reserve organise organize make get sort")
  package static let reschedulingVerbs = WordSet(
    """
    push pushed pushing move moved moving shift shifted shifting bump bumped bumping postpone postponed reschedule \
    rescheduled resched rebook rebooked rearranged delay delayed kick kicked shove shoved shunted put switch switched \
    slipped slid changed
    """)
  package static let cancellingVerbs = WordSet("cancel")
  package static let needWords = WordSet(
    "needs need has have got gotta must wants want doing doin sorting paying sending")
  package static let meanwhileWords = WordSet("while whilst whilest")
  package static let needlessPhrases: Set = [
    "no need", "dont need", "didnt need", "doesnt need", "neednt be", "need not", "no point",
  ]
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
  /// Words for a thing whose name follows.
  package static let placeholderNouns = WordSet("one ones")
  /// Words that ask for a thing and never name one: "what was done yesterday".
  package static let questionWords = WordSet("what which who whose where when why how whats whos")
  package static let indirectQuestionWords = WordSet("if whether")
  /// Words between "one" and a name: "the one about the greenhouse".
  package static let nameLeads = WordSet("about with for on re regarding")
  /// Other words before a name: "everything about the kayak".
  package static let vagueLead = Pattern(
    template: "(thing|things|bit|bits|stuff|business|everything|reminder|reminders) (about|re|regarding)")
  /// Words before the name of a list: "everything tagged money".
  package static let tagLeads = WordSet("tagged tag taged under #")
  /// Nouns that a number distinguishes: "cough day 4".
  package static let numberedNouns = WordSet("day week month number no num nr level page room version type stage")
}
