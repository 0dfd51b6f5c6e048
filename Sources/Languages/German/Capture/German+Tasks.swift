package import Language

// The words around a task, and those that make one.
extension German: TaskWords {
  package static var language: Language { .german }

  package static let leadIns = Pattern(
    template: """
      (
        (ich|wir|i|ma|mia) [noch|auch] (muss|müssen|muß|sollte|sollten|soll|sollen|müsste|müssten|will|wollen|wollte|möchte|darf|brauche|brauch|brauchen|hätte gern) [ja|doch|noch|mal|unbedingt|echt|dringend|endlich|eigentlich|auch|heute noch|wieder|noch mal] |
        (muss|müssen|soll|sollte|sollten|müsste|will|wollte|möchte|brauche|brauch) [ich|wir|ma|i] [ja|doch|noch|mal|unbedingt|dringend|endlich|auch|nur|schnell|wieder|echt] |
        [ich|wir] (darf|darfst|dürfen|sollte) [auf keinen fall|ja] nicht vergessen [zu|dass ich|das ich] |
        [bitte|kannst du|könntest du|kannst] (erinnere|erinnern|erinner) [du|sie] (mich|uns) [bitte|mal|doch|nochmal] [daran|an|dran] [dass ich|das ich] |
        (kannst du|könntest du|würdest du) (mich|uns) [bitte] |
        (aufschreiben|notieren|merken) dass [ich] | (notieren|notiere|notier|vermerken) [sie] [bitte] | [bitte] (daran|dran) [zu] [erinnern|denken] [dass ich|das ich] | erinnern [dass ich|das ich] | an [die|den|das|meine|meinen|mein] denken |
        (erinnerung|reminder|todo|to do|to-do|aufgabe|neue aufgabe|task|merken|zu erledigen|zu tun|noch zu tun|notwendig) [an|für] |
        (nicht vergessen|vergiss nicht|ja nicht vergessen|bloß nicht vergessen|nid vergessen) [dass ich|das ich|zu] |
        (denk dran|denk daran|dran denken|daran denken|nicht verschwitzen) [dass ich|zu] |
        es (ist|wird) [höchste] zeit | wird zeit |
        (ich hab|ich habe) [noch|immer noch] (vor|zu erledigen) | ich (hab|habe) [total|ganz] vergessen |
        (füge|füg|trag|trage|schreib|schreibe|notier|notiere|leg|lege) [mir] [bitte] [ein|ne|eine] (aufgabe|erinnerung|karte) [an|ein|auf|hinzu] |
        (bitte|dann|danach|außerdem|auch|auch noch|und|und dann|ach ja|achja|ah ja|ach|oh|ah|also|ok|okay|hm|so|eigentlich|vielleicht|oje|oh gott) |
        (kannst|könntest) [du] mir [bitte] (aufschreiben|notieren|merken) [dass ich] | (stell|stelle) mir [bitte] [für|um] |
        (dass|das) ich | mir
      )
      """)

  package static let trailers = Pattern(
    template: """
      (
        (nicht vergessen|bitte nicht vergessen|ja nicht vergessen|nicht verschwitzen|erinnern|bitte erinnern|nid vergessen) |
        (erinner|erinnere) mich [bitte] [daran|dran|bitte] | (mach|mache|erledige) ich [noch|dann] [am besten|gleich|dann] | am besten [gleich] | (muss|müssen|soll|sollte|müsste|will|wollte|möchte) [ich|wir|noch] |
        (muss|soll|sollte) [noch] gemacht werden | (bitte|gell|oder|ja|danke|dann)
      )
      """)

  package static let greetings = Pattern(
    template: """
      (
        [hey|hallo|hi|hej|na|servus|moin|du|ok|okay] nudgy | (hey|hallo|hi|servus|moin|grüß dich|guten morgen|ok|okay|bitte) |
        (kannst|könntest|würdest|magst) du [mir|mich] [bitte|mal] | (ach ja|achja|ah ja|ach|oh|ähm|äh|hm|hmm|also|so|na gut|übrigens|mensch|eigentlich|vielleicht|oje|oh gott|oh gott und)
      )
      """)

