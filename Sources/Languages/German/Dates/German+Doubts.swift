package import Language

extension German {
  /// Trigger words: every date without a number, weekday, month, unit or part of the day contains one of them.
  package static let dateTriggers = WordSet(
    """
    heute heut so mrgn übermorgen uebermorgen gestern vorgestern jetzt sofort umgehend gerade grad später spaeter nachher \
    wochenende wochenenden we ende anfang mitte monatsende monatsanfang jahresende wochenanfang halb viertel viertl \
    dreiviertel dreiviertl anderthalb eineinhalb zweieinhalb dreieinhalb paar viertelstunde dreiviertelstunde halbstunde \
    ein mittagspause mittagszeit frühmorgens frühling frühjahr fruehling fruehjahr sommer herbst winter woche werktag werktage \
    werktags wochentag wochentage wochentags arbeitstag arbeitstage werktagen wochentagen täglich taeglich tgl tagtäglich \
    wöchentlich woechentlich zweiwöchentlich zweiwoechentlich vierzehntägig monatlich jährlich jaehrlich alljährlich \
    stündlich stuendlich vierteljährlich vierteljaehrlich quartalsweise halbjährlich halbjaehrlich zweimal einmal \
    heiligabend hl heilig heiliger weihnachten weihnachtsabend weihnachtsfeiertag weihnachtstag silvester sylvester neujahr \
    neujahrstag dreikönig dreikönigstag heilige nikolaus nikolaustag nikolo valentinstag halloween allerheiligen muttertag rosenmontag \
    aschermittwoch karfreitag ostern ostersonntag ostermontag himmelfahrt christi vatertag pfingsten pfingstsonntag \
    pfingstmontag fronleichnam
    """)

  private static let pronouns = "ich du er sie es wir ihr und"

  package static let doubts = AmbiguousWordTable([
    AmbiguousWords(words: "mai", notBefore: "ling"),
    AmbiguousWords(words: "do mi di fr sa mo", notAfter: "die das der", isLast: true),
    AmbiguousWords(words: "morgen", notAfter: "guten"),
    AmbiguousWords(words: "abend tag nacht", notAfter: "guten gute schönen"),
    AmbiguousWords(
      words: "weihnachten ostern silvester nikolaus pfingsten", notAfter: "frohe schöne frohes"),
    AmbiguousWords(words: "jetzt", isLast: true),
    AmbiguousWords(words: "später nachher", notAfter: "nicht oder bis"),
    AmbiguousWords(words: "sommer winter herbst", notBefore: "reifen", notAfter: "die den das"),
  ])

  package static let demonstratives = WordSet("dieser diese dieses der die das jede jeder jedes")
  package static let streetNouns = WordSet("straße strasse str weg allee platz gasse ring")
  /// Words after a bare number that make it a count or part of a name.
  package static let countedNouns = WordSet(
    """
    grad prozent kilo kg km kilometer euro eur cent punkte leute personen mal male schritte seiten sachen zimmer cm mm \
    liter ml gramm jahre monate stück stueck packungen packung flaschen dosen eier äpfel kapitel aufgabe aufgaben klasse \
    stock etage nummer teil version karten tickets stufe ausgabe kinder rollen tüten becher tassen mails seite
    """)
  package static let amountLeads = WordSet(
    """
    zahl zahle zahlen bezahlt kostet kosten gekostet für ist war nur etwa ungefähr fast über unter genau gewicht wiege puls \
    temperatur wert stimmung zucker version seite kapitel code pin nummer nr zimmer raum gelaufen geschlafen bus zug
    """)
  package static let identifierPrefixes = WordSet(
    "version kapitel seite nummer nr zimmer raum gleis linie bus tram aufgabe teil klasse")
  package static let datePrepositions = WordSet(
    "am an um bis ab vor nach seit von vom zum zur im in gegen für fuer auf spätestens")
  package static let deadlineLeads = WordSet("bis vor")
  package static let pastAuxiliary = Spelling("hat")
  package static let reportedVerbs = WordSet("gekommen gewonnen geantwortet angerufen")
  package static let ordinalArticle = Spelling("den")
  package static let dateConjunction = Spelling("und")

  package static let titlePrefixes = [
    "erinner mich an", "erinnere mich an", "erinner mich daran", "vergiss nicht", "nicht vergessen", "ich muss",
    "ich soll", "todo:",
    "aufgabe:", "bitte",
  ]
  package static let titleFrames: [(String, String)] = []
  package static let danglingStarts = ["und", "dann", "um", "am", "bis"]
  package static let danglingEnds = [
    "um", "am", "bis", "bis zum", "ab", "im", "in", "und", "von", "vom", "für", "nach",
  ]
}
