package import Language

extension GermanCrisis: CrisisRules {
  package static let emergencyPhrases = CrisisPhrases(
    "atmet nicht|kaum", "keine luft", "bewusstlos", "ohnmächtig", "reagiert nicht", "wacht nicht auf", "krampft",
    "krampfanfall", "schlaganfall", "herzinfarkt", "hals schwillt|zu", "zunge schwillt", "lippen blau",
    "linker|linken arm",
    "brustschmerzen", "verschluckt", "erstickt", "blutet stark", "knopfbatterie", "es brennt", "rauch")

  package static let urgentPhrases = CrisisPhrases(
    "heute|jetzt|gleich|heut", "heute nacht|abend", "habe|hab|hat _|schon|gerade|grad genommen|geschluckt|geschnitten",
    "in der hand", "vor mir", "neben mir",
    "stehe|sitze|steh|sitz|bin auf|am|an|vor|hier", "blute|blutet", "abschiedsbrief", "tabletten geschluckt|genommen")

  package static let itemPhrases = CrisisPhrases(
    "sterben", "mich umbringen|erhängen|ertränken|erschießen", "suizid", "selbstmord", "überdosis")

  package static let noStoragePhrases = CrisisPhrases(
    "nicht|nichts _|davon|das speichern|aufschreiben|merken|behalten|notieren|abspeichern",
    "speicher|merk|behalte das|es|dir _|das nicht", "vergiss _|das|es was|dass|das|es")

  package static let otherPersonPhrases = CrisisPhrases(
    "er|sie|ihm|ihr",
    "mein|meine|meinem|meiner|meinen|unser|unsere|ein|eine|einer|einem "
      + "freund|freundin|bruder|schwester|mutter|mama|vater|papa|sohn|tochter|frau|mann|partner|partnerin|cousin|cousine|"
      + "onkel|tante|oma|opa|mitbewohner|mitbewohnerin|nachbar|nachbarin|kollege|kollegin|schüler|schülerin|patient|"
      + "kind|kumpel|ex|neffe|nichte|bekannter|bekannte|kommilitonin|kommilitone", "jemand|jemandem")

  package static let concernPhrases = CrisisPhrases(
    "ich glaube|weiß|glaub|denke|fürchte|habe|hab|mache|mach|soll|kann|hatte|bin", "was|wie soll|kann|mach|mache ich",
    "angst _|um|dass", "mir gesagt|geschrieben|erzählt", "mir sorgen",
    "hat mir|mich", "hilf|helft mir")

  package static let speakerPhrases = CrisisPhrases("ich", "mich", "mir", "i", "mi", "mein leben")

  package static let answerFillers = Set(
    """
    , . ich bin es das ist so ok okay gut danke jetzt gerade grad wirklich sehr denke glaube nicht sicher hier zuhause daheim \
    mit meiner meinem mama mutter freund freundin partner mann frau aber müde ja nein doch ehrlich und fühle mehr wieder bei
    """.split(separator: " "))

  package static let objectionLeads: Set = [
    ",", ".", "nein", "nee", "sorry", "oh", "haha", "das", "war", "ist", "nur", "bloß", "so",
  ]

  package static let explanationLeads: Set = [
    "ich", "bin", "hab", "habe", "ach", "quatsch", "gott", "echt", "ging", "es",
  ]

  package static let explanations = CrisisPhrases(
    "meine|meinte", "zitiere|zitierte|übersetze|spiele|sang|singe", "um")

  package static let pointingWords: Set = ["es", "das", "mich", "alles", "dich"]

  package static let sources = CrisisPhrases(
    "tippfehler", "autokorrektur", "diktat", "falsches fenster", "falscher chat")

  package static let sourceNouns: Set = [
    "lied", "liedtext", "zitat", "redensart", "film", "serie", "folge", "spiel", "buch", "roman", "titel", "kapitel",
    "band",
    "gedicht", "drehbuch", "figur", "tippfehler", "missverständnis", "spruch",
  ]

  package static let explanationDoubts: Set = [
    "aber", "irgendwie", "vielleicht", "wahrscheinlich", "egal", "niemand", "alle",
  ]

  package static let answers: [SafetyAnswer: CrisisPhrases] = [
    .safe: CrisisPhrases(
      "ja|jo|jaja|jep", "ich bin|bins|bin sicher|ok|okay|gut|in", "sicher|ok|okay",
      "mir gehts|geht gut|ok|okay|besser|wieder|es", "ich war nur dramatisch|überfordert", "geht schon|wieder"),
    .unsafe: CrisisPhrases("nein|na|nö|ne|nee", "nicht wirklich|sicher", "ich bin nicht|nicht"),
    .unsure: CrisisPhrases(
      "ich weiß|weiss _|es nicht|ned|net", "weiß|weiss nicht|ned|net", "vielleicht", "keine ahnung", "unsicher",
      "geht so", "ka"),
    .misread: CrisisPhrases(
      "nicht|ned|net gemeint", "nicht|ned|net so gemeint", "meinte|hab|habe ich _|das nicht|ned|net _|gemeint",
      "missverständnis", "fehlalarm", "falscher alarm", "du hast mich|das falsch|missverstanden"),
  ]
}

extension German {
  package static var crisis: any CrisisRules.Type { GermanCrisis.self }
}
