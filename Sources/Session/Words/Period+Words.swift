package import Civil
import Engine
import Language
package import Records
package import Replies

extension Period {
  /// - Parameter first: since when there is anything, for as far back as anything goes.
  package func said(since first: Day?, _ now: LocalTime) -> LocalizedText {
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

  package static let unknown = UserError(
    "That is no stretch of time.",
    hint: "Say today, yesterday, week, month, year, all, 2026-11-20 or 2026-11-01/2026-11-20.", code: .usage)
}
