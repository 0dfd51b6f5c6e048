package import Civil
import Insights
import Session
import Store

/// All that was logged over some days, as numbers.
package struct Logbook {
  package let first: Day
  package let days: Int
  /// Those known on most days first.
  package let variables: [Variable]
  /// On which days each symptom was felt, with a number or without.
  package let felt: [String: Set<Day>]
  /// Days of which all symptoms are known: the day as a whole was told, so that what goes unmentioned was not felt.
  package let whole: Set<Day>

  func day(_ index: Int) -> Day { first.adding(days: index) }

  /// At most so many are set beside each other: those known on most days.
  static let most = 30

  var compared: [Variable] { Array(variables.prefix(Logbook.most)) }
}
