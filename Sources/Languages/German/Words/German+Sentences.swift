package import Language

// The words that hold sentences together, by what they do there.
extension German {
  package static let ampersandWord = "und"
  package static let additionLeads = WordSet("und auch noch dazu außerdem")
  package static let additionEndings = [["auch", "noch"], ["auch"], ["noch"], ["dazu"]]
  package static let ampersandLetter = "u"
  package static let plusWord = "plus"
  package static let repeatedPreposition = "für"
  package static let negation = "nicht"
  package static let clitics: [String] = []
  package static let entryTerminators: Set = ["das wars", "das war es", "das war alles", "das ist alles"]

  /// Spellings without umlauts and hasty spellings, mapped to the word meant.
  package static let abbreviations: WordTable<String> = {
    var table = WordTable<String>()
    for word in wordsWithUmlauts.split(separator: " ").map(String.init) {
      Spelling.forEach(in: word.addingASCIISpellings) { if $0 != Spelling(word) { table.insert($0, word) } }
    }
    for (word, forms) in shortForms { Spelling.forEach(in: forms) { table.insert($0, word) } }
    return table
  }()

  /// Words that phrases are made of.
  private static let wordsWithUmlauts = """
    für über übermorgen später spät nächste nächsten nächster nächstes nächstem müssen müsste müssten möchte möchten können \
    könnte könnten könntest löschen lösch lösche zurück rückgängig ändern ändere überspringen überspringe überfällig \
    überfälliges überfälligen erhöhen größer größten größte schön schöne danke tschüss tschüß grüß grüezi müde mäßig \
    gedächtnis hör hören fühle fühl fühlt würde würdest wär wäre fällig fällige fälliges hinzufügen füge erklär \
    täglich wöchentlich für dafür kümmern nützt unnötig höchste höchster wichtigste stören ließ weiß heißt außer kräftig \
    prüfen möglich unmöglich tüchtig völlig gehört früh früher gespült aufgeräumt geräumt abgehängt verspätet erschöpft rückruf
    """

  private static let shortForms: [(String, String)] = [
    ("nicht", "net nich ned ni"), ("und", "u"), ("ich", "i"), ("auch", "au"), ("ist", "is"), ("muss", "muß mus"),
    ("noch", "noh"), ("habe", "hab"), ("erinnere", "erinner erinnre"), ("heute", "heut"), ("gerade", "grad"),
    ("einen", "nen"),
  ]

  package static let commonWords = WordSet(
    """
    ich i du er sie es wir ihr mich mi mir dich dir uns euch man mein meine meinen meiner dein deine der die das den dem des ein eine einen einem \
    einer und u oder aber weil dass wenn ob als wie was wer wo wann warum wieso welche welcher ist is sind war waren bin hat hab habe haben \
    hatte kann kannst könnte koennte muss müssen muessen soll sollte will wollte möchte moechte darf wird werden nicht net ned nich kein keine auch \
    noch nur schon scho doch mal ma ja nein heute heut morgen gestern jetzt jetz bitte mit von vom zum zur zu im am an auf aus bei beim nach vor für \
    fuer über ueber unter bis um so dann da hier alles nichts nix etwas mehr sehr ganz wieder immer zeig mach erst gerade grad eh
    """)

  package static let nameStopWords = Set(
    """
    der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner dein diese dieser dieses diesen \
    diesem karte karten aufgabe aufgaben ding sache zeug eintrag erinnerung zu um über von für mit auf an vom zum zur bitte \
    nochmal
    """.split(separator: " ").map(String.init))
  package static let sentenceStopWords = Set(
    """
    ich du er sie es wir ihr mich mir uns ist sind war bin hat hab habe haben hatte wird werde kann muss musste soll will \
    und oder aber dann doch mal noch schon jetzt heute nicht kein keine ja nein ok okay auch so also ach na in im bei beim \
    aus ab was wann wie wo da hier alle alles endlich gerade grad halt
    """.split(separator: " ").map(String.init))

