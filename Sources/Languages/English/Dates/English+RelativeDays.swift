package import Language

extension English {
  package static let relativeDayWords = RelativeDayWords(
    leads: WordSet("on the a one by"), same: WordSet("that same"), next: WordSet("next following"),
    counts: ["two": 2, "2": 2, "couple": 2, "three": 3, "3": 3, "few": 3, "four": 4, "4": 4, "five": 5, "5": 5],
    units: ["day": 1, "days": 1, "week": 7, "weeks": 7, "fortnight": 14],
    parts: ["morning": .morning, "afternoon": .afternoon, "evening": .evening, "night": .evening],
    before: WordSet("before beforehand prior earlier"), after: WordSet("after afterwards later"))
}
