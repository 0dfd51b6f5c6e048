package import Language

extension German {
  /// Words of which one stands in every moment that is said without a number, a weekday, a month, a unit or a part of the
  /// day.
  package static let heralds = WordSet(
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

  package static let doubts = Doubts([
    Doubt(words: "mai", notBefore: "ling"),
    Doubt(words: "do mi di fr sa mo", notAfter: "die das der", isLast: true),
    Doubt(words: "morgen", notAfter: "guten"),
    Doubt(words: "abend tag nacht", notAfter: "guten gute schönen"),
    Doubt(
      words: "weihnachten ostern silvester nikolaus pfingsten", notAfter: "frohe schöne frohes"),
    Doubt(words: "jetzt", isLast: true),
    Doubt(words: "später nachher", notAfter: "nicht oder bis"),
    Doubt(words: "sommer winter herbst", notBefore: "reifen", notAfter: "die den das"),
  ])

  /// Words after a bare number that it counts or names.
  package static let counted = WordSet(
    """
    grad prozent kilo kg km kilometer euro eur cent punkte leute personen mal male schritte seiten sachen zimmer cm mm \
    liter ml gramm jahre monate stück stueck packungen packung flaschen dosen eier äpfel kapitel aufgabe aufgaben klasse \
    stock etage nummer teil version karten tickets stufe ausgabe kinder rollen tüten becher tassen mails seite
    """)
  package static let naming = WordSet(
    "version kapitel seite nummer nr zimmer raum gleis linie bus tram aufgabe teil klasse")
  package static let datePrepositions = WordSet(
    "am an um bis ab vor nach seit von vom zum zur im in gegen für fuer auf spätestens")
  package static let article = Spelling("den")
  package static let conjunction = Spelling("und")

  package static let openings = [
    "erinner mich an", "erinnere mich an", "erinner mich daran", "vergiss nicht", "nicht vergessen", "ich muss",
    "ich soll", "todo:",
    "aufgabe:", "bitte",
  ]
  package static let frames: [(String, String)] = []
  package static let danglingStarts = ["und", "dann", "um", "am", "bis"]
  package static let danglingEnds = [
    "um", "am", "bis", "bis zum", "ab", "im", "in", "und", "von", "vom", "für", "nach",
  ]
}
