import Cards
import Civil
import Engine
import Records
import Replies
import Session

extension Stats {
  /// The period day by day, beside its figures: bars or one line for weeks, a calendar for months, and for years their
  /// months. Nothing is drawn of a single day, nor where nothing was done.
  func picture(_ notes: [LocalizedText], _ now: LocalTime) -> Reply.Show {
    let last = min(period.last, now.day)
    guard let first = drawnFrom(last), first < last else { return notes.isEmpty ? .nothing : .lines(notes) }
    switch first.days(to: last) + 1 {
    case ...Stats.mostForChart: return .chart(byDay(first, last, notes, now))
    case ...Stats.mostForCalendar:
      return .calendar(
        Reply.Calendar(nil, notes: notes, first: first, counts: tally.counts(first, last), full: tally.full))
    default: return .chart(byMonth(first, last, notes))
    }
  }

  private static let mostForChart = 62
  private static let mostForCalendar = 54 * 7

  /// No further back than anything goes, where that is years.
  private func drawnFrom(_ last: Day) -> Day? {
    guard let earliest = tally.done.first?.day else { return nil }
    guard let first = period.first, first.days(to: last) < Stats.mostForCalendar else { return earliest }
    return first
  }

  private func byDay(_ first: Day, _ last: Day, _ notes: [LocalizedText], _ now: LocalTime) -> Reply.Chart {
    let counts = tally.counts(first, last)
    return chart(notes, counts.indices.map { first.adding(days: $0).short(now) }, counts)
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
