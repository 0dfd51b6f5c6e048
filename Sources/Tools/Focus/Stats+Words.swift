package import Civil
import Engine
import Records
package import Replies
import Session

// What statistics say: what there was, and what helps. What there was not is nobody's news.

extension Stats {
  /// The days, and what they came to.
  func headline(_ now: LocalTime) -> LocalizedText { "\(name(now)): \(tally.said)." }

  func name(_ now: LocalTime) -> LocalizedText { period.said(since: began, now) }

  /// The figures beside the headline; at most four.
  package func figures(_ now: LocalTime) -> [LocalizedText] {
    [
      gained, streak.map { $0.begun ?? $0.rhythm?.said ?? "The next thing done begins a run." }, hours?.said,
      tally.fullest.map { "Fullest day: \($0.day.short(now)), \($0.things)." },
    ]
    .compactMap(\.self)
  }

  private var gained: LocalizedText? {
    guard let gain, let first = period.first else { return nil }
    let days = period.length(from: first)
    return days == 1
      ? "That is \(gain) more than the day before." : "That is \(gain) more than in the \(days) days before."
  }
}

extension Tally {
  /// "5 things done, 50 minutes of focus, 1 dump", without what there was none of.
  fileprivate var said: LocalizedText {
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
  fileprivate var things: LocalizedText { "\(count, "thing", "things")" }
}

extension BestHours {
  fileprivate var said: LocalizedText {
    switch self {
    case .unknown(let days): "Best hours: nothing solid yet, \(days) of \(BestHours.daysNeeded, "day", "days")."
    case .spread: "Best hours: spread over the day."
    case .from(let hour): "Best hours: \(BestHours.clock(hour)) to \(BestHours.clock(hour + 2))."
    }
  }

  private static func clock(_ hour: Int) -> LocalizedText {
    LocalTime(Day(ordinal: 0), secondOfDay: hour % 24 * 3600).clock
  }
}
