package import Civil

/// Everything logged over some days as one number per variable and day, for `Insights` to compare.
package struct Logbook {
  package let first: Day
  package let dayCount: Int
  /// Ordered by the number of known days, most first.
  package let variables: [Variable]
  /// The days on which each symptom was felt, with or without a severity.
  package let daysFelt: [String: Set<Day>]
  /// Days that were logged as a whole: a symptom without an entry was not felt on them.
  package let completeDays: Set<Day>

  func day(_ index: Int) -> Day { first.adding(days: index) }

  /// How many variables are compared with each other: those known on most days.
  static let maxCompared = 30

  var comparedVariables: [Variable] { Array(variables.prefix(Logbook.maxCompared)) }
}
