import Civil
import Engine

extension Profile {
  var showCalendar: Tool {
    Tool(
      "show_calendar", verb: "calendar", "Shows what is due on a day.", topic: .day,
      does: Work(.optional(.days("date", "the days; today where none are given"))) { turn, days in
        try listed(on: days ?? turn.now.day...turn.now.day, done: false, turn)
      })
  }
}
