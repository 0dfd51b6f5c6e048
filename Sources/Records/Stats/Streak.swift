package import Civil
import Glibc

/// A run of days with something done, in which there is room for life.
///
/// A day with nothing done is no failure: a few in a row freeze the run, and a day on which the person came by and
/// said "not now" freezes it too, however many there are. Frozen days are never counted, and a run neither begins nor
/// ends with one (iSoron/uhabits#88, meditohq/medito-app#715). Today is not over and freezes nothing.
package struct Streak: Equatable, Sendable {
  /// Days with something done.
  package private(set) var days = 0
  /// The first of them.
  package private(set) var began: Day?
  /// Frozen days between them.
  package private(set) var rests = 0
  /// 0 … 1, and what outlives a run: the score of Loop Habit Tracker (iSoron/uhabits, `Score.kt`) for something meant
  /// daily, `score · m + done · (1 − m)` with `m = 0.5^(√frequency / 13)` and a frequency of 1. Half of it remains after
  /// 13 empty days; "not now" leaves it as it is.
  package private(set) var score = 0.0

  /// A long weekend.
  package static let longestRest = 3
  /// Of what was done so many days ago, the score knows less than a millionth.
  package static let memory = 400

  /// - Parameter skipped: days on which something was said "not now" to.
  package init(done: Set<Day>, skipped: Set<Day> = [], today: Day) {
    guard let first = done.min(), first <= today else { return }
    var empty = 0
    var frozen = 0
    for day in (first.ordinal...today.ordinal).lazy.map(Day.init(ordinal:)) {
      if done.contains(day) {
        rests += days > 0 ? frozen : 0
        began = days > 0 ? began : day
        days += 1
        (empty, frozen) = (0, 0)
        score = Streak.score(after: score, done: true)
      } else if skipped.contains(day) {
        frozen += 1
      } else if day < today {
        empty += 1
        frozen += 1
        score = Streak.score(after: score, done: false)
        if empty > Streak.longestRest { (days, rests, began) = (0, 0, nil) }
      }
    }
  }

  package static func score(after before: Double, done: Bool) -> Double { before * kept + (done ? 1 - kept : 0) }

  private static let kept = exp2(-1.0 / 13)
}

extension Streak {
  /// The score in a word; `nil` where there is none worth saying.
  package enum Rhythm: Sendable { case growing, steady, strong }

  package var rhythm: Rhythm? {
    switch score {
    case ..<0.25: nil
    case ..<0.5: .growing
    case ..<0.75: .steady
    default: .strong
    }
  }
}
