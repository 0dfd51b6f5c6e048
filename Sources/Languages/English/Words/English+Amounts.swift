package import Language

// Numbers, lengths and hours, and what stands beside them.
extension English {
  package static let approximators = WordSet("about around")
  package static let sinceWords = WordSet("since")
  package static let toWords = WordSet("to")
  package static let hourLeads = WordSet("by at before like say around about")
  package static let timeLeads = WordSet("to till til until for at by in")
  package static let lengthOpenings = WordSet(
    """
    a an half one two three four five six seven eight nine ten fifteen twenty thirty forty fortyfive sixty ninety couple \
    few quarter
    """)

  package static let periods: [(name: String, pattern: Pattern)] = [
    ("today", "<over> (today|todays|the day)"),
    ("yesterday", "<over> (yesterday|yesterdays)"),
    ("week", "<over> ([this|the|my|past|this past|the past|the last] (week|weeks)|weekly)"),
    ("month", "<over> ([this|the|my|past|this past|the past|the last] (month|months)|monthly)"),
    ("year", "<over> ([this|the|my|past|this past|the past|the last] (year|years)|yearly)"),
    ("all", "<over> (all [of] [the] time|all|ever|everything|forever)"),
  ].map { ($0, Pattern(template: $1, rules: [("over", "[for|from|in|over|during|of]")])) }

  package static let lowPriorityPhrases = [
    "no rush", "no hurry", "not urgent", "low priority", "low prio", "whenever", "nothing urgent",
  ]
  package static let highPriorityPhrases = [
    "urgent", "asap", "important", "high priority", "high prio", "top priority", "urgently", "critical", "p0", "p1",
  ]