  package static let farewells = Pattern(
    template:
      "((bitte|juhu|yay|puh|endlich|gell|boah|bittschön|danke|dankeschön|merci|vielen dank|danke dir|danke nudgy|lg) [nudgy|dir|schon mal|im voraus])"
  )

  package static let fillerWords = WordSet(
    """
    noch mal nochmal unbedingt dringend endlich bitte dann auch schnell eben kurz halt ja doch und aber oder so also eigentlich \
    spätestens schon wieder einfach vielleicht gell wohl denn irgendwann daran dran später evtl eventuell gleich immer lieber \
    ma moi
    """)
  package static let politeWords = WordSet("bitte")
  package static let leadingFillerWords = WordSet("an auf dass daß zu")

  package static let priorities: [(priority: String, saying: Pattern)] = [
    (
      "high",
      "[sehr|super|ganz|echt|wirklich|mega|es ist|ist|das ist] (dringend|wichtig|eilig|urgent|hohe priorität|prio hoch|prio 1|prio eins|asap)"
    ),
    ("high", "(eilt|es eilt|eilt sehr|pressiert|höchste priorität|höchste prio|ganz wichtig|wirklich wichtig)"),
    (
      "low",
      "[es|das] (eilt nicht|hat zeit|hat aber zeit|hat aber echt zeit|hat echt zeit|hat keine eile|pressiert nicht|ist nicht wichtig|ist nicht dringend)"
    ),
    (
      "low",
      "(nicht so wichtig|nicht wichtig|nicht dringend|nicht eilig|keine eile|wenn ich zeit habe|wenn zeit ist|prio niedrig|niedrige priorität|kein stress)"
    ),
  ].map { ($0, Pattern(template: $1)) }

  package static let durationLeadIns = Pattern(
    template: """
      [das|es|wird|sollte] [so|nur] (dauert|dauern|dauer|braucht|brauche|brauch|brauchen|brauch ich|geht) [mich|ich|dafür|so|nur|etwa|ca|circa|ungefähr|wohl|vielleicht|maximal|max]
      """)

  package static let listLeadIns = Pattern(
    template: "(auf|in|zu|zur|für|fürs) [die|der|meine|meiner|unsere|unserer|den]")
  package static let listVerbs = WordSet(
    "setz setze setzen schreib schreibe schreiben pack packe packen tu tue tun hinzufügen füge füg hinzu eintragen notieren"
  )

  package static func listName(_ word: Substring) -> Substring? {
    let lower = word.lowercased()
    guard lower.hasSuffix("liste") else { return lower == "einkauf" ? word : nil }
    let name = word.dropLast(lower.hasSuffix("sliste") ? 6 : 5)
    let trimmed = name.last == "-" ? name.dropLast() : name
    return ["", "todo", "to-do", "aufgaben", "aufgabe"].contains(trimmed.lowercased()) ? "" : trimmed
  }

  package static let contactPatterns: [(action: String, before: Pattern, behind: Pattern)] = [
    ("CALL", "(ruf|rufe) [bitte|mal|doch|noch] [bei|beim]", "(an|zurück)"),
    ("CALL", "(telefonier|telefoniere|telefonieren) mit", "nichts"),
    ("CALL", "[bei|beim|mit]", "(anrufen|anruffen|zurückrufen|telefonieren|durchklingeln|anläuten|anklingeln)"),
    (
      "TEXT", "(schreib|schreibe|sms an|whatsapp an|nachricht an|simse|textnachricht an)", "(schreiben|schicken|zurück)"
    ),
    ("EMAIL", "(mail an|mail|maile|email an|e-mail an|mail schreiben an)", "(schreiben|schicken|senden|beantworten)"),
    ("EMAIL", "[an]", "(mailen|anmailen|eine mail schreiben|mail schreiben|ne mail schreiben|e-mail schreiben)"),
    ("TEXT", "[an]", "(ne nachricht schreiben|eine nachricht schreiben|nachricht schreiben|texten|simsen)"),
  ].map { ($0, Pattern(template: $1), Pattern(template: $2)) }