  package static let helpTopics: Set = [
    "karte", "aufgabe", "erinnerung", "notiz", "tagebuch", "stimmung", "symptom", "medikament", "einstellung",
    "passwort", "schlüssel", "sicherung", "pinguin", "liste", "etwas", "nudgy", "befehl", "datum", "titel",
  ]
  package static let helpEndings = ["en", "e", "n", "s"]
  package static let spokenDigits = [
    "null": "0", "eins": "1", "ein": "1", "zwei": "2", "zwo": "2", "drei": "3", "vier": "4", "fünf": "5", "sechs": "6",
    "sieben": "7", "acht": "8", "neun": "9", "zehn": "10", "elf": "11", "zwölf": "12", "zwanzig": "20", "dreißig": "30",
    "vierzig": "40", "fünfzig": "50", "sechzig": "60", "siebzig": "70", "achtzig": "80", "neunzig": "90",
    "hundert": "00", "tausend": "000",
  ]
  package static let numberJoiners: Set = ["plus", "doppel", "strich", "punkt", "dann", "und"]
  package static let passingStopWords = Set(
    "dein euer sie waren gibt wenn welche wer warum wo als sollte könnte wirklich immer morgen brauche gehen gehe los"
      .split(separator: " ").map(String.init))

  package static let wordKinds: WordTable<TokenKind> = {
    var table = WordTable<TokenKind>()
    let kinds: [(TokenKind, String)] = [
      (
        .preposition,
        "an am auf aus bei beim bis durch für fuer gegen in im mit nach ohne seit um unter von vom vor zu zum zur"
      ),
      (.pronoun, "ich du er sie es wir ihr mich mir dich dir ihn ihm uns euch mein meine meinen das dies"),
      (.joiner, "und dann oder aber auch sowie denn weil"),
    ]
    for (kind, words) in kinds { Spelling.forEach(in: words) { table.insert($0, kind) } }
    return table
  }()

  package static let conjunctions = WordSet("und dann auch außerdem aber weil denn")
  package static let clauseOpenings = WordSet("und dann auch außerdem aber weil denn oder u &")
  package static let continuationWords = WordSet(
    """
    ein eine einen einem einer der die das den dem des mein meine meinen für von in im an am auf bei mit nach zu zum zur um \
    und oder aber ob wenn weil dass wer was welche wann wo wie ist sind war nicht kein keine ich bis vor
    """)
  package static let interjections = WordSet(
    "und auch außerdem oh ok okay also so ähm äh achja ach ja hm hmm nun na gut btw übrigens noch achso")
  package static let joiners = WordSet(", . ; ! - – — / & + ( ) u dann auch und aber weil denn außerdem sowie")
  package static let joinerExceptions = WordTable<WordSet>()
  package static let itemConjunctions = WordSet("und u")
  package static let sequenceWords = WordSet("dann danach außerdem")
  package static let backReferences = WordSet("es ihn ihm sie ihr das die den dem dort da dies dieses diese diesen")
  package static let leadVerbs = WordSet("geh gehen komm kommen fahr fahren lauf versuch versuchen denk dran")

