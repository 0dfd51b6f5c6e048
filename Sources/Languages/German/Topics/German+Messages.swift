package import Language

// What titles of messages to write are made of.
extension German {
  package static let occasionKeywords = occasionSignList.addingASCIISpellings

  private static let occasionSignList: [String: String] = [
    "birthday": "geburtstag",
    "thanks": "danke, danken, bedanken, dank",
    "good news": "gratulieren, glückwunsch, beglückwünschen",
    "apology": "entschuldigen, entschuldigung, sorry",
    "off sick": "krank, krankmelden, krank melden, krankmeldung, krankschreibung",
    "cancelling": "kündigen, kündigung, abbestellen",
    "another time": "verschieben, verlegen, umbuchen, termin verschieben, termin verlegen, termin ändern",
    "appointment": "termin, vorsorge, kontrolle, buchen, haarschnitt, inspektion, tüv, sehtest, ausmachen, vereinbaren",
    "money back":
      """
    erstattung, beschweren, beschwerde, reklamieren, reklamation, entschädigung, kaputt angekommen, falsche \
    rechnung
    """,
    "price": "angebot, kostenvoranschlag, preis",
    "how it stands": "nachfragen, nachhaken, lieferung, paket, bestellung, antrag, bewerbung, stand, status",
    "bill": "rechnung, zahlung, miete, kaution, gebühr",
    "repair": "reparieren, reparatur, kaputt, defekt, undicht, heizung, klempner, elektriker",
    "meeting up":
      """
    abendessen, mittagessen, kaffee, party, besuch, besuchen, treffen, einladen, wochenende, film, spaziergang
    """,
  ]

  package static let aboutLeads = WordSet("wegen über bezüglich betreffs zu zum zur für von".addingASCIISpellings)
  package static let purposeLeads = WordSet("und")
  package static let newsLeads = WordSet("dass daß".addingASCIISpellings)
  package static let questionLeads = WordSet("ob wann was wo wie wer warum wieso wohin woher welche welcher")
  package static let askingVerbs = WordSet(
    "fragen nachfragen sagen erzählen reden sprechen klären erkundigen besprechen bescheid".addingASCIISpellings)
  package static let askedObjects = WordSet("sie ihn ihr ihm es geben nach")

  package static let placeArticles = WordSet("der die das den dem ein eine einen unser unsere unseren")
  package static let placeNames = Set(
    [
      "bank", "sparkasse", "schule", "kita", "kindergarten", "zahnarzt", "zahnärztin", "arzt", "ärztin", "hausarzt",
      "praxis", "krankenhaus", "vermieter", "vermieterin", "hausverwaltung", "amt", "bürgeramt", "finanzamt",
      "jobcenter", "tierarzt", "büro", "arbeit", "personalabteilung", "werkstatt", "klempner", "elektriker",
      "versicherung", "krankenkasse", "apotheke", "bibliothek", "bücherei", "fitnessstudio", "makler", "kundendienst",
      "kundenservice", "hotline", "steuerberater", "steuerberaterin", "lehrer", "lehrerin", "chef", "chefin",
      "nachbar", "nachbarin", "physio", "optiker", "friseur", "frisör", "therapeut", "therapeutin", "empfang",
    ].addingASCIISpellings)
}
