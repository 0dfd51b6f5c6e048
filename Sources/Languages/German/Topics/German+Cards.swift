package import Language

// What titles, and what is said of cards and their steps, are made of.
extension German {
  /// "putze" and "putzt" of "putzen", "rechnungen" of "rechnung".
  package static let wordEndings = [
    WordEnding("e"), WordEnding("en"), WordEnding("n"), WordEnding("er"), WordEnding("s"), WordEnding("es"),
    WordEnding("e", "en"), WordEnding("t", "en"), WordEnding("st", "en"), WordEnding("e", "n"),
  ]
  package static let titleLeads = WordSet(
    "bitte noch mal endlich nur kurz und der die das den dem ein eine einen mein meine meinen ich muss soll sollte will"
  )
  package static let nameArticles = WordSet("der die das den dem mein meine meinen meinem unser unsere unseren")
  package static let droppedArticles = WordSet("der die das den dem mein meine meinen ein eine einen")

  package static let stepBreaks = WordSet("dann danach anschließend".addingASCIISpellings)
  package static let stepLeads = WordSet("und")
  package static let allStepsPhrases = Set([
    "behalten", "behalte sie", "behalte alle", "behalte die schritte", "alle behalten", "alle", "alles", "die alle",
    "diese", "diese schritte", "die schritte", "nimm alle", "nimm die",
  ])
  package static let firstStepPhrases = Set(
    [
      "der erste", "den ersten", "erster", "erster schritt", "der erste schritt", "den ersten schritt", "nur der erste",
      "nur den ersten", "nur der erste schritt", "nur den ersten schritt", "nimm den ersten", "behalte den ersten",
    ])

  package static let noDayPhrases = Set(
    [
      "irgendwann", "irgendwann mal", "wann auch immer", "egal wann", "ohne datum", "kein datum", "ohne termin",
      "kein termin", "nie", "jederzeit",
    ])
  package static let pastTenseWords = WordSet(
    "war waren hatte hatten ging gingen kam kamen passiert geschehen abgesagt ausgefallen gestern wurde wurden")
  package static let linkVerb = "ist"
  package static let householdTrashPhrases = ["den müll", "der müll", "müll raus"].addingASCIISpellings

  package static let outOfScopeKeywords = beyondSignList.addingASCIISpellings

  private static let beyondSignList: [String: String] = [
    "quiet":
      """
    nerv, nervst, hör auf zu erinnern, hör auf zu nerven, lass mich in ruhe, geh weg, sei still, sei leise, halt \
    den mund, halt die klappe, ruhe jetzt
    """,
    "anger":
      """
    das ist nutzlos, das ist dumm, das ist blöd, das ist mist, du bist nutzlos, du bist dumm, dumme app, blöde \
    app, hasse dich, hasse das, das hab ich nicht gesagt, das meinte ich nicht, du verstehst nichts, das \
    funktioniert nicht, das geht nicht
    """,
    "weather": "wetter, wetterbericht, regen, regnet, regnen, schnee, schneit, temperatur, grad, regenschirm",
    "translation":
      """
    übersetze, übersetzen, übersetzung, buchstabiere, heißt auf englisch, heißt auf spanisch, heißt auf \
    französisch
    """,
    "travel": "taxi, uber, flug, flüge, hotel, zugverbindung, fahrplan, bahnverbindung, buch mir, reservier mir",
    "food": "pizza, lieferdienst, restaurant, bestell mir, hol mir einen kaffee, hol mir ein bier",
    "music": "^spiel, ^spiele, musik, playlist, podcast, lied, jazz, radio",
    "switches":
      """
    ^mach an, ^mach aus, ^schalte, licht an, licht aus, mach das licht, heizung hoch, heizung runter, thermostat
    """,
    "writing": "^schreib mir, ^mal mir, ^male, ^zeichne, ^sing, ^dichte, gedicht, geschichte, haiku, limerick, aufsatz",
    "news": "nachrichten, schlagzeilen, fußball, bundesliga, tennis, spielstand, wer hat gewonnen",
    "web": "google, googel, ^such im internet, ^suche im internet, internet, wikipedia",
    "sums": "umrechnen, prozent, wurzel aus, wie viele, plus, minus, mal, geteilt, ^berechne, ^rechne",
    "prices": "aktien, aktienkurs, börse, bitcoin, wechselkurs",
    "small talk":
      """
    ^bist du, ^kannst du, ^hast du, ^wirst du, ^magst du, ^wie alt bist du, ^wer bist du, ich liebe dich
    """,
    "knowledge":
      """
    ^was ist, ^was sind, ^was bedeutet, ^wer ist, ^wer war, ^wer hat, ^wo ist, ^wo liegt, ^wann ist, ^wann war, \
    ^warum ist, ^warum sind, ^wie hoch, ^wie weit, ^wie groß, ^wie lange, ^wie viel, ^erzähl mir von
    """,
  ]
}