  package static let pointers = WordSet(
    "die der das den dem mein meine meinen unser unsere dieser diese dieses ein eine einen ihr ihre so oh und ding sache"
  )
  package static let reasonConjunctions = WordSet("weil denn da")
  package static let explanationWords = WordSet("weil denn")
  package static let writtenReasons = WordSet("da weil denn")
  package static let consequenceWords = WordSet("also deshalb daher darum")
  package static let asideSubjects = WordSet("ich er sie wir ihr man mein meine sein seine unser unsere alle niemand")
  package static let alternativeWords = WordSet("oder sonst")
  package static let unfinishedAuxiliaries = WordSet("werden sein")
  package static let verbsOfOneMeaning = [WordSet("anrufen telefonieren"), WordSet("kaufen besorgen holen")]
  package static let perfectAuxiliaries = WordSet("hat haben hatte ist sind")
  package static let restatingVerbs = WordSet("meine mein sage glaube denke")
  package static let messagingVerbs = WordSet("ruf schreib maile simse")
  package static let asideVerbs = WordSet("ist war wird geht passt")
  package static let preferenceWords = WordSet("besser gut ok okay prima super")
  package static let timePrepositions = WordSet("um in an am")
  package static let bareTimeWords = WordSet("heute morgen übermorgen nächste nächsten diese diesen")
  package static let topicPrepositions = WordSet("wegen über mit")
  package static func isThirdPerson(_ word: String) -> Bool { false }
  package static let answeringVerbs = WordSet("sagte sagt antwortete")
  package static let sighs = WordSet("hoppla ups mist")
  package static let editingVerbs = WordSet("ändere verschiebe mach setz streich lösch hak vergiss")
  package static let thingPronouns = WordSet("es sie ihn")
  package static let assistingVerbs = WordSet("hilf helfen lass lassen")
  package static let negatedCopulas = WordSet("")
  package static let negatives = WordSet("nicht nie kein keine keinen")
  package static let failureOpenings = WordSet("niemand keiner nichts mailbox")
  package static let prohibitions: Set = ["nicht", "nie", "niemals"]
  package static let changingVerbs = WordSet(
    "löschen gelöscht streichen gestrichen entfernen entfernt absagen abgesagt verschieben verschoben abhaken abgehakt ändern"
  )
  package static let sentenceStarters = WordSet(
    "ich er sie es wir das was wer warum wie aber und weil nein nicht endlich puh ach sorry danke gott")
  package static let exclamations = WordSet(
    "puh uff ach oje ui yay juhu hurra lol haha endlich mann gott omg boah naja")
  package static let indirectQuestionWords = WordSet("ob")
  package static let questionWords = WordSet("was welche welcher welches wer wo wann warum wieso wie wohin")
  package static let placeholderNouns = WordSet("eine einer eins")
  package static let nameLeads = WordSet("mit über für wegen zu")
  package static let vagueLead = Pattern(template: "(sache|sachen|ding|alles|kram|erinnerung) (mit|über|zu|wegen)")
  package static let tagLeads = WordSet("unter tag #")
  package static let numberedNouns = WordSet("tag woche monat nummer nr stufe seite zimmer")
  package static let absenceWords = WordSet("kein keine keinen ohne")
  package static let determiners = WordSet(
    "der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren dein deine"
  )
  package static let distinguishers = WordSet(
    "erste ersten zweite zweiten dritte dritten letzte letzten nächste nächsten andere anderen neue neuen alte alten")
  package static let retractionWords = WordSet("nein nee ne quatsch halt moment warte sorry doch ach äh vielmehr")
  package static let editingTerms = Pattern(
    template:
      "(nein|nee|ne|quatsch|halt|moment|warte|sorry|ach|äh|vielmehr|oder vielmehr|ich meine|ich meinte|eher|korrektur|stimmt nicht)"
  )
  package static let conclusionWords = WordSet("also deshalb daher")
  package static let nameEndings = [["am", "ende"], ["für", "mich"], ["endlich"]]
  package static let tickingVerbs = WordSet("hak hake markier markiere streich streiche")
  package static let payingVerbs = WordSet("zahl zahle bezahl bezahle")
  package static let buyingVerbs = WordSet("zahl zahle bezahl bezahle kauf kaufe bestell bestelle hol hole buch buche")
  package static let settingVerbs = WordSet("mach mache setz leg verschieb schieb")
  package static func restarted(_ text: String) -> String { text }
  package static let slipWords = WordSet("vertippt tippfehler verlesen brille sorry")
  package static let amendmentPhrases: Set = ["hätte sein sollen", "sollte sein", "waren eigentlich", "war eigentlich"]
  package static let replacementPhrases: Set = ["statt", "anstatt"]
  package static let wrongWord = "falsch"
  package static let bookingVerbs = WordSet("buch buche vereinbar vereinbare mach reservier")
  package static let cancellingVerbs = WordSet("storniere kündige streiche")
  package static let needWords = WordSet("muss soll sollte")
  package static let meanwhileWords = WordSet("während")
  package static let needlessPhrases: Set = ["nicht nötig", "kein grund", "brauche nicht", "brauchen nicht"]
  package static let reschedulingVerbs = WordSet(
    "verschieb verschiebe verschieben schieb schiebe schieben verleg verlege verlegen")
  package static let correctionWords = WordSet("statt eigentlich jetzt doch nicht sorry bitte lieber nein")
  package static let queryEnds = WordSet("nochmal noch mal denn war ist waren sind bitte")
  package static let subjects = WordSet("ich er sie es wir das")
  package static let remarkOpenings = subjects
  package static let participles = WordSet("fertig erledigt gemacht vorbei weg abgesagt durch geschafft alle")

  package static let offsetLeads = WordSet("in innerhalb nach seit vor letzte letzten jede jeden alle unter noch bis")
  package static let cessationWords = WordSet("mehr jetzt")
  package static let recoveryWords = WordSet("weg vorbei vorüber verschwunden abgeklungen vergangen")
  package static let recoveryEnds = WordSet("jetzt endlich seit nach um")
  package static let offsetEnds = WordSet("später früher vorher danach her zurück lang nach vor")
  package static func correction(in text: String) -> CorrectionTone? {
    let words = Line(text, in: .german).words
    guard !words.contains(where: { ["jetzt", "wieder", "noch", "nochmal"].contains($0.key) }),
      let first = words.first(where: { !["oh", "ach", "hm", "und", "aber"].contains($0.key) })
    else { return nil }
    let isRefused = first.key == "nein" && first.pause != .none
    return isRefused || ["sorry", "entschuldigung", "quatsch", "korrektur", "eigentlich"].contains(first.key)
      ? .open : nil
  }

