import Civil
import Engine

extension Profile {
  var showCalendar: Tool {
    // "meeting at 2" is something to go to, and nothing to look up.
    return Tool(
      "show_calendar", verb: "calendar", "Shows what is due on a day.", topic: .day,
      words: [
        "show": """
        [show|show me|open|check|see|view|peek at|look at|a peek at|a look at|read|pull up|bring up|display|list
        |give me|get|take a look at|have a look at] [me] [my|the]
        """,
        "calendar": "(calendar|calender|agenda|schedule|appointments|meetings|events|timetable)",
        "meetings": """
        [calendar|upcoming|other] (meetings|meeting|appointments|appointment|appts|events|event|calls|plans
        |commitments|engagements|calendar entries)
        """,
        "several":
          "[calendar|upcoming|other] (meetings|appointments|appts|events|commitments|engagements|calendar entries)",
        "have": "(do i have|have i got|are there|is there|have i|did i have|are on)",
        "on": "[for|on|of|from|in|at|like on|like for|looking like]",
      ],
      phrases: [
        "<show> <calendar> [please]",
        "<show> <calendar> <on> {date}",
        "<show> {date} <calendar>",
        "(peek at|check) my diary [for|on] {date}",
        "(peek at|check) my diary",
        """
        (whats|what is|what have i got|what have i|what do i have|anything|something|is there anything|whats
        up|is anything) (on|in) [my|the] (<calendar>|diary)
        """,
        """
        (whats|what is|what have i got|what have i|what do i have|anything|something|is there anything|is
        anything) (on|in) [my|the] (<calendar>|diary) <on> {date}
        """,
        "(whats|what does|what is|hows|how does|how is) my <calendar> (like|look|look like|looking|looking like)",
        """
        (whats|what does|what is|hows|how does|how is) my <calendar> [like|look|look like|looking|looking
        like] <on> {date}
        """,
        "[have i got|do i have|got|is there|are there|have i] any <meetings> [coming up|left|scheduled|booked]",
        """
        [have i got|do i have|got|is there|are there|have i] any <meetings> [coming up|scheduled|booked]
        <on> {date}
        """,
        "(have i got|do i have|got|is there) (a|an) <meetings> <on> {date}",
        "(have i got|do i have) <meetings> <on> {date}",
        "(what|which|how many) <meetings> <have> [coming up|scheduled|booked]",
        "(what|which|how many) <meetings> <have> [coming up|scheduled|booked] <on> {date}",
        "(what|which) <meetings> (are|is) [there] <on> {date}",
        "(whats|what is|when is|whens) (my|the) next <meetings>",
        "is my (<calendar>|diary|day) (clear|free|empty|full|busy|packed) <on> {date}",
        "am i (free|busy|booked|available|double booked) <on> {date}",
        "(whats|what is) due (on|by|for) {date}",
        """
        (whats|what is|what have i got|what do i have|anything|is there anything|have i got anything|got anything|do i have
        anything) [happening|planned|going on|coming up|due] (on|for) {date}
        """,
        "(whats|hows|what does|how does|how is) {date} (look|looking|like|look like|looking like)",
        "(todays|my) <meetings>", "<several>",
        "my <meetings> <on> {date}", "<several> <on> {date}",
        "{date} <several>",
      ],
      examples: [
        Example("calendar"), Example("what's on my calendar tomorrow", ["date": "2026-11-21"]),
        Example("what appointments do i have on monday", ["date": "2026-11-23"]),
      ],
      does: Work(
        .optional(.days("date", "the days; today where none are given"))
      ) { turn, days in try listed(on: days ?? turn.now.day...turn.now.day, done: false, turn) })
  }
}
