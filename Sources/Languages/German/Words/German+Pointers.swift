internal import Language

// How people refer to what was shown or asked.
extension German {
  package static let currentPointers: Set = [
    "es", "das", "dies", "diese", "dieses", "diesen", "sie", "ihn", "aktuelle",
  ]
  package static let longPointers: Set = [["das", "letzte"], ["dies", "letzte"]]
  package static let otherPointers: Set = ["andere", "anderen", "anderes", "andre"]
  package static let positions = [
    "erste": 1, "ersten": 1, "erstes": 1, "zweite": 2, "zweiten": 2, "zweites": 2, "dritte": 3, "dritten": 3,
    "drittes": 3,
    "vierte": 4, "vierten": 4, "fünfte": 5, "fünften": 5, "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5,
    "letzte": -1, "letzten": -1, "letztes": -1,
  ]
  package static let counts = ["beiden": 2, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5]
  package static let topWords: Set = ["ersten", "obersten", "nächsten"]
  package static let bottomWords: Set = ["letzten", "untersten"]
  package static let pointerFillers: Set = [
    "der", "die", "den", "dem", "nummer", "nr", "karte", "aufgabe", "eintrag", "erinnerung", "ding",
  ]
  package static let pluralFillers: Set = ["nummern", "karten", "aufgaben"]
  package static let pointerNoun = "eins"
  package static let everythingPhrases: Set = [
    "alles", "alle", "alle karten", "alle aufgaben", "alle meine aufgaben", "jede karte", "jede aufgabe",
    "die ganze liste",
  ]
  package static let allShownPhrases: Set = ["alle davon", "sie alle", "die alle", "alle diese"]
  package static let scopeLeads: Set = [
    "von", "für", "vom", "aus", "in", "fällig", "was", "ist", "war", "noch", "übrig", "die", "der", "das", "liste",
    "karten", "aufgaben", "sachen", "mit", "auf", "meiner", "meine",
  ]
  package static let listNoun = "liste"
  package static let pointerJoiners: Set = ["und"]
  package static let articles: Set = [
    "der", "die", "das", "den", "dem", "ein", "eine", "einen", "mein", "meine", "meinen", "unser", "unsere", "unseren",
  ]
  package static let possessives: [String] = []
  package static let acceptAllPhrases: Set = ["beide", "beides", "alle", "alles", "alle beide", "jede", "jedes"]
  package static let acceptNonePhrases: Set = ["keine", "keins", "keines", "keine davon", "keins davon", "weder noch"]
  package static let answerLeads = ["bis ", "auf ", "für ", "um ", "am "]
  package static let pointingArticle = "die"
  package static let pointingNouns: Set = ["karte", "aufgabe", "erinnerung", "sache"]
  package static let pointerLeads: Set = ["bei", "für", "von", "an", "zu", "mit"]
  package static let pronoun = "es"
}
