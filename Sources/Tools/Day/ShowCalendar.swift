import Engine

extension Profile {
  var showCalendar: Tool {
    Tool(
      "show_calendar", verb: "calendar", "Shows what the calendar says of a day.", topic: .day,
      does: Work(
        .optional(.moment("date", "the day; today where none is given")), notYet: "Calendars",
        instead: ["“list week” shows the cards that are due by Sunday."]))
  }
}
