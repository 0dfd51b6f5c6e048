package import Language

// Whether what a line mentions is so, asked, denied, half done, meant for later, or somebody else's.
extension German {
  package static let assertionCues: [AssertionCue] = [
    AssertionCue(
      .asked, .lineStart, "(hab|habe|haben|hatte|bin|ist|war|soll|sollte|kann|darf|muss) (ich|wir|es|das|man)"),
    AssertionCue(.asked, .lineStart, "(wann|wie|was|warum|wieso|wer|wo|welche|welcher|welches)"),
    AssertionCue(.asked, .earlier, "(unsicher|weiß nicht|weiss nicht|keine ahnung|frage mich) (ob|wann|wie)"),
    AssertionCue(
      .hypothetical, .before, "(werde|will|möchte|muss|müsste|soll|sollte|könnte|würde|wenn|falls|bevor|damit|plane)"),
    AssertionCue(.omitted, .before, "(ausgelassen|weggelassen|übersprungen)"),
    AssertionCue(.omitted, .after, "(ausgelassen|weggelassen|übersprungen)"),
    AssertionCue(.absent, .before, "(nicht|kein|keine|keinen|nie|ohne|statt)"),
    AssertionCue(.absent, .after, "(nicht|nie)"),
    AssertionCue(.incomplete, .before, "(fast|beinahe|halb|teilweise|angefangen|versucht)"),
    AssertionCue(.incomplete, .after, "(fast|beinahe|halb|zur hälfte|teilweise|angefangen|begonnen|versucht)"),
    AssertionCue(.incomplete, .later, "(niemand|keiner) [ist|geht|ging|war] (ran|rangegangen|da|erreicht)"),
    AssertionCue(
      .someoneElses, .clauseStart,
      "[meine|mein|die|der|das|unsere|unser] (mama|mutter|papa|vater|oma|opa|sohn|tochter|kind|kinder|mann|frau|freund|freundin|hund|katze|nachbar|nachbarin|chef|chefin|er|sie)"
    ),
  ]

  package static let emptyCues = ["nicht (nur|schlecht|gut|so gut|toll)"].map { Pattern(template: $0) }
  package static let clauseBreaks = WordSet("aber also dann weil denn obwohl während")
  package static let speakerWords = WordSet("ich mir mich mein meine meinen meiner wir uns unser unsere")
  package static let recordingVerbs = WordSet("notiere notier trag trage eintragen protokolliere hak hake")
  package static let requestLeads = WordSet(
    "kannst könntest würdest du bitte mal ich möchte will muss soll noch auch und also ok hey nudgy das die den mir")
  package static let takingVerb = "nahm"
  package static let takingVerbs = WordSet(
    "genommen nahm eingenommen nehme geschluckt gehabt hatte gespritzt getrunken benutzt gesprüht inhaliert")
  package static let doseCompanions = WordSet(
    """
    ich hab habe gerade eben schon endlich auch wieder jetzt und mit von mein meine meinen die der das den ein eine einen \
    noch zwei drei vier halbe um gegen am im in für nach vor zu zum mal tablette tabletten pille pillen kapsel kapseln \
    hub tropfen dosis mg ml g erledigt genommen morgens abends mittags nachts heute früh spät später erste zweite
    """)
  package static let doseLeads = WordSet("für gegen mit nach vor zu zum wegen weil")
}
