import Engine

extension Profile {
  var onThisDay: Tool {
    let then = """
      (on this day|this day|this day last year|this time last year|a year ago|one year ago|a year ago today|one
      year ago today|last year today|today last year|a year back|years ago today|two years ago today|on this
      date|this date last year|on this day last year|on this date last year|on this day a year ago|on today's
      date last year)
      """
    let past = """
      [in past years|in previous years|in other years|in the past|in earlier years|in years past|last year
      |years ago|before|over the years]
      """
    return Tool(
      "on_this_day", verb: "on-this-day", "Shows that there are entries of this day in earlier years.", topic: .journal,
      phrases: [
        "[show|show me|read me|open] \(then) \(past)",
        """
        what (happened|did i do|was i doing|did i write|did i journal|was i up to|was happening|was i writing
        |was i writing about|did i write about|was going on|was i thinking) [in my journal] \(then) \(past)
        """,
        "(where|how) was i \(then)",
        "[show|show me|any|my|got any] [journal] memories [from] [today|\(then)]",
        "[any|show me] [journal] entries (from|on) \(then) \(past)",
        "(throwback|flashback|look back|a look back|flash back) [to] [\(then)]",
      ],
      examples: [Example("on this day"), Example("what was i up to a year ago today")],
      notYet: "Journal entries")
  }
}
