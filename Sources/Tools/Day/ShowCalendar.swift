import Cards
import Civil
package import Engine
import Replies
package import Session

extension Session {
  package var showCalendar: Tool {
    Tool(
      "show_calendar", verb: "calendar", "Shows what is due on a day, or on each of several.", topic: .day,
      does: Work(
        .optional(.days("date", "the day or days; today where none is given")),
        .internalOnly(.optional(.number("from", "how many come before those to list", 0...1_000_000))),
        .internalOnly(.flag("all", "all of them, and not five"))
      ) { turn, days, from, isWhole in
        let page = page(from: from, isWhole: isWhole)
        return try listReply(on: days ?? DaySpan(turn.now.day...turn.now.day), done: false, turn, page)
      })
  }
}
