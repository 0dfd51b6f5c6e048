import Civil
import Engine

extension Profile {
  var askDate: Tool {
    Tool(
      "ask_date", verb: "date", "Tells today's date.", topic: .companion,
      phrases: [
        "what (day|date) is (it|today) [today]", "(what is|whats) (the|todays) date [today|today please]",
        "(date|todays date|current date|the date)",
        "(what is|whats) (today|the day today|the day)", "which (day|date) is (it|today) [today]",
        "what day of the week is it [today]",
        "what month is it", "what year is it", "what (is|s) the day [today]",
        "is it (monday|tuesday|wednesday|thursday|friday|saturday|sunday) [today|already|yet]",
        "tell me the date", "what week is it", "what weekday is it [today]",
      ],
      examples: [Example("what day is it"), Example("what's the date today")],
      does: Work { turn in Reply("It is \(turn.now.day.spelt).") })
  }
}
