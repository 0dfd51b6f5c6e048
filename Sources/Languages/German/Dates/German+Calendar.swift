import Civil
internal import Language

// Names of days, months, units and numbers.
extension German {
  /// Cardinal numbers. "ein" and its other forms are numbers only before a unit.
  static let numbers: [(Int, String)] =
    [
      (0, "null"), (1, "eins"), (2, "zwei zwo"), (3, "drei"), (4, "vier"), (5, "fünf"), (6, "sechs"), (7, "sieben"),
      (8, "acht"), (9, "neun"), (10, "zehn"), (11, "elf"), (12, "zwölf"), (13, "dreizehn"), (14, "vierzehn"),
      (15, "fünfzehn"), (16, "sechzehn"), (17, "siebzehn"), (18, "achtzehn"), (19, "neunzehn"), (20, "zwanzig"),
      (30, "dreißig"), (40, "vierzig"), (50, "fünfzig"), (60, "sechzig"), (70, "siebzig"), (80, "achtzig"),
      (90, "neunzig"),
    ] + compounds

  private static let digits = ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]
  private static let tens = ["zwanzig", "dreißig", "vierzig", "fünfzig"]

  /// "fünfundvierzig"
  private static let compounds = tens.enumerated().flatMap { row, ten in
    digits.enumerated().map { (20 + 10 * row + $0 + 1, "\($1)und\(ten)") }
  }

  /// Ordinals from the first, in the forms that follow an article.
  static let ordinals = [
    "erste ersten erster erstes erstem", "zweite zweiten zweiter zweites zweitem", "dritte dritten dritter drittes",
    "vierte vierten vierter viertes", "fünfte fünften fünfter", "sechste sechsten sechster", "siebte siebten siebter",
    "achte achten achter", "neunte neunten neunter", "zehnte zehnten zehnter", "elfte elften", "zwölfte zwölften",
    "dreizehnte dreizehnten", "vierzehnte vierzehnten", "fünfzehnte fünfzehnten", "sechzehnte sechzehnten",
    "siebzehnte siebzehnten", "achtzehnte achtzehnten", "neunzehnte neunzehnten", "zwanzigste zwanzigsten",
    "einundzwanzigste einundzwanzigsten", "zweiundzwanzigste zweiundzwanzigsten",
    "dreiundzwanzigste dreiundzwanzigsten", "vierundzwanzigste vierundzwanzigsten",
    "fünfundzwanzigste fünfundzwanzigsten", "sechsundzwanzigste sechsundzwanzigsten",
    "siebenundzwanzigste siebenundzwanzigsten", "achtundzwanzigste achtundzwanzigsten",
    "neunundzwanzigste neunundzwanzigsten", "dreißigste dreißigsten", "einunddreißigste einunddreißigsten",
  ]

  static let weekdays: [(Weekday, String)] = [
    (.monday, "montag mo"), (.tuesday, "dienstag di"), (.wednesday, "mittwoch mi"), (.thursday, "donnerstag do"),
    (.friday, "freitag fr"), (.saturday, "samstag sonnabend sa"), (.sunday, "sonntag"),
  ]

  /// Forms that mean every week.
  static let weekdayPlurals: [(Weekday, String)] = [
    (.monday, "montags"), (.tuesday, "dienstags"), (.wednesday, "mittwochs"), (.thursday, "donnerstags"),
    (.friday, "freitags"), (.saturday, "samstags sonnabends"), (.sunday, "sonntags"),
  ]

  static let months = [
    "januar jänner", "februar feber feb", "märz mär", "april apr", "mai", "juni jun", "juli jul", "august aug",
    "september sept sep", "oktober okt", "november nov", "dezember dez",
  ]

  static let units: [(Unit, String)] = [
    (Unit(grain: .second), "sekunde sekunden sek"),
    (Unit(grain: .minute), "minute minuten min mins minütchen"),
    (Unit(grain: .hour), "stunde stunden stund std h"),
    (Unit(grain: .day), "tag tage tagen"),
    (Unit(grain: .week), "woche wochen woch"),
    (Unit(grain: .month), "monat monate monaten monats"),
    (Unit(grain: .quarter), "quartal quartale quartalen quartals"),
    (Unit(grain: .year), "jahr jahre jahren jahres"),
  ]

  static let dayParts: [(DayPart, String)] = [
    (.morning, "morgen morgens früh vormittag vormittags"), (.noon, "mittag mittags"),
    (.afternoon, "nachmittag nachmittags"), (.evening, "abend abends"), (.night, "nacht nachts"),
    (.midnight, "mitternacht"), (.endOfDay, "feierabend"),
  ]

  /// Words long enough for automatic repair: one or two wrong letters leave no doubt.
  static let repairableWords = """
    übermorgen vorgestern montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar september oktober \
    november dezember wochenende nachmittag vormittag weihnachten
    """
}
