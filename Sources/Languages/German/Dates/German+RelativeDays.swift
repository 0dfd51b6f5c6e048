package import Language

extension German {
  package static let relativeDayWords = RelativeDayWords(
    leads: WordSet("am an den der die ein eine einen"), same: WordSet("selben gleichen diesem"),
    next: WordSet("nächsten folgenden"), counts: ["zwei": 2, "2": 2, "drei": 3, "3": 3, "paar": 3],
    units: ["tag": 1, "tage": 1, "woche": 7, "wochen": 7],
    parts: ["morgen": .morning, "nachmittag": .afternoon, "abend": .evening],
    before: WordSet("davor vorher zuvor"), after: WordSet("danach später"))
}
