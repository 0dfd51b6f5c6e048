package import Civil
import Engine
import Records
package import Replies
import Session

extension Stats {
  /// One line for the whole, at most four figures beside it, and a picture. Where there is nothing to tell it says
  /// where to begin.
  package func reply(_ now: LocalTime) -> Reply {
    if !tally.isEmpty { return Reply(headline(now), picture(figures(now), now)) }
    if period.first ?? now.day > now.day { return Reply("\(name(now)): still ahead.") }
    guard period.contains(now.day) else { return Reply("\(name(now)): quiet.") }
    if began == nil { return Reply("Nothing is counted yet: the first thing done begins it.", .lines([Stats.begin])) }
    let open: LocalizedText = period.name == .today ? "Today is still open." : "\(name(now)): quiet so far."
    return Reply(open, .lines(figures(now) + [Stats.begin]))
  }

  private static let begin: LocalizedText = "“what's next” shows where to begin."
}
