package import Civil
import Engine
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
