import Cards
import Civil
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var showGratitude: Tool {
    Tool(
      "show_gratitude", verb: "gratitude", "Shows what you were grateful for.", topic: .journal,
      does: Work(.optional(.period("period", "the stretch of time"))) { turn, period in
        let today = turn.now.day
        guard let period = period.map({ Period($0, today: today) }) ?? Period(.week, today: today) else {
          throw UserError("I don't recognise that period.", hint: "Say week, month, year or all.", code: .usage)
        }
        let entries = try store.entries(withGratitudeIn: period, limit: max(1, listLimit - 1))
        guard !entries.isEmpty else { return .emptyList("There's nothing here yet. “grateful for …” starts it.") }
        let lines = try entries.map { entry -> LocalizedText in
          let items = try gratitude(of: entry).map { "\($0)" as LocalizedText }
          return "\(on: When(entry.day), turn.now): \(items)"
        }
        let overview = try gratitudeOverview(period, lines, turn)
        return Reply(nil, period.contains(today) ? .page([.ring(try goodThingsRing(turn)), overview]) : overview)
      })
  }

  /// How much was named on how many days, with a bar a day where the period is short enough.
  ///
  /// - Parameter lines: further lines, at most four.
  private func gratitudeOverview(_ period: Period, _ lines: [LocalizedText], _ turn: Turn) throws -> Reply.Content {
    let tally = Tally(done: try store.gratitude(period))
    let last = min(period.last, turn.now.day)
    let totalText: LocalizedText = "\(tally.total, "good thing", "good things") on \(tally.done.count, "day", "days")."
    guard let first = period.first ?? tally.done.first?.day, first < last, first.days(to: last) < Session.maxChartDays
    else { return .lines([totalText] + lines) }
    let values = tally.counts(first, last)
    return .chart(
      Reply.Chart(
        nil, notes: [totalText] + lines, labels: values.indices.map { first.adding(days: $0).shortDate(turn.now) },
        values: values.map { $0 == 0 ? nil : Double($0) }, range: 0...Double(values.max() ?? 1)))
  }

  private static let maxChartDays = 62
}
