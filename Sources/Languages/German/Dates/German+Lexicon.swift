import Civil
package import Language

extension German {
  package static let lexicon: Lexicon = {
    var lexicon = Lexicon()
    for (value, words) in numbers { lexicon.add(words.addingASCIISpellings) { $0.number = value } }
    for (index, words) in ordinals.enumerated() { lexicon.add(words.addingASCIISpellings) { $0.ordinal = index + 1 } }
    for (weekday, words) in weekdays { lexicon.add(words) { $0.weekday = weekday } }
    for (weekday, words) in weekdayPlurals { lexicon.add(words) { ($0.weekday, $0.isPlural) = (weekday, true) } }
    for (index, words) in months.enumerated() { lexicon.add(words.addingASCIISpellings) { $0.month = index + 1 } }
    for (unit, words) in units { lexicon.add(words) { $0.unit = unit } }
    for (part, words) in dayParts { lexicon.add(words.addingASCIISpellings) { $0.part = part } }
    // "Montagabend", "donnerstagsvormittag"
    for (weekday, names) in weekdays {
      for (part, words) in dayParts {
        for name in names.split(separator: " ") where name.hasSuffix("tag") || name == "mittwoch" || name == "sonnabend"
        {
          for word in words.split(separator: " ") where !word.hasSuffix("s") {
            lexicon.add("\(name)\(word) \(name)s\(word)".addingASCIISpellings) {
              ($0.weekday, $0.part) = (weekday, part)
            }
          }
        }
      }
    }
    lexicon.ordinalEndings = [".", "te", "ten", "ter", "tes", "ste", "sten", "ster"].map { Spelling($0) }
    lexicon.addRepairable(repairableWords)
    return lexicon
  }()

  package static func addRows(to tree: inout RowTree) {
    addLengths(to: &tree)
    addClocks(to: &tree)
    addDates(to: &tree)
    addCalendarExpressions(to: &tree)
    addDays(to: &tree)
    addRecurrences(to: &tree)
    addMoments(to: &tree)
  }
}
