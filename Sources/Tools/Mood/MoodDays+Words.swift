package import Civil
import Engine
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

  /// A chart by day, or by month for long periods; days without a mood stay empty.
  func picture(_ period: Period, _ now: LocalTime) -> Reply.Content {
    let last = min(period.last, now.day)
    guard let first = period.first ?? all.first?.day, first < last else {
      return notes(now).isEmpty ? .nothing : .lines(notes(now))
    }
    guard first.days(to: last) < MoodDays.maxDailyChartDays else {
      let months = months(all.first?.day ?? first, last)
      return chart(notes(now), months.map { $0.month.monthAndYear }, months.map(\.average))
    }
    let days = (0...first.days(to: last)).map { first.adding(days: $0) }
    return chart(notes(now), days.map { days.count <= 7 ? $0.weekdayName : $0.shortDate(now) }, values(first, last))
  }

  /// A small chart of the week up to today, without notes.
  package func week(_ heading: LocalizedText?, _ today: Day) -> Reply.Chart {
    let days = (-6...0).map { today.adding(days: $0) }
    return Reply.Chart(
      heading, labels: days.map(\.weekdayName), values: values(days[0], today), range: MoodDays.range, style: .compact)
  }

  private static let maxDailyChartDays = 62
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
