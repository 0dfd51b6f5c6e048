import Civil
package import Language

extension English {
  /// Every word with a meaning of its own. Words that only connect the parts of a row are collected from the rows.
  package static let lexicon: Lexicon = {
    var lexicon = Lexicon()
    for (value, words) in numbers { lexicon.add(words) { $0.number = value } }
    for (index, words) in ordinals.enumerated() { lexicon.add(words) { $0.ordinal = index + 1 } }
    for (weekday, words) in weekdays { lexicon.add(words) { $0.weekday = weekday } }
    for (weekday, words) in weekdayPlurals { lexicon.add(words) { ($0.weekday, $0.isPlural) = (weekday, true) } }
    for (index, words) in months.enumerated() { lexicon.add(words) { $0.month = index + 1 } }
    for (unit, words) in units { lexicon.add(words) { $0.unit = unit } }
    for (part, words) in dayParts { lexicon.add(words) { $0.part = part } }
    for (right, wrong) in misspellings + shortForms { lexicon.add(misspellings: wrong, of: right) }
    lexicon.addRepairable(repairableWords)
    lexicon.ordinalEndings = ["st", "nd", "rd", "th"].map { Spelling($0) }
    return lexicon
  }()

  package static func addRows(to tree: inout RowTree) {
    addLengths(to: &tree)
    addClocks(to: &tree)
    addDates(to: &tree)
    addHolidays(to: &tree)
    addCalendarExpressions(to: &tree)
    addDays(to: &tree)
    addRecurrences(to: &tree)
    addMoments(to: &tree)
  }
}
