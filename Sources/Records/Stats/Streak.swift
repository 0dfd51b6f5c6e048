package import Civil
import Glibc

/// Days in a row with something done, with room for days off.
///
/// A day with nothing done does not end a streak at once: up to `maxRestDays` such days in a row freeze it. A day on
/// which the person answered "not now" freezes it too, without limit. Frozen days are never counted, and a streak
/// neither begins nor ends with one (iSoron/uhabits#88, meditohq/medito-app#715). Today is not over yet and freezes
/// nothing.
package struct Streak: Equatable, Sendable {
  /// Days with something done.
  package private(set) var days = 0
  /// The first of them.
  package private(set) var firstDay: Day?
  /// Frozen days between them.
  package private(set) var restDays = 0
  /// 0 … 1, and what outlives a run: the score of Loop Habit Tracker (iSoron/uhabits, `Score.kt`) for something meant
  /// daily, `score · m + done · (1 − m)` with `m = 0.5^(√frequency / 13)` and a frequency of 1. Half of it remains after
  /// 13 empty days; "not now" leaves it as it is.
  package private(set) var score = 0.0

  /// A long weekend.
  package static let maxRestDays = 3
  /// Of what was done so many days ago, the score knows less than a millionth.
  package static let scoreDays = 400

  /// - Parameter skipped: days on which something was said "not now" to.
  package init(done: Set<Day>, skipped: Set<Day> = [], today: Day) {
    guard let first = done.min(), first <= today else { return }
    var empty = 0
    var frozen = 0
    for day in (first.ordinal...today.ordinal).lazy.map(Day.init(ordinal:)) {
      if done.contains(day) {
        restDays += days > 0 ? frozen : 0
        firstDay = days > 0 ? firstDay : day
        days += 1
        (empty, frozen) = (0, 0)
        score = Streak.score(after: score, done: true)
      } else if skipped.contains(day) {
        frozen += 1
      } else if day < today {
        empty += 1
        frozen += 1
        score = Streak.score(after: score, done: false)
        if empty > Streak.maxRestDays { (days, restDays, firstDay) = (0, 0, nil) }
      }
    }
  }

  package static func score(after previous: Double, done: Bool) -> Double { previous * decay + (done ? 1 - decay : 0) }

  private static let decay = exp2(-1.0 / 13)
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
