import Civil
package import Engine
import Pages
import Records
import Replies
package import Session
import Store

extension Session {
  package var showStats: Tool {
    Tool(
      "show_stats", verb: "stats", "Shows what you got done over a day, a week or a year.", topic: .focus,
      toolset: .essential,
      does: Work(
        .optional(.period("period", "the stretch of time")),
        .file(.optional(.text("svg", "a new file for a picture of the year, to keep or to print")))
      ) { turn, period, path in
        let today = turn.now.day
        guard
          let period = period.map({ Period($0, today: today) })
            ?? Period(path == nil ? .week : .year, today: today)
        else {
          throw Period.unknownError
        }
        let stats = try store.stats(period, now: turn.now)
        guard let path else { return stats.reply(turn.now) }
        guard let calendar = stats.calendar(turn.now) else {
          var reply = stats.reply(turn.now)
          reply.content = .lines([Session.noFile])
          return reply
        }
        return try writePicture(
          Picture(calendar, title: "Done", lead: [stats.headline(turn.now)], in: language).svg, to: path)
      })
  }
}
