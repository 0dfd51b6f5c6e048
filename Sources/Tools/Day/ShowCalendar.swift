import Cards
import Civil
package import Engine
import Replies
package import Session

extension Session {
  package var showCalendar: Tool {
    Tool(
      "show_calendar", verb: "calendar", "Shows what is due on a day.", topic: .day,
      does: Work(.optional(.moment("date", "the day; today where none is given"))) { turn, date in
        let day = date?.day ?? turn.now.day
        return try listReply(on: day...day, done: false, turn)
      })
  }
}
