package import Civil
import Engine
import Records
package import Replies
import Session

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