  package static func deniesTaking(_ text: String) -> Bool {
    let words = Set(Line(text, in: .german).words.map(\.key))
    return words.contains("nicht") && !words.isDisjoint(with: ["genommen", "nehmen", "nahm"])
  }

  package static func takesBack(_ text: String) -> Bool {
    let words = Line(text, in: .german).words
    let removals: Set = ["lösche", "lösch", "entferne", "entfern", "streiche", "streich", "verwirf"]
    return words.first { $0.key != "bitte" }.map { removals.contains($0.key) } == true
      || words.last.map { ["löschen", "entfernen", "streichen"].contains($0.key) } == true
  }

  package static func complains(_ text: String) -> Bool {
    let words = Line(text, in: .german).words
    return words.last?.key == "falsch" && words.contains { ["ist", "war", "sind", "waren"].contains($0.key) }
  }

  package static let exceptionPhrases: Set = ["außer", "ausser", "ausgenommen", "bis auf"]
  package static let forgettingWords = WordSet("vergessen vergaß vergass")
  package static let pastLeads = WordSet("seit war waren gewesen")
  package static let timeFillers = WordSet("etwa so gegen circa um am vielleicht")
  package static let approximators = WordSet("etwa circa ca ungefähr")
  package static let sinceWords = WordSet("seit")
  package static let toWords = WordSet("auf")
  package static let hourLeads = WordSet("um bis vor ab")
  package static let timeLeads = WordSet("auf bis um in für ab")
  package static let lengthOpenings = WordSet(
    """
    ein eine einen einer einem ne ner halbe halben halb viertelstunde dreiviertelstunde anderthalb eineinhalb zwei drei vier \
    fünf fuenf sechs sieben acht neun zehn elf zwölf zwoelf fünfzehn fuenfzehn zwanzig dreißig dreissig fünfundvierzig \
    vierzig sechzig paar
    """)

  package static let periods: [(name: String, pattern: Pattern)] = [
    ("today", "[für|von|über] (heute|den tag)"),
    ("yesterday", "[für|von] gestern"),
    ("week", "[für|von|in|über] [diese|dieser|der|die] (woche|wochen)"),
    ("month", "[für|von|in|im] [diesen|diesem|der|den] (monat|monats)"),
    ("year", "[für|von|in|im] [dieses|diesem|das] (jahr|jahres)"),
    ("all", "(insgesamt|alles|immer|überhaupt)"),
  ].map { ($0, Pattern(template: $1)) }

  package static let lowPriorityPhrases = [
    "eilt nicht", "nicht dringend", "keine eile", "hat zeit", "irgendwann", "nicht wichtig",
  ]
  package static let highPriorityPhrases = ["dringend", "wichtig", "eilt", "asap", "unbedingt", "sehr wichtig"]

