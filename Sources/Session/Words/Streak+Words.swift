import Engine
import Records
package import Replies

extension Streak {
  /// How long it is, or that it begins; `nil` where there is none.
  package var begun: LocalizedText? { days == 1 ? "A run begins: 1 day." : said }

  /// How long it is; `nil` where it is no run yet.
  package var said: LocalizedText? {
    switch (days, rests) {
    case (2..., 0): "A run of \(days, "day", "days")."
    case (2..., _): "A run of \(days, "day", "days"), held through \(rests, "day", "days") of rest."
    default: nil
    }
  }
}

extension Streak.Rhythm {
  /// What outlives a run.
  package var said: LocalizedText {
    switch self {
    case .growing: "Your rhythm over the last weeks: growing."
    case .steady: "Your rhythm over the last weeks: steady."
    case .strong: "Your rhythm over the last weeks: strong."
    }
  }
}
