package import Language

// Verbs of a task: the infinitive at its end ("Zahnarzt anrufen"), or the imperative at its start ("ruf Mama an").
extension German {
  package static func isDeed(_ words: ArraySlice<Line.Word>) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if isImperative(first, words) || isInfinitive(first) || isInfinitive(last) { return true }
    return !words.contains { statementVerbs.contains($0.spelling) }
      && (words.indices.contains { isInfinitive(words[$0]) && isComplete(words, after: $0) }
        || words.dropFirst().contains(where: isObligationVerb))
  }

  /// Whether the task may be complete with the verb, so that only details follow: "Huber anrufen wegen der Fenster".
  private static func isComplete(_ words: ArraySlice<Line.Word>, after place: Int) -> Bool {
    guard place + 1 < words.endIndex, words[place].pause == .none else { return true }
    let kind = wordKinds[words[place + 1].spelling]
    return kind == .preposition || kind == .joiner
      || continuationWords.contains(words[place + 1].spelling) && kind != nil
      || words[place + 1].key.utf8.first?.isDigit == true || wordsAfterTask.contains(words[place + 1].spelling)
  }

  /// "anrufen", "vorbeischauen", "reparieren"; and "anrufn", as it is spoken in the south.
  private static func isInfinitive(_ word: Line.Word) -> Bool {
    isInfinitive(word.key)
      || word.key.hasSuffix("n") && !word.key.hasSuffix("en") && isInfinitive(word.key.dropLast() + "en")
  }

  private static func isInfinitive(_ word: String) -> Bool {
    infinitives.contains(Spelling(word)) || word.hasSuffix("ieren") && word.utf8.count > 6
      || prefixes.contains { word.hasPrefix($0) && infinitives.contains(Spelling(word.dropFirst($0.count))) }
  }

  /// Whether the word states an obligation: "die Bücher müssen zurück", "die Treppe gehört lackiert".
  private static func isObligationVerb(_ word: Line.Word) -> Bool { obligationVerbs.contains(word.spelling) }
  private static let wordsAfterTask = WordSet(
    "wegen wg ca circa dann heute morgen übermorgen nicht ob dass damit bevor wenn montags")
  private static let obligationVerbs = WordSet("muss müssen muessen gehört gehören gehoert")

  /// Whether the word is an imperative, such as "ruf" or "kauf", with something after it.
  private static func isImperative(_ word: Line.Word, _ words: ArraySlice<Line.Word>) -> Bool {
    words.count > 1 && imperatives.contains(word.spelling)
  }

  package static let verbs = infinitiveList.addingASCIISpellings
  package static func isVerb(_ word: Spelling) -> Bool { infinitives.contains(word) }

  package static func isPastForm(_ word: String) -> Bool { false }
  package static func infinitive(ofPast word: String) -> String? { nil }

  package static func imperative(of word: String) -> String? { infinitiveWithoutZu(word) }

  /// The infinitive without its "zu": "anrufen" for "anzurufen".
  private static func infinitiveWithoutZu(_ word: String) -> String? {
    let lower = word.lowercased()
    guard let prefix = prefixes.first(where: { lower.hasPrefix($0 + "zu") && lower.hasSuffix("n") }) else { return nil }
    let rest = lower.dropFirst(prefix.count + 2)
    return infinitives.contains(Spelling(rest)) || infinitives.contains(Spelling(prefix + rest)) ? prefix + rest : nil
  }

  /// The title with its infinitive without "zu": "Mama anrufen" for "Mama anzurufen", "die Miete überweisen" for "die
  /// Miete zu überweisen".
  package static func baseForm(of title: String) -> String {
    var words = title.split(separator: " ").map(String.init)
    guard let last = words.last else { return title }
    if let infinitive = infinitiveWithoutZu(last) { words[words.count - 1] = infinitive }
    if words.count > 2, words[words.count - 2].lowercased() == "zu", infinitives.contains(Spelling(last.lowercased())) {
      words.remove(at: words.count - 2)
    }
    return words.joined(separator: " ")
  }

  /// Prefixes that verbs are made with and may separate from: "aufräumen", "räum auf".
  private static let prefixes = """
    ab an auf aus bei durch ein fest fort frei heim her heraus hin hoch los mit nach raus rein runter rauf rüber um unter über vor \
    vorbei weg weiter wieder zu zurück zusammen fertig sauber kennen bereit ver be er ent zer
    """.split(separator: " ").map(String.init)

  private static let infinitives = WordSet(verbs)

  /// Infinitives of what there is to do.
  private static let infinitiveList = """
    machen tun kaufen einkaufen besorgen holen abholen bringen zurückbringen wegbringen vorbeibringen mitbringen rausbringen \
    runterbringen anrufen zurückrufen rufen schreiben aufschreiben unterschreiben abschreiben schicken abschicken \
    verschicken senden absenden zahlen bezahlen überweisen abbezahlen buchen umbuchen stornieren reservieren bestellen \
    abbestellen nachbestellen kündigen verlängern erneuern beantragen anmelden abmelden ummelden melden putzen abputzen \
    wischen aufwischen saugen staubsaugen staubwischen fegen kehren waschen abwaschen spülen abspülen trocknen aufhängen \
    abhängen bügeln falten zusammenlegen wegräumen aufräumen einräumen ausräumen abräumen räumen sortieren aussortieren \
    ausmisten entsorgen wegwerfen wegschmeißen entrümpeln kochen vorkochen backen essen trinken frühstücken schlafen \
    aufstehen duschen baden rasieren anziehen umziehen ausziehen packen einpacken auspacken umpacken gießen giessen blumengießen \
    düngen pflanzen umtopfen mähen rasenmähen schneiden reparieren flicken nähen kleben montieren aufbauen abbauen \
    zusammenbauen bauen bohren schrauben streichen malen lackieren schleifen hobeln leimen sägen ölen lesen vorlesen lernen üben \
    wiederholen vorbereiten nachbereiten zusammenfassen ausdrucken drucken kopieren scannen einscannen abheften lochen \
    ausfüllen abgeben einreichen einwerfen prüfen überprüfen kontrollieren checken nachschauen anschauen ansehen gucken schauen \
    suchen finden fragen nachfragen klären abklären besprechen absprechen ausmachen vereinbaren verschieben absagen zusagen \
    einladen treffen besuchen abfragen erinnern gratulieren danken bedanken entschuldigen planen organisieren recherchieren \
    vergleichen rechnen abrechnen berechnen schätzen messen ausmessen wiegen tanken laden aufladen wechseln tauschen umtauschen \
    zurückgeben geben leihen ausleihen verleihen verkaufen inserieren spenden verschenken schenken füttern ausführen \
    spazieren laufen joggen rennen trainieren turnen schwimmen dehnen meditieren atmen nehmen einnehmen impfen cremen eincremen \
    fahren losfahren abfahren gehen losgehen rausgehen einkaufengehen fliegen reisen parken parkieren umparken mieten vermieten \
    testen installieren updaten aktualisieren sichern programmieren deployen mergen fixen hochladen runterladen herunterladen \
    löschen ändern korrigieren anpassen verbessern fertigmachen erledigen abschließen abschliessen schließen öffnen lüften heizen leeren ausleeren \
    rausstellen rausbringen reinholen raustragen tragen wegtragen aufhängen abnehmen aufnehmen mitnehmen hinbringen wickeln basteln zeichnen \
    zeigen erzählen sagen absetzen aufsetzen einsetzen setzen stellen bereitstellen bestätigen beantworten antworten reagieren \
    rausfinden herausfinden nachsehen zurückschicken zurücksenden retournieren einlösen abheben einzahlen sparen versichern \
    anfangen beginnen weitermachen entscheiden überlegen nachdenken ausruhen entspannen telefonieren mailen simsen whatsappen \
    gießen abtauen entkalken auffüllen nachfüllen befüllen austauschen einstellen abstellen anschließen einbauen ausbauen vermessen liefern \
    abklopfen ausliefern aufmessen zuschneiden anbieten anfordern bewerben hinschicken vormerken eintragen notieren merken \
    einrichten anlegen verabschieden begleiten betreuen benoten unterrichten posten
    """

  private static let imperatives = WordSet(
    """
    ruf rufe kauf kaufe hol hole bring bringe schreib schreibe schick schicke zahl zahle bezahl bezahle buch buche bestell bestelle \
    mach mache putz putze wasch wasche räum räume koch koche back backe pack packe gieß gieße mäh mähe reparier \
    repariere lies lern lerne üb übe druck drucke füll fülle gib prüf prüfe check checke schau such suche frag frage klär kläre \
    sag lad lade triff besuch besuche plan plane tank tanke wechsel wechsle tausch tausche füttere fütter geh gehe nimm fahr fahre \
    teste installier installiere update fix korrigier korrigiere leer leere stell stelle antworte \
    überweis überweise kündige kündig melde meld verlänger verlängere besorg besorge wirf schmeiß häng hänge staubsaug saug sauge \
    wisch wische vereinbar vereinbare mail maile telefonier telefoniere vergleich vergleiche organisier organisiere sortier sortiere \
    hefte bügel bügle sende entkalke entkalk verschieb
    """.addingASCIISpellings)
}
