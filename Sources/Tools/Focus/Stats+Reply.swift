package import Civil
import Records
package import Replies
import Session

extension Stats {
  /// A headline, at most four figures and a chart. Where nothing was done it says how to begin.
  package func reply(_ now: LocalTime) -> Reply {
    if !tally.isEmpty { return Reply(headline(now), picture(figures(now), now)) }
    if period.first ?? now.day > now.day { return Reply("\(name(now)): still to come.") }
    guard period.contains(now.day) else { return Reply("\(name(now)): nothing yet.") }
    if firstDoneDay == nil {
      return Reply("Nothing to count yet: it starts with the first thing you finish.", .lines([Stats.startHint]))
    }
    let statusText: LocalizedText = period.name == .today ? "Today is still open." : "\(name(now)): nothing so far."
    return Reply(statusText, .lines(figures(now) + [Stats.startHint]))
  }

  private static let startHint: LocalizedText = "Say “what's next” to begin."
}

// Statistics in words: what was done and what helps, never what was not done.

extension Stats {
  /// The period's name and what was done in it.
  func headline(_ now: LocalTime) -> LocalizedText { "\(name(now)): \(tally.summary)." }

  func name(_ now: LocalTime) -> LocalizedText { period.description(since: firstDoneDay, now) }

  /// The figures beside the headline; at most four.
  package func figures(_ now: LocalTime) -> [LocalizedText] {
    [
      gainText,
      streak.map { $0.summaryFromFirstDay ?? $0.rhythm?.summary ?? "The next thing you finish starts a streak." },
      hours?.summary,
      tally.busiestDay.map { "Fullest day: \($0.day.shortDate(now)), \($0.countText)." },
    ]
    .compactMap(\.self)
  }

  private var gainText: LocalizedText? {
    guard let gain, let first = period.first else { return nil }
    let days = period.length(from: first)
    return days == 1
      ? "That's \(gain) more than the day before." : "That's \(gain) more than in the \(days) days before."
  }
}

extension Tally {
  /// "5 things done, 50 minutes of focus, 1 dump", without zeros.
  fileprivate var summary: LocalizedText {
    let parts: [LocalizedText?] = [
      total > 0 ? "\(total, "thing", "things") done" : nil,
      focusMinutes > 0 ? "\(Tally.length(focusMinutes)) of focus" : nil,
      dumps > 0 ? "\(dumps, "dump", "dumps")" : nil,
    ]
    return "\(parts.compactMap(\.self))"
  }

  private static func length(_ minutes: Int) -> LocalizedText {
    switch minutes.quotientAndRemainder(dividingBy: 60) {
    case (0...1, _): "\(minutes, "minute", "minutes")"
    case (let hours, 0): "\(hours, "hour", "hours")"
    case (let hours, let rest): "\(hours, "hour", "hours") \(rest, "minute", "minutes")"
    }
  }
}

extension Tally.DayCount {
  fileprivate var countText: LocalizedText { "\(count, "thing", "things")" }
}

extension BestHours {
  fileprivate var summary: LocalizedText {
    switch self {
    case .unknown(let days): "Best hours: too early to say (\(days) of \(BestHours.daysNeeded, "day", "days"))."
    case .spread: "Best hours: spread over the day."
    case .from(let hour): "Best hours: \(BestHours.clock(hour)) to \(BestHours.clock(hour + 2))."
    }
  }

  private static func clock(_ hour: Int) -> LocalizedText {
    LocalTime(Day(ordinal: 0), secondOfDay: hour % 24 * 3600).clockText
  }
}

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