  package static let numberNames: [String: Double] = Dictionary(
    numbers.flatMap { value, words in
      words.addingASCIISpellings.split(separator: " ").map { (String($0), Double(value)) }
    } + [("hundert", 100), ("tausend", 1000), ("eine", 1), ("ein", 1)]
  ) { $1 }
  package static let half = Pattern(template: "(einhalb|und ein halb)")
  package static let halfOf = Pattern(template: "(einen|ein|eine) (halben|halbes|halbe)")
  package static let thousandSuffixes: [String] = []
  package static let unitParts = ["hours": (part: "minutes", count: 60.0)]
  package static let countedInThousands = WordSet("")
  package static let pairSeparator = Pattern(template: "zu")
  package static let approximateSuffixes: [String] = []
  package static let decimalPoints = WordSet("komma")
  package static let ratingHedges = WordSet(
    "ein eine etwa ungefähr vielleicht so wohl eher sagen wir ich würde sagen circa ca gerade jetzt nur")
  package static let valueLinks = WordSet(
    "ein eine etwa ungefähr vielleicht so wohl eher sagen wir ich würde circa ca gerade jetzt nur noch immer ist war bei "
      + "auf heute wieder liegt lag der die das")
  package static let measuringDevices = WordSet(
    "uhr handy app waage tracker armband band ring schrittzähler messgerät gerät thermometer manschette sensor")
  package static let bodyParts: [String: String] = [
    "kopf": "headache", "bauch": "stomach ache", "magen": "stomach ache", "hals": "sore throat", "zahn": "toothache",
    "rücken": "back pain", "ruecken": "back pain", "nacken": "neck pain", "schulter": "shoulder pain",
    "schultern": "shoulder pain", "knie": "knee pain", "augen": "eye pain", "auge": "eye pain", "beine": "leg pain",
    "füße": "foot pain", "hände": "hand pain", "ohren": "earache", "ohr": "earache",
  ]
  package static let painPredicates = Pattern(template: "(schmerzt|schmerzen|weh|(tut|tun) [mir] [so|sehr] weh)")
  package static let sensationPredicates = Pattern(
    template: "(brennt|brennen|juckt|jucken|tränen|kribbelt|kribbeln|zittert|zittern|geschwollen|verspannt|taub)")
  package static let complaintLinks = WordSet("ist sind war waren so sehr ganz total wieder immer noch")
  package static let complaintDegrees = Pattern(template: "(ein bisschen|etwas|ein wenig)")
  package static let suppositionWords = WordSet("wohl vielleicht vermutlich wahrscheinlich bestimmt sicher")
  package static let explainingOpenings = WordSet("das")
  package static func opensAccount(_ word: String) -> Bool {
    isPastForm(word) || ["war", "hatte", "bin", "habe", "wurde", "wach"].contains(word)
  }
  package static let beginningVerbs = WordSet("begann fing")
  package static let emptyNotes = Pattern(
    template: "(ehrlich [gesagt]|wieder|schon [wieder]|heute|jetzt|gerade|immer noch|gott sei dank|leider|haha)")
  package static let hesitationSounds = WordSet("äh ähm ähhm öh öhm")
  package static let idleRemarks = Pattern(
    template: "(toi toi toi|auf holz geklopft|daumen drücken|gott sei dank|frag nicht|typisch|juhu|hurra|wird schon)")
  package static let symptomAmounts = Pattern(
    template: "[ich habe|hab|habe] [ein|etwas|eine] [bisschen|wenig|leichte|leichter|leichtes] [schon|wieder]")
  package static let announcements = Pattern(
    template: "(nur zur info|zur info|zur information|fürs protokoll|kurze info|kurzes update|kleines update|update)")
  package static let moodNames = WordSet("stimmung laune")
  package static let takenMarks = WordSet("ja genommen erledigt drin")
  package static let errandWords = WordSet(
    "brauche kaufen bestellen holen abholen besorgen rezept rezepte apotheke einkaufen fragen")
  package static let eveningWords = WordSet("abendessen abendbrot kino konzert theater oper kneipe film")
  package static let mealWords = WordSet("dem der den frühstück mittagessen abendessen essen wasser milch saft kaffee")
  package static let sides = WordSet("linke linker linkes linken rechte rechter rechtes rechten")
  package static let numberedThings = WordSet(
    "kapitel seite zimmer raum gleis bus nummer schritt teil woche tag stufe staffel folge station bett modul test version linie"
  )
  package static let jointWords = WordSet("beide beides alle zusammen")
  package static let outOf = Pattern(template: "(von|aus|auf)")
  package static let amounts = Pattern(
    template: "(eine|ein|zwei|drei|vier|fünf|sechs|eine halbe|halbe|anderthalb|zweieinhalb|ein viertel|doppelte)")
  package static let indefiniteArticles = WordSet("ein eine einen")

  package static let samples: [SlotType: [String]] = [
    .text: ["der blaue Kessel", "Torcode ist 4471", "schlecht geschlafen", "Farbe"],
    .reference: ["das Passformular", "Klavierstunde", "nummer 3"],
    .day: ["heute", "gestern", "am Freitag", "am 5. Mai"],
    .moment: ["morgen", "Freitag", "um 18 Uhr", "Montag um 9", "in 3 Tagen", "am 5. Mai"],
    .recurrence: ["jeden Tag", "jeden Dienstag", "jeden zweiten Donnerstag", "werktags um 7"],
    .duration: ["20 Minuten", "eine Stunde", "eine halbe Stunde", "45 min"],
    .list: ["Kaffee, mein Hund und die Sonne", "Tee und Toast", "Regen"],
    .period: ["heute", "gestern", "diese Woche", "diesen Monat", "dieses Jahr"],
    .capture: ["Hafermilch kaufen morgen", "die Bank anrufen", "jeden Sonntag Farne gießen"],
    .bare: ["morgen das Paket abholen", "die Leiter zurückbringen", "Gym um 19 Uhr"],
    .remark: ["im Wartezimmer", "der Bus ist da"],
  ]
}
