package import Civil
package import Records
package import Replies

extension Period {
  /// - Parameter first: the day of the oldest record, for the period `all`.
  package func description(since first: Day?, _ now: LocalTime) -> LocalizedText {
    switch name {
    case .today: "Today"
    case .yesterday: "Yesterday"
    case .week: "The last 7 days"
    case .month: "The last 30 days"
    case .year: "The last 365 days"
    case .all: first.map { "Since \($0.shortDate(now))" } ?? "So far"
    case nil where self.first == nil: "Until \(last.shortDate(now))"
    case nil:
      self.first == last ? last.shortDate(now) : "\((self.first ?? last).shortDate(now)) to \(last.shortDate(now))"
    }
  }

  package static let unknownError = UserError(
    "I don't recognise that period.",
    hint: "Say today, yesterday, week, month, year, all, 2026-11-20 or 2026-11-01/2026-11-20.", code: .usage)
}
