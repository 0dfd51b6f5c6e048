package import Language

// The words that hold sentences together.
extension English {
  package static let ampersandWord = "and"
  package static let additionLeads = WordSet("and also plus oh n then")
  package static let additionEndings = [["as", "well"], ["too"], ["also"]]
  package static let ampersandLetter = "n"
  package static let plusWord = "plus"
  package static let repeatedPreposition = "for"
  package static let negation = "not"
  package static let clitics = ["'s", "’s"]
  package static let entryTerminators: Set = ["thats it", "thats all", "that is it", "that is all", "the end"]

  package static let commonWords = WordSet(
    """
    i im ive id ill me my we our you your he she it its they them the a an and or but so of to in on at by for from with about \
    is are was were be been am do does did dont didnt have has had can cant could will wont would should must need want not no \
    this that these those there what whats which who when where why how if as than then all any some more now today tomorrow \
    done up out get got just please
    """)

  package static let wordKinds: WordTable<TokenKind> = {
    var table = WordTable<TokenKind>()
    for (kind, words) in kindsOfWords { Spelling.forEach(in: words) { table.insert($0, kind) } }
    return table
  }()

  private static let kindsOfWords: [(TokenKind, String)] = [
    (.preposition, "at by on in before after until till for from to of with about re into onto off out over up"),
    (.pronoun, "i im ive id ill we weve were me my it its he hes she shes they theyre you your that this there theres"),
    (.joiner, "and then also plus but so because cos or n"),
  ]

  package static let conjunctions = WordSet("and then also plus but so because cos coz")
  package static let clauseOpenings = WordSet("and then also plus but so because cos coz or n &")

  /// Words after which more is to come.
  package static let continuationWords = WordSet(
    """
    a an the my your our his her their its this that these those to for of in on at by with from into about and or but \
    whether if because bc cos so who which what where when how than as is are was were be been not no i im its until \
    till before after
    """)
  package static let interjections = WordSet(
    "and also oh ok okay so right well um uh erm plus hey btw anyway ah aye yeah")
  package static let joiners = WordSet(
    """
    , . ; ! - – — / & + ( ) n then also plus but so and because bc cos coz cause or since though although while
    """)
  package static let joinerExceptions: WordTable<WordSet> = {
    var table = WordTable<WordSet>()
    table.insert(Spelling("so"), WordSet("far much many long little few"))
    return table
  }()
  package static let itemConjunctions = WordSet("and n")
  package static let sequenceWords = WordSet("then also plus")
  package static let backReferences = WordSet(
    "it its them em they their theirs him his her hers there that those this these one ones so")
  package static let leadVerbs = WordSet(
    "go going come pop nip run head get sit stop try stay wait stand walk drive dash swing hurry remember make be take")

  package static let subjects = WordSet("i im ive ill id its it thats theyre theres were weve")
  package static let remarkOpenings = WordSet(
    "i im ive its it thats theyre theres were weve she shes he hes they which who")
  package static let participles = WordSet(
    "done been finished sorted complete completed cancelled canceled off over gone now too so all already passed")

  /// Whether the words are no name: "just hoovered", "note: bin day is now thursday", the "not take them yet" of "did
  /// not …", or the "i take my pills" of "did i …".
  package static func namesNothing(_ range: Range<Int>, of line: Line) -> Bool {
    let words = line.words
    let isLabelled = range.lowerBound == 0 && range.count > 1 && words[0].pause == .colon
    let isAsked = range.lowerBound == 1 && words[0].key == "did" && subjectPronouns.contains(words[1].spelling)
    let isDenied = range.lowerBound > 0 && range.count > 1 && words[range.lowerBound].key == "not"
    return isLabelled || isAsked || isDenied || words[range].allSatisfy { adverbs.contains($0.spelling) }
  }

  private static let subjectPronouns = WordSet("i we you they")
  private static let adverbs = WordSet("just finally already also still really actually")

  package static let samples: [SlotType: [String]] = [
    .text: ["the blue kettle", "gate code is 4471", "slept badly", "paint"],
    .reference: ["the passport form", "the bank one", "piano lessons", "number 3"],
    .day: ["today", "yesterday", "on friday", "on 5 may"],
    .moment: ["tomorrow", "friday", "at 6pm", "monday at 9am", "in 3 days", "on 5 may"],
    .recurrence: ["every day", "every tuesday", "every other thursday", "every weekday at 7am"],
    .duration: ["20 minutes", "an hour", "half an hour", "45 min"],
    .list: ["coffee, my dog and sunny walks", "tea and toast", "rain"],
    .period: ["today", "yesterday", "this week", "this month", "this year"],
    .capture: ["buy oat milk tomorrow", "call the bank", "water the ferns every sunday", "birthday card for jo"],
    .bare: ["pick up the parcel tomorrow", "return the ladder", "gym at 7pm"],
    .remark: ["in the waiting room", "the bus is here"],
  ]
}
