package import Civil
import Engine
import Records
package import Replies
import Session

extension Stats {
  /// A headline, at most four figures and a chart. Where nothing was done it says how to begin.
  package func reply(_ now: LocalTime) -> Reply {
    if !tally.isEmpty { return Reply(headline(now), picture(figures(now), now)) }
    if period.first ?? now.day > now.day { return Reply("\(name(now)): still ahead.") }
    guard period.contains(now.day) else { return Reply("\(name(now)): quiet.") }
    if firstDoneDay == nil {
      return Reply("Nothing is counted yet: the first thing done begins it.", .lines([Stats.startHint]))
    }
    let statusText: LocalizedText = period.name == .today ? "Today is still open." : "\(name(now)): quiet so far."
    return Reply(statusText, .lines(figures(now) + [Stats.startHint]))
  }

  private static let startHint: LocalizedText = "“what's next” shows where to begin."
}
