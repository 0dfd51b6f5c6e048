import Civil
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var showStats: Tool {
    Tool(
      "show_stats", verb: "stats", "Shows what you got done over a day, a week or a year.", topic: .focus,
      toolset: .essential,
      does: Work(.optional(.period("period", "the stretch of time"))) { turn, period in
        let today = turn.now.day
        guard let period = period.map({ Period($0, today: today) }) ?? Period(.week, today: today) else {
          throw Period.unknownError
        }
        return try store.stats(period, now: turn.now).reply(turn.now)
      })
  }
}