  package static let nonNameWords = WordSet(
    """
    wegen und ob dass das ich um für zu zum zur mit am im in auf nach vor bis einen eine ein brief bericht text einkaufsliste \
    ist sind war hat nicht kein keine was wer wo wann warum wie wir du mich mir es ja nein hilfe anrufen schreiben schicken \
    bescheid nachricht mail sms ne email zurück an über von der rechnung rechnungen bewerbung hausarbeit
    """)

  package static let statementStarts = WordSet(
    """
    was wer wo wann warum wieso weshalb wie welche welcher welches welchen wohin woher ob ist sind war waren hat haben habt hatte kann \
    kannst könnte können darf dürfen wird werden würde gibt geht ich du er es wir ihr man jemand niemand alle alles nichts \
    nie warum weil mir mich dir heute ist haha lol wow schade leider hätte bin bist hab
    """)
  package static let statementVerbs = WordSet(
    """
    ist sind war waren hat haben habe hab hatte wird wurde wurden bin bist kann geht ging kam steht stand liegt lag \
    nervt klappt heißt kostet sagt sagte meint gibt schläft schlief weint regnet schneit schmeckt fehlt \
    hasse liebe mag glaube denke fühle freue finde vermisse weiß will
    """)

  package static let feelingPatterns = Pattern(
    template: """
      (
        [ich] [bin] [heute|gerade|so|total|echt|einfach|nur|ziemlich|mega|völlig|sehr|halt|noch|schon wieder|wieder] [so|total|echt|nur noch] (müde|fertig|kaputt|traurig|gestresst|überfordert|erschöpft|genervt|wütend|sauer|einsam|nervös|platt|durch|unruhig|krank|glücklich|froh|zufrieden|gelangweilt|im eimer|am ende) [heute|gerade|von allem] |
        mir (geht es|gehts|geht's) [heute|gerade|grad] [so|gar|echt|ziemlich] (schlecht|nicht gut|mies|gut|besser|beschissen|so lala|okay|ok|dreckig) |
        mir ist alles zu viel | alles (ist|wird) [mir] [gerade] (zu viel|zuviel|doof|mist|blöd) | ich kann nicht mehr |
        [ach|oh] (mann|man|gott|je|mist|scheiße|puh|uff|nee|verdammt) | [was für ein] (scheißtag|mist|chaos|tag)
      )
      """)

  package static let definiteArticles = WordSet(
    "der die das den dem des mein meine meinen meinem meiner unser unsere unseren dein deine sein ihr ihre dieser diese dieses diesen"
  )
  package static let codeNouns = WordSet(
    "code pin passwort nummer zahlencode kombination postleitzahl durchwahl kennwort iban")
  package static let clauseLinks = Pattern(
    template: "((und|u) [dann|danach|außerdem|auch|noch|auch noch] | dann [noch] | danach | außerdem | sowie | aber)")
  package static let shouldQuestions = Pattern(template: "(soll|sollte|sollten|sollen|muss) (ich|wir)")
  package static func listName(of tag: String) -> String { "die \(tag) liste" }
  package static let listHeadings = Pattern(
    template: """
      (
        [meine|die|noch] (todo|todos|to do|aufgaben|einkauf|einkaufsliste|einkaufen|zu tun|zu erledigen|erledigen|besorgen|besorgungen|arbeit|haushalt|uni|schule|zuhause|daheim|büro|termine|kinder|privat) [liste|noch|heute|morgen|diese woche] |
        ich muss [noch|heute] | noch zu (tun|erledigen|machen) | alles mögliche | kopf leeren
      )
      """)
}
