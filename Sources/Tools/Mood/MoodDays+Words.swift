package import Civil
import Records
package import Replies
import Session

extension MoodDays {
  /// "The last 7 days: 6.4 on average, from 5 days."; `nil` where no mood is logged.
  func headline(_ period: Period, _ now: LocalTime) -> LocalizedText? {
    guard let average, let first = all.first else { return nil }
    let name = period.description(since: first.day, now)
    return all.count == 1
      ? "\(name): \(MoodDays.averageText(average)) of 10."
      : "\(name): \(MoodDays.averageText(average)) on average, from \(all.count, "day", "days")."
  }

  /// A chart by day, by day and week for a year, or by month for longer; days without a mood stay empty.
  func picture(_ period: Period, _ now: LocalTime) -> Reply.Content {
    guard let series = series(period, now), series.values.count > 1 else {
      return notes(now).isEmpty ? .nothing : .lines(notes(now))
    }
    let last = series.day(series.values.count - 1)
    switch period.length(from: period.first ?? series.first) {
    case ...MoodDays.maxDailyChartDays:
      let labels = series.values.indices.map { index in
        series.values.count <= 7 ? series.day(index).weekdayName : series.day(index).shortDate(now)
      }
      return chart(series.notes, labels, series.values)
    case ...MoodDays.maxYearDays: return .daily(series)
    default:
      let months = months(series.first, last)
      return chart(series.notes, months.map { $0.month.monthAndYear }, months.map(\.average))
    }
  }

  /// Each day of the period up to today, of a long one from the month of the first mood on; `nil` without any mood.
  func series(_ period: Period, _ now: LocalTime) -> Reply.DailySeries? {
    let last = min(period.last, now.day)
    guard let earliest = all.first?.day else { return nil }
    let isLong = period.length(from: period.first ?? earliest) > MoodDays.maxDailyChartDays
    let first = isLong ? max(period.first ?? earliest, earliest.startOfMonth) : period.first ?? earliest
    guard first <= last else { return nil }
    return Reply.DailySeries(
      nil, notes: notes(now), first: first, values: values(first, last), range: MoodDays.scores)
  }

  /// A small chart of the week up to today, without notes.
  package func week(_ heading: LocalizedText?, _ today: Day) -> Reply.Chart {
    let days = (-6...0).map { today.adding(days: $0) }
    return Reply.Chart(
      heading, labels: days.map(\.weekdayName), values: values(days[0], today), range: MoodDays.range, style: .compact)
  }

  private static let maxDailyChartDays = 62
  private static let maxYearDays = 54 * 7
  private static let scores = Double(MoodLog.scores.lowerBound)...Double(MoodLog.scores.upperBound)
  private static let range = 0.0...10.0

  private func chart(_ notes: [LocalizedText], _ labels: [LocalizedText], _ values: [Double?]) -> Reply.Content {
    .chart(Reply.Chart(nil, notes: notes, labels: labels, values: values, range: MoodDays.range, style: .line))
  }

  private func notes(_ now: LocalTime) -> [LocalizedText] {
    [
      best.map { "Best day: \($0.day.shortDate(now)), \(MoodDays.averageText($0.average))." },
      hasSeveralADay ? "Several on one day count as their average." : nil,
    ].compactMap(\.self)
  }

  /// The value as a whole number where it rounds to one, else with one decimal.
  private static func averageText(_ value: Double) -> LocalizedText {
    Int(exactly: (value * 10).rounded() / 10).map { "\($0)" } ?? .tenths(value)
  }
}
