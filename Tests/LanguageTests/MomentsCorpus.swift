import Civil
import TestFiles

extension TableLine {
  /// The lines of a table of moments: `text -> expected`, or the text alone.
  static func moments(_ file: String) -> [TableLine] { read(file, " -> ") }
}

/// Friday, 20 November 2026, ten in the morning: what the corpora call now.
let corpusNow = LocalTime(Day(2026, 11, 20)!, 10)!
