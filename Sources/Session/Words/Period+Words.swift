package import Civil
package import Engine
import Language
package import Records

extension Period {
  /// - Parameter first: since when there is anything, for as far back as anything goes.
  package func said(since first: Day?, _ now: LocalTime) -> Said {
    switch name {
    case .today: "Today"
    case .yesterday: "Yesterday"
    case .week: "The last 7 days"
    case .month: "The last 30 days"
    case .year: "The last 365 days"
    case .all: first.map { "Since \($0.short(now))" } ?? "So far"
    case nil: self.first == last ? last.short(now) : "\((self.first ?? last).short(now)) to \(last.short(now))"
    }
  }

  package static let unknown = Trouble(
    "That is no stretch of time.",
    hint: "Say today, yesterday, week, month, year, all, 2026-11-20 or 2026-11-01/2026-11-20.", code: .usage)
}
