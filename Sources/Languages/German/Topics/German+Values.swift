package import Language

// What is typed for the values of parameters and settings.
extension German {
  package static let onWords = WordSet("an ein ja wahr")
  package static let offWords = WordSet("aus nein falsch")
  package static let unsetWords = WordSet("kein keine keiner keins nichts")
  package static let hourLinks = WordSet("von ab zwischen bis und uhr")
  package static let dayHalves = [
    "morgens": 0, "früh": 0, "frueh": 0, "vormittags": 0, "mittags": 12, "nachmittags": 12, "abends": 12,
  ]
  package static let postponeWords = WordSet("später".addingASCIISpellings)

  package static let listNames = [
    "today": ["heute", "heutige", "heutigen", "jetzt", "heute abend"], "tomorrow": ["morgen", "morgige", "morgigen"],
    "week": ["woche", "diese woche", "die woche", "nächste sieben tage", "nächsten 7 tage"],
    "overdue": ["überfällig", "überfällige", "überfälligen", "verspätet"],
    "snoozed": ["verschoben", "verschobene", "zurückgestellt", "aufgeschoben"],
    "recurring": ["wiederkehrend", "wiederkehrende", "wiederkehrenden", "regelmäßig", "regelmäßige"],
    "done": ["erledigt", "erledigte", "erledigten", "fertig", "abgehakt"],
    "dropped": ["verworfen", "verworfene", "gestrichen", "gelöscht"],
    "all": ["alle", "alles", "offen", "offene", "offenen"],
  ].addingASCIISpellings
  package static let energyNames = [
    "low": [
      "müde", "erschöpft", "fertig", "platt", "kaputt", "ausgelaugt", "schlapp", "k o", "keine energie",
      "wenig energie",
      "keine kraft", "wenig kraft", "leicht", "leichtes", "einfach", "einfaches", "nichts schweres", "kleines",
    ],
    "high": [
      "fit", "wach", "motiviert", "ausgeruht", "voller energie", "viel energie", "energiegeladen", "gut drauf",
      "schwer",
      "schweres", "großes", "das schwerste", "das größte",
    ],
  ].addingASCIISpellings
  package static let priorityNames = [
    "high": ["dringend", "wichtig", "eilig"], "low": ["unwichtig", "nicht wichtig", "nicht dringend"],
  ]
  package static let newPriorityNames = [
    "high": ["dringend", "wichtig", "eilig", "hoch", "höchste", "wichtiger", "hohe priorität"],
    "low": ["unwichtig", "nicht wichtig", "nicht dringend", "niedrig", "weniger wichtig", "niedrige priorität"],
    "normal": ["mittel", "gewöhnlich", "normale priorität"],
  ].addingASCIISpellings
  package static let actionNames = [
    "CALL": ["anrufen", "telefonieren"], "TEXT": ["schreiben", "nachricht", "sms"], "EMAIL": ["mail", "mailen"],
    "LINK": ["öffnen"],
  ].addingASCIISpellings
  package static let fieldNames = [
    "due": ["datum", "frist", "termin", "fälligkeit"], "time": ["uhrzeit", "zeit"], "repeat": ["wiederholung"],
    "notes": ["notiz", "notizen"], "priority": ["priorität"], "action": ["aktion"], "target": ["empfänger"],
    "minutes": ["dauer", "minuten"], "tags": ["liste", "listen"],
  ].addingASCIISpellings
  package static let doseStateNames = [
    "taken": ["genommen", "hab ich genommen"], "late": ["spät", "zu spät", "verspätet", "später genommen"],
    "skipped": ["absichtlich", "ausgelassen", "absichtlich nicht", "weggelassen"],
    "missed": ["vergessen", "hab ich vergessen", "verpasst"],
    "unknown": ["weiß nicht", "weiß ich nicht", "keine ahnung", "nicht sicher", "unsicher"],
  ].addingASCIISpellings
  package static let modelAccessNames = ["lines": ["zeilen"], "private": ["privates"], "nothing": ["nichts"]]
  package static let settingNames = [
    "penguin": ["pinguin"], "colour": ["farbe", "farben"], "accessible": ["barrierefrei"],
    "motion": ["bewegung", "animation"],
    "quiet": ["ruhe", "ruhezeit", "ruhezeiten"], "notices": ["hinweise", "meldungen", "benachrichtigungen"],
    "autolock": ["automatische sperre", "autosperre"], "snoozes": ["schlummerzeiten"],
    "good_things": ["gute dinge"], "country": ["land"],
    "contacts": ["kontakte", "adressbuch"], "sound": ["ton", "töne"],
  ]
}
