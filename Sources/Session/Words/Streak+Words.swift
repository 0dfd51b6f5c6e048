import Records
package import Replies

extension Streak {
  /// The length of the streak, including one of a single day; `nil` if there is none.
  package var summaryFromFirstDay: LocalizedText? { days == 1 ? "A streak starts: 1 day." : summary }

  /// The length of the streak; `nil` if it is shorter than two days.
  package var summary: LocalizedText? {
    switch (days, restDays) {
    case (2..., 0): "\(days, "day", "days") in a row."
    case (2..., _): "\(days, "day", "days") in a row, with \(restDays, "day", "days") of rest."
    default: nil
    }
  }
}

extension Streak.Rhythm {
  /// The trend over the last weeks, which continues after a streak breaks.
  package var summary: LocalizedText {
    switch self {
    case .growing: "Your rhythm over the last weeks: growing."
    case .steady: "Your rhythm over the last weeks: steady."
    case .strong: "Your rhythm over the last weeks: strong."
    }
  }
}
