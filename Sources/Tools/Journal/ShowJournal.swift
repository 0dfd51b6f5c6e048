import Engine

extension Profile {
  var showJournal: Tool {
    let show = """
      (show|read|see|view|list|display|get|pull up|bring up|browse|look at|look back at|go through|find|read
      out)
      """
    let journal = """
      [my|the] [old|past|previous] (journal|diary|journal entry|diary entry|journal entries|diary entries
      |entries|journals)
      """
    let wrote = "(write|written|journal|journaled|journalled|put|say) [in|into] [my|the] [journal|diary] [about]"
    return Tool(
      "show_journal", verb: "show-journal", "Shows what was written in the journal.", topic: .journal,
      .optional(.day("date", "the day", past: true)), .optional(.period("period", "the stretch of time")),
      phrases: [
        "\(show) [me] \(journal) [for|from|of|on|about] {date}",
        "open [my|the] (journal|diary) [entry] [for|from|of|on] {date}",
        "\(show) [me] [my|the] {date} (journal|diary) [entry]",
        "\(show) [me] yesterdays [journal|diary] (entry|entries|journal|diary) {date=yesterday}",
        "\(show) [me] todays (journal|diary) [entry|entries] {date=today}",
        "[my] (journal|diary|journal entry|diary entry) [for|from|of|on] {date}",
        "{date} (journal|diary) [entry]",
        "what (did|have) i \(wrote) [on|for|from] {date}",
        "(whats in my journal|what is in my journal|what was in my journal|what was in my diary) [for|from|on] {date}",
        "did i (journal|write in my journal|write in my diary) [on] {date}",
        "\(show) [me] \(journal) [history]",
        "[let me|can i|i want to] \(show) \(journal)",
        "(past|old|previous|recent|latest|all|all my|my) (journal entries|diary entries|journals)",
        "(journal|diary) (history|entries|log)",
        "\(show) [me] [my|the] (last|latest|most recent) (journal|diary) [entry|entries]",
        "\(show) [me] \(journal) [for|from|of|on|in|over|during|about] {period}",
        "\(show) [me] [all] [my|the] {period} (journal|diary|journals) [entry|entries]",
        "\(show) [me] (this weeks|the weeks) (journal|diary|journals) [entry|entries] {period=week}",
        "\(show) [me] (this months|the months) (journal|diary|journals) [entry|entries] {period=month}",
        "\(show) [me] (this years|the years) (journal|diary|journals) [entry|entries] {period=year}",
        "\(show) [me] (all|all my|all of my|my whole|my entire) (journal|diary|journals) [entry|entries] {period=all}",
        "[my] (journal|diary|journal entries|diary entries) [for|from|of|on|in|over] {period}",
        "{period} (journal|diary) [entry|entries]",
        "what (did|have) i \(wrote) [in|on|over|for|from] {period}",
        """
        (whats in my journal|what is in my journal|what was in my journal|what was in my diary) [for|from|on]
        {period}
        """,
        "did i (journal|write in my journal|write in my diary) [on|in] {period}",
      ],
      examples: [
        Example("show journal"), Example("show this month's journal entries", ["period": "month"]),
        Example("what did i write in my journal yesterday", ["date": "2026-11-19"]),
      ],
      notYet: "Journal entries")
  }
}