  package static let numberNames: [String: Double] = Dictionary(
    numbers.flatMap { value, words in words.split(separator: " ").map { (String($0), Double(value)) } }
      + [("hundred", 100), ("thousand", 1000)]
  ) { $1 }
  package static let spokenDigits = [
    "zero": "0", "oh": "0", "nought": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12", "thirteen": "13",
    "fourteen": "14", "fifteen": "15", "sixteen": "16", "seventeen": "17", "eighteen": "18", "nineteen": "19",
    "twenty": "20", "thirty": "30", "forty": "40", "fifty": "50", "sixty": "60", "seventy": "70", "eighty": "80",
    "ninety": "90", "hundred": "00", "thousand": "000",
  ]
  package static let numberJoiners: Set = [
    "plus", "double", "triple", "dash", "hyphen", "point", "dot", "then", "and",
  ]
  package static let half = Pattern(template: "(and [a] half|1/2|½)")
  package static let halfOf = Pattern(template: "(half|1/2|½) (a|an|of a|of an)")
  package static let thousandSuffixes = ["k"]
  package static let unitParts = ["stone": (part: "lb", count: 14.0), "hours": (part: "minutes", count: 60.0)]
  package static let countedInThousands = WordSet("step steps calories kcal")
  package static let pairSeparator = Pattern(template: "(over|on)")
  package static let approximateSuffixes = ["ish", "-ish"]
  package static let decimalPoints = WordSet("point")
  package static let ratingHedges = WordSet(
    "a an about bout around roughly approximately maybe perhaps prob probably possibly like say id i would should give reckon "
      + "call it good solid or "
      + "so ish now today today's just only its it's im at more of rather")
  package static let valueLinks = WordSet(
    "a an the about bout abt around roughly approximately maybe perhaps prob probably possibly like say id i would should give think reckon call it "
      + "solid bit abit little "
      + "now today just only its it's at still is was are were been be being which that thats as of on up down to went "
      + "gone back hit hits read reads reading says said showed shows came in out and so far sitting hovering creeping "
      + "quite almost nearly bad my this off dropped eased feels feeling felt better worse really very gone peaked got")
  package static let measuringDevices = WordSet(
    """
    watch phone app apps fitbit garmin whoop oura strap band ring tracker pedometer scale scales monitor machine cuff \
    thermometer meter oximeter reader sensor device gadget
    """)
  package static let suppositionWords = WordSet(
    "prob probs probably maybe perhaps possibly might must guess guessing suppose supposing reckon presumably likely "
      + "blame blaming suspect suspecting")
  package static let explainingOpenings = WordSet("its thats must")
  package static func opensAccount(_ word: String) -> Bool {
    isPastForm(word) || accountOpenings.contains(Spelling(word))
      || word.hasSuffix("ed") && !word.hasSuffix("eed") && word.utf8.count > 4 && !isVerb(Spelling(word))
  }
  private static let accountOpenings = WordSet(
    "woke woken slept got felt was were had lay laid sat stood fell ran ate drank up awake barely couldnt didnt wasnt been"
  )
  package static let beginningVerbs = WordSet("started began came kicked")
  package static let emptyNotes = Pattern(
    template: """
      [and|but|so|just|well|also] (
        to be [perfectly|totally|completely|brutally] (honest|fair|frank) [with (you|u|ya)] | [perfectly|totally] honest with (you|u|ya) |
        honest | honestly | tbh | tbf | ngl | not gonna lie | if im [being|totally] honest | i (think|guess|suppose|reckon|would say|must say) |
        (id|ill) say | lol | haha | ugh | argh | again | already | today | now | right now | still | though | tho | atm | at the moment |
        (already|again|still) (today|now|this morning|tonight) | thank (god|goodness|heavens|fuck) | unfortunately | sadly | as usual |
        for (the|my) (record|log|diary|notes) | oops | sorry | please | pls | thanks | ok | okay | overall | in general | so far
      )
      """)
  package static let idleRemarks = Pattern(template: "(\(idleRemarkTemplate))")
  /// Without the parentheses around it.
  static let idleRemarkTemplate = """
    (touch|knock on) wood | fingers crossed | [so] (pray for|wish|bear with|believe|trust|get|go|look at|god help) me |
    give me strength | wish me luck | (dont|do not) ask [me] [why] | (dont|do not) judge [me] | go figure |
    thank (god|goodness|heavens|christ|fuck) | (lucky|silly|poor|typical) me | hooray | hurrah | woohoo | yippee | joke |
    the joys | what a (day|week|mess|joke|nightmare|palaver|faff|relief|pain) | typical | (god|lord|heaven) knows |
    mark my words | here we go [again] | there we go | such is life | story of my life | (fun|good) times | happy days | living the dream | lucky old me
    """
  package static let symptomAmounts = Pattern(
    template: """
      [ive|i|i have|im|ive got|i have got|theres|got|had|have|having|feeling|getting|with] [still|just|now|already]
      [a|an|the|my|some|bit] [little|slight|tiny|wee|big|mild|proper|right|really|real] [bit|touch|hint|spot|bout|wave|case|load|lot|twinge]
      [of] [a|an|the|my] [coming on|comin on|comin|coming|kicking in|starting|startin|building|brewing|creeping in] [already|again|now|still|today]
      """)
  package static let announcements = Pattern(
    template: """
      (
        [please|kindly|pls] (note|(be|please be) (advised|informed|aware)) [that] |
        [just] (so (you|u) know|so you are aware|so youre aware|to let (you|u) know|letting (you|u) know|fyi) [that] |
        for (your|the|my) (information|info|records|record|log|logs|diary) | for what its worth |
        [just] [a] [quick|small|morning|daily] (update|report|status) [for you|from me] |
        [i] [just] (wanted|want|wish|would like|like) to (say|report|tell (you|u)|let (you|u) know|inform you) [that] |
        to (report|report that|begin with|start with)
      )
      """)
  package static let moodNames = WordSet("mood moods")
  package static let takenMarks = WordSet("in yes done down sorted taken check tick ticked")
  package static let errandWords = WordSet(
    "need buy order reorder get collect fetch prescription prescriptions script repeat refill restock shopping pharmacy "
      + "chemist boots superdrug cvs walgreens ask amazon")
  package static let eveningWords = WordSet(
    "dinner supper drinks pub gig rehearsal quiz concert film movie cinema theatre theater opera ballet curry takeaway disco"
  )
  package static let mealWords = WordSet(
    "my a the some breakfast brekkie lunch dinner tea supper food water milk juice oj orange toast porridge yoghurt yogurt "
      + "cereal coffee snack meal bed exercise work shift")
  package static let sides = WordSet("left right lower upper")
  package static let numberedThings = WordSet(
    "chapter page pages room platform gate bus train number step part week day level season episode flat ward bed bay unit "
      + "module lesson test exam version line route mark size year question option section row seat channel no floor "
      + "junction age aged bug issue pr mr ticket commit task invoice appendix figure"
  )
  package static let jointWords = WordSet("both each all together")
  package static let outOf = Pattern(template: "(out of|outta|outa|of|from)")
  package static let amounts = Pattern(
    template: """
      (one|two|three|four|five|six|eight|ten|one and a half|two and a half|half [a|an|of a]|a half|quarter [of a]
      |a quarter [of a]|a couple [of]|(a|another) (whole|full|big|good)|double|twice|once)
      """)
  package static let indefiniteArticles = WordSet("a an")

  package static let datePrepositions = WordSet(
    "at on by in until till til from since before after around about due for")
  package static let pastAuxiliary = Spelling("did")
  package static let reportedVerbs = WordSet("come win lose arrive reply happen answer respond land draw say go finish")
  package static let ordinalArticle = Spelling("the")
  package static let dateConjunction = Spelling("and")
}
