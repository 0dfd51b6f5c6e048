import Cards
import Civil
import Engine
import Records
import Replies
import Session

extension Stats {
  /// A chart of the period with its figures: by day for weeks, a calendar for months, by month for years. No chart for
  /// a single day, nor where nothing was done.
  func picture(_ notes: [LocalizedText], _ now: LocalTime) -> Reply.Content {
    let last = min(period.last, now.day)
    guard let first = firstDrawnDay(last), first < last else { return notes.isEmpty ? .nothing : .lines(notes) }
    switch first.days(to: last) + 1 {
    case ...Stats.maxChartDays: return .chart(byDay(first, last, notes, now))
    case ...Stats.maxCalendarDays: return .calendar(calendar(first, last, notes))
    default: return .chart(byMonth(first, last, notes))
    }
  }

  /// The period's days as a calendar, of a longer period the last year; `nil` where nothing was done.
  func calendar(_ now: LocalTime) -> Reply.Calendar? {
    let last = min(period.last, now.day)
    guard let first = firstDrawnDay(last) else { return nil }
    return calendar(max(first, last.adding(days: 1 - Stats.maxCalendarDays)), last, figures(now))
  }

  private func calendar(_ first: Day, _ last: Day, _ notes: [LocalizedText]) -> Reply.Calendar {
    Reply.Calendar(nil, notes: notes, first: first, counts: tally.counts(first, last), scaleMaximum: tally.fullDayCount)
  }

  private static let maxChartDays = 62
  private static let maxCalendarDays = 54 * 7

  /// The period's first day; for a period without one, or longer than `maxCalendarDays`, the first day with anything
  /// done.
  private func firstDrawnDay(_ last: Day) -> Day? {
    guard let earliest = tally.done.first?.day else { return nil }
    guard let first = period.first, first.days(to: last) < Stats.maxCalendarDays else { return earliest }
    return first
  }

  private func byDay(_ first: Day, _ last: Day, _ notes: [LocalizedText], _ now: LocalTime) -> Reply.Chart {
    let counts = tally.counts(first, last)
    return chart(notes, counts.indices.map { first.adding(days: $0).shortDate(now) }, counts)
  }

  private func byMonth(_ first: Day, _ last: Day, _ notes: [LocalizedText]) -> Reply.Chart {
    let months = tally.months(first, last)
    return chart(notes, months.map { $0.day.monthAndYear }, months.map(\.count))
  }

  private func chart(_ notes: [LocalizedText], _ labels: [LocalizedText], _ counts: [Int]) -> Reply.Chart {
    Reply.Chart(
      nil, notes: notes, labels: labels, values: counts.map(Double.init), range: 0...Double(counts.max() ?? 1))
  }
}
