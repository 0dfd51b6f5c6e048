import Civil
package import Language

extension German {
  package static let lexicon: Lexicon = {
    var lexicon = Lexicon()
    for (value, words) in numbers { lexicon.add(words.withoutUmlauts) { $0.number = value } }
    for (index, words) in ordinals.enumerated() { lexicon.add(words.withoutUmlauts) { $0.ordinal = index + 1 } }
    for (weekday, words) in weekdays { lexicon.add(words) { $0.weekday = weekday } }
    for (weekday, words) in weekdayPlurals { lexicon.add(words) { ($0.weekday, $0.isPlural) = (weekday, true) } }
    for (index, words) in months.enumerated() { lexicon.add(words.withoutUmlauts) { $0.month = index + 1 } }
    for (unit, words) in units { lexicon.add(words) { $0.unit = unit } }
    for (part, words) in parts { lexicon.add(words.withoutUmlauts) { $0.part = part } }
    // "Montagabend", "donnerstagsvormittag"
    for (weekday, names) in weekdays {
      for (part, words) in parts {
        for name in names.split(separator: " ") where name.hasSuffix("tag") || name == "mittwoch" || name == "sonnabend"
        {
          for word in words.split(separator: " ") where !word.hasSuffix("s") {
            lexicon.add("\(name)\(word) \(name)s\(word)".withoutUmlauts) { ($0.weekday, $0.part) = (weekday, part) }
          }
        }
      }
    }
    lexicon.ordinalEndings = [".", "te", "ten", "ter", "tes", "ste", "sten", "ster"].map { Spelling($0) }
    lexicon.repair(repairable)
    return lexicon
  }()

  package static func addRows(to tree: inout RowTree) {
    lengths(&tree)
    clocks(&tree)
    dates(&tree)
    places(&tree)
    days(&tree)
    recurrences(&tree)
    moments(&tree)
  }
}
